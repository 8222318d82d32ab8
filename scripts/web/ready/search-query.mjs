/**
 * The one address of a search of spaces: parameters that it does not know are dropped, as is what says nothing, and
 * the rest stands in one order. What is not well-formed has none: the page says what is wrong with it, and is not kept.
 */
const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const FLAG = /^(true|false)$/;
const PRICE = /^(0|[1-9]\d{0,3})$/;
const PEOPLE = /^[1-9]\d{0,3}$/;
/** The names that lib/domain/search/space-search.ts knows; a test compares. */
export const TYPES = ["therapy", "yoga", "workshop", "meeting"];
export const CAPACITIES = ["1-5", "6-10", "11-20", "20+"];
export const SERVICES = ["soundSystem", "storage", "yogaMats", "airConditioning"];
export const SORTS = ["featured", "price-low", "price-high", "capacity"];
/** How many days before and after a search that found nothing its way out looks at; as in lib/domain/booking/alternatives. */
export const NEAR_DAYS = 14;
const DAY_MS = 86_400_000;

const oneOf = (names) => (value) => names.includes(value);
const matches = (pattern) => (value) => pattern.test(value);
/** In the order of the address; `services` may be there several times. */
const PARAMETERS = new Map([
  ["startDate", matches(DAY)],
  ["endDate", matches(DAY)],
  ["isFullDay", matches(FLAG)],
  ["startTime", matches(TIME)],
  ["endTime", matches(TIME)],
  ["availableOnly", matches(FLAG)],
  ["type", oneOf(TYPES)],
  ["maxPrice", matches(PRICE)],
  ["people", matches(PEOPLE)],
  ["capacity", oneOf(CAPACITIES)],
  ["services", () => true],
  ["sort", oneOf(SORTS)],
]);
/** What a search knows; a test compares them with the schema of the API. */
export const PARAMETER_NAMES = [...PARAMETERS.keys()];
/** Parameters that change what is answered, but are none of a search. */
const OTHERS = new Set(["space"]);
/** What the selects of the page send for no choice. */
const NO_CHOICE = new Set(["", "all", "any"]);

const moved = (day, count) => new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);

/** The days that a search by dates looks at when it finds nothing. */
const nearDays = (from, to) => ({ from: moved(from, -NEAR_DAYS), to: moved(to, NEAR_DAYS) });

/** The parameters by name, without what says nothing; null when one is wrong or there twice. */
function readParameters(query, { isPage }) {
  const found = new Map();
  for (const [name, value] of new URLSearchParams(query)) {
    if (OTHERS.has(name)) return null;
    const isGood = PARAMETERS.get(name);
    if (isGood === undefined || value === "" || (isPage && NO_CHOICE.has(value))) continue;
    const isAnotherService = isPage && name === "services" && found.has(name);
    if (!isGood(value) || (found.has(name) && !isAnotherService)) return null;
    found.set(name, isAnotherService ? `${found.get(name)},${value}` : value);
  }
  return found;
}

/** Services in one order, each once; null when there is one that nobody offers. */
function normalServices(value) {
  const services = value.split(",").filter((service) => service !== "");
  if (!services.every((service) => SERVICES.includes(service))) return null;
  return SERVICES.filter((service) => services.includes(service)).join(",");
}

function dropDefaults(found, { isPage }) {
  if (found.get("sort") === "featured") found.delete("sort");
  if (found.get("services") === "") found.delete("services");
  if (found.get("availableOnly") === "false") found.delete("availableOnly");
  // The slider of the page ends at 100, which means no limit.
  if (isPage && Number(found.get("maxPrice")) >= 100) found.delete("maxPrice");
  if (!found.has("startDate")) for (const name of ["isFullDay", "startTime", "endTime"]) found.delete(name);
  else if (found.get("endDate") === found.get("startDate")) found.delete("endDate");
  const hasTimes = found.has("startTime") && found.has("endTime");
  const isFullDay = found.has("isFullDay") ? found.get("isFullDay") === "true" : !hasTimes;
  if (isFullDay) for (const name of ["startTime", "endTime"]) found.delete(name);
  if (isFullDay || hasTimes) found.delete("isFullDay");
}

/**
 * @param {string} query what stands behind the question mark
 * @param {{ isPage: boolean }} kind a page forgives more than the API
 * @returns {{ query: string, days: Days | null, nearDays: Days | null } | null} the query in its one form, the days that
 * it is about, and those that its page shows when nothing was found; null for one that is not to be kept
 * @typedef {{ from: string, to: string }} Days
 */
export function normalSearch(query, kind) {
  const found = readParameters(query, kind);
  if (found === null) return null;
  if (found.has("services")) {
    const services = normalServices(found.get("services"));
    if (services === null) return null;
    found.set("services", services);
  }
  if (found.has("endDate") && !found.has("startDate")) return null;
  dropDefaults(found, kind);
  const normal = new URLSearchParams();
  for (const name of PARAMETERS.keys()) if (found.has(name)) normal.set(name, found.get(name));
  const from = found.get("startDate");
  const to = found.get("endDate") ?? from;
  if (from !== undefined && to < from) return null;
  if (from === undefined) return { query: normal.toString(), days: null, nearDays: null };
  return { query: normal.toString(), days: { from, to }, nearDays: kind.isPage ? nearDays(from, to) : null };
}
