/** Requests of the measurements: pages as browsers request them, data as programs do, bookings and logins. */

/**
 * The calendar day a number of days from now, in UTC.
 * @param {number} count
 */
export const inDays = (count) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);

/** Headers that every browser sends with a page request. */
const BROWSER = {
  "Accept-Encoding": "gzip, br",
  Accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
  "Accept-Language": "it-IT,it;q=0.9",
};

/**
 * A page request of a browser.
 * @param {string} path
 */
export const page = (path) => () => ({ path, headers: BROWSER });

/** @type {readonly (readonly [start: string, end: string])[]} */
const SPANS = [
  ["14:00", "15:00"],
  ["14:00", "18:00"],
  ["15:00", "20:00"],
];
const SEARCHED_DAYS = 20;
const FIRST_DAY = 3;

/**
 * The n-th of 60 different searches: three spans of an afternoon on each of 20 days, whose mornings are booked.
 * @param {number} n
 */
export function search(n) {
  const day = inDays(FIRST_DAY + (Math.floor(n / SPANS.length) % SEARCHED_DAYS));
  const [start, end] = SPANS[n % SPANS.length] ?? ["", ""];
  return `startDate=${day}&endDate=${day}&isFullDay=false&startTime=${start}&endTime=${end}`;
}
export const SEARCHES = SPANS.length * SEARCHED_DAYS;

/**
 * Price limits that exclude no room; from 100 on, the page has no limit, so all of those searches would be the same.
 */
const PRICES = { first: 71, count: 29 };
const SORTS = ["featured", "price-low", "price-high", "capacity"];
/** Capacity of the smallest room. */
const MAX_PEOPLE = 4;

/**
 * The n-th of 27,840 searches that find the same rooms, but are different pages.
 * @param {number} n
 */
export function freshSearch(n) {
  const round = Math.floor(n / SEARCHES);
  const maxPrice = PRICES.first + (round % PRICES.count);
  const sort = SORTS[Math.floor(round / PRICES.count) % SORTS.length];
  const people = 1 + (Math.floor(round / PRICES.count / SORTS.length) % MAX_PEOPLE);
  return `${search(n)}&maxPrice=${maxPrice}&sort=${sort}&people=${people}`;
}

/** Spans in the mornings, which are booked. */
const TAKEN_SPANS = [
  ["08:00", "09:00"],
  ["09:00", "12:00"],
  ["08:00", "13:00"],
];

/**
 * The n-th of as many searches that find no room, only nearby days.
 * @param {number} n
 */
export function freshSearchInVain(n) {
  const [start = "", end = ""] = TAKEN_SPANS[n % TAKEN_SPANS.length] ?? [];
  return freshSearch(n)
    .replace(/startTime=[\d:]+/, `startTime=${start}`)
    .replace(/endTime=[\d:]+/, `endTime=${end}`);
}

/** The calendar of a room for 90 days, as requested by a visitor's browser. */
export const calendar = () => ({
  path: "/api/spaces/14/availability",
  headers: { ...BROWSER, Accept: "application/json" },
});

/** The same, uncached: requests with a cookie, which may be a session's, get no cached response. */
export const calendarAnew = () => {
  const { path, headers } = calendar();
  return { path, headers: { ...headers, Cookie: "visited=1" } };
};

/** The price of an afternoon. */
export const quote = () => ({
  path: `/api/spaces/14/quote?${search(1)}`,
  headers: { ...BROWSER, Accept: "application/json" },
});

/**
 * An API request of the panel.
 * @param {string} path
 * @param {string} token
 */
export const asStaff = (path, token) => () => ({
  path,
  headers: { ...BROWSER, Accept: "application/json", Authorization: `Bearer ${token}` },
});

/**
 * A page of the panel, requested by a signed-in browser.
 * @param {string} path
 * @param {string} cookie
 */
export const panelPage = (path, cookie) => () => ({ path, headers: { ...BROWSER, Cookie: cookie } });

/**
 * The session cookie after signing in with a browser.
 * @param {string} base
 * @param {{ username: string, password: string }} who
 */
export async function browserLogin(base, { username, password }) {
  const response = await fetch(`${base}/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: base },
    body: JSON.stringify({ username, password }),
  });
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

/** A different client address per request, so that rate limits do not apply. */
const address = (/** @type {number} */ n) => ({
  "X-Forwarded-For": `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
});

const HOURS = 6;
/** @typedef {{ token: string, email: string }} Booker a customer, with the address of the confirmation e-mail */

/**
 * The n-th booking of an afternoon hour, distributed over `rooms`, starting `firstDay` days ahead. Bookers alternate.
 * @param {{ n: number, rooms: readonly number[], firstDay?: number, bookers: readonly Booker[], run: string }} which
 */
export function booking({ n, rooms, firstDay = FIRST_DAY, bookers, run }) {
  const { token, email } = bookers[n % bookers.length] ?? { token: "", email: "" };
  const hour = 14 + (Math.floor(n / rooms.length) % HOURS);
  const day = inDays(firstDay + Math.floor(n / (rooms.length * HOURS)));
  return {
    method: "POST",
    path: "/api/bookings",
    headers: {
      Authorization: `Bearer ${token}`,
      ...address(n),
      "Idempotency-Key": `bench-${run}-${n}`,
    },
    body: {
      spaceId: rooms[n % rooms.length],
      startDate: day,
      endDate: day,
      isFullDay: false,
      startTime: `${hour}:00`,
      endTime: `${hour + 1}:00`,
      purpose: "Yoga",
      attendees: 1,
      firstName: "Giulia",
      lastName: "Esempio",
      email,
    },
  };
}

/**
 * The n-th login of a person.
 * @param {number} n
 * @param {{ username: string, password: string }} body
 */
export const loginRequest = (n, body) => ({
  method: "POST",
  path: "/api/auth/login",
  headers: address(n),
  body,
});

/**
 * The access token of a client that is not a browser.
 * @param {string} base
 * @param {{ username: string, password: string }} who
 * @returns {Promise<string>}
 */
export async function login(base, { username, password }) {
  const response = await fetch(`${base}/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ username, password }),
  });
  return (await response.json()).authToken;
}
