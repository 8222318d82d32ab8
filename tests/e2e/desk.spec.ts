import { expect, type Locator, type Page, test } from "@playwright/test";
import { addDays } from "@/lib/domain/time/calendar-day";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { Board } from "@/lib/schemas/panel/board";
import type { EventSignUp } from "@/lib/schemas/sign-up/event-sign-up";
import type { Space } from "@/lib/schemas/space/space";
import { ApiClient } from "../helpers/api";
import { expectAccessible } from "../helpers/axe";
import { newEvent, registrationFor } from "../helpers/catalogue";
import { expectNoConflictingClasses } from "../helpers/classes";
import { inDays, nextWeekday, today } from "../helpers/days";
import { newAdministrator, signInAsAdministrator, signInByCookie } from "../helpers/own-admin";
import { expectHydrated, goToPlace, panelMenu } from "../helpers/panel";
import { newAdmin, newCustomer } from "../helpers/people";
import { dayInPicker } from "../helpers/picker";
import { signInByForm } from "../helpers/sign-in-form";
import { AFTERNOON, bookingBody, MORNING, newSpace } from "../helpers/spaces";

/**
 * A secretary's daily tasks, measured in presses: a click, a drag, or a key that is not text input. Typing a text into
 * a field counts as one press.
 */

let api: ApiClient;
let space: Space;
let presses = 0;
let count = 0;

test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

test.beforeEach(async ({ page }) => {
  api ??= (await newAdmin()).client;
  space = await newSpace(api, { name: `Sala ${Date.now().toString(36)}${++count}`, pricePerHour: "35" });
  await signInAsAdministrator(page);
  presses = 0;
});

const press = async (page: Page, key: string) => {
  presses += 1;
  await page.keyboard.press(key);
};
const click = async (target: Locator) => {
  presses += 1;
  await target.click();
};
const type = async (target: Locator, text: string) => {
  presses += 1;
  await target.pressSequentially(text);
};

const cell = (page: Page, name: RegExp) => page.getByRole("gridcell", { name });
const dialog = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });

/** Opens the board with the test's room only: rooms that concurrent tests add would move it, and take time. */
async function openBoard(page: Page, day: string, view = "settimana"): Promise<void> {
  await page.route("**/api/board?*", async (route) => {
    const answer = await route.fetch();
    const board: Board = await answer.json();
    await route.fulfill({
      response: answer,
      json: { ...board, rooms: board.rooms.filter(({ id }) => id === space.id) },
    });
  });
  await openWholeBoard(page, day, view);
}

async function openWholeBoard(page: Page, day: string, view = "settimana"): Promise<void> {
  await page.goto(`/admin/calendario?${view}=${day}`);
  // Drags and keys do not wait for the page, as clicks do.
  await expectHydrated(page);
  await expect(page.getByRole("grid", { name: "Calendario degli spazi" })).toBeVisible();
  // Of many rooms, only the visible ones have cells.
  const room = page.getByRole("rowheader", { name: new RegExp(`^${space.name}`) });
  await expect(room).toBeAttached();
  await room.scrollIntoViewIfNeeded();
}

async function book(day: string, more: Record<string, unknown> = {}): Promise<Booking> {
  const answer = await api.post<{ booking: Booking }>("/api/bookings", bookingBody(space.id, day, more));
  expect(answer.status).toBe(201);
  return answer.body.booking;
}

const THURSDAY = nextWeekday(4, 14);

test("'is the room free on Thursday at 17?' takes no more than 4 presses, and booking it one more", {
  tag: "@desk",
}, async ({ page }) => {
  await page.goto("/admin/oggi");
  await expect(panelMenu(page).getByRole("link", { name: "Oggi" })).toHaveAttribute("aria-current", "page");
  await expectHydrated(page);
  await press(page, "/");
  const box = page.getByRole("combobox", { name: /Cerca spazi liberi/ });
  await expect(box).toBeFocused();
  // By date, because on a Thursday evening "gio 17" would be in the past.
  const [, month, date] = THURSDAY.split("-").map(Number);
  await type(box, `${space.name} ${date}/${month} 17`);
  const answer = page.getByRole("option", { name: new RegExp(space.name) });
  await expect(answer).toContainText("35,00");
  expect(presses).toBeLessThanOrEqual(4);
  await press(page, "Enter");
  await expect(dialog(page, "Nuova prenotazione").getByLabel("Dalle")).toHaveValue("17:00");
});

test("a caller is found by two letters and booked with no more than 8 presses", {
  tag: "@phone",
}, async ({ page }) => {
  const surname = `Zq${Date.now().toString(36)}`;
  const { user } = await newCustomer({ firstName: "Zelda", lastName: surname });
  await openBoard(page, THURSDAY);
  await click(cell(page, new RegExp(`^${space.name}, giovedì .* 14:00 – 19:00: libero`)));
  const add = dialog(page, "Nuova prenotazione");
  await type(add.getByRole("combobox", { name: /Cliente/ }), surname.slice(0, 8));
  await expect(page.getByRole("option", { name: new RegExp(surname) })).toBeVisible();
  await press(page, "Enter");
  const submit = add.getByRole("button", { name: /^Prenota \(35,00/ });
  await expect(submit).toBeFocused();
  await press(page, "Enter");
  await expect(add).toBeHidden();
  expect(presses).toBeLessThanOrEqual(8);
  await expect(
    cell(page, new RegExp(`^${space.name}, giovedì .* 14:00 – 19:00: Zelda ${surname}`)),
  ).toBeVisible();
  const { body } = await api.get<Booking[]>(`/api/bookings?spaceId=${space.id}`);
  expect(body).toMatchObject([{ email: user.email, startDate: THURSDAY, ...AFTERNOON }]);
});

test("an unverified member is booked at the member price with 4 presses, and suggested first the next time", {
  tag: "@desk",
}, async ({ page }) => {
  const { body: settings } = await api.get<{ memberDiscountPercent: number }>("/api/settings");
  await api.patch("/api/settings", { memberDiscountPercent: 10 });
  try {
    const surname = `Socia${Date.now().toString(36)}`;
    const { user } = await newCustomer({ firstName: "Sara", lastName: surname });
    await api.patch(`/api/users/${user.id}`, { memberUntil: inDays(300) });
    const add = dialog(page, "Nuova prenotazione");
    const submit = add.getByRole("button", { name: /^Prenota \(31,50/ });
    await openBoard(page, THURSDAY);
    await click(cell(page, new RegExp(`^${space.name}, giovedì .* 14:00 – 19:00: libero`)));
    await type(add.getByRole("combobox", { name: "Cliente" }), surname);
    await expect(page.getByRole("option", { name: new RegExp(`${surname}.*Socio`) })).toBeVisible();
    await press(page, "Enter");
    await expect(submit).toBeFocused();
    await expect(add.getByText("Sconto soci 10 %")).toBeVisible();
    await press(page, "Enter");
    await expect(add).toBeHidden();
    expect(presses).toBeLessThanOrEqual(4);

    await click(cell(page, new RegExp(`^${space.name}, giovedì .* 08:00 – 13:00: libero`)));
    await expect(add.getByRole("option", { name: new RegExp(surname) })).toBeVisible();
    await press(page, "ArrowDown");
    await press(page, "Enter");
    await expect(submit).toBeFocused();
    await press(page, "Enter");
    await expect(add).toBeHidden();
    expect(presses).toBeLessThanOrEqual(8);
    const { body } = await api.get<Booking[]>(`/api/bookings?spaceId=${space.id}`);
    expect(body.map(({ totalAmount, email }) => [totalAmount, email])).toEqual([
      [3150, user.email],
      [3150, user.email],
    ]);
    expect(new Set(body.map(({ personId }) => personId)).size).toBe(1);
  } finally {
    await api.patch("/api/settings", { memberDiscountPercent: settings.memberDiscountPercent });
  }
});

test("a new caller is booked by name alone from the list of bookings, with the keyboard", {
  tag: "@desk",
}, async ({ page }) => {
  await page.goto("/admin/prenotazioni");
  await click(page.getByRole("button", { name: "Nuova prenotazione" }));
  const add = dialog(page, "Nuova prenotazione");
  // The dialog opens with the next free hour.
  await expect(add.getByLabel("Dalle")).toHaveValue(/:00$/);
  await add.getByLabel("Spazio", { exact: true }).selectOption(String(space.id));
  await add.getByLabel("Giorno", { exact: true }).fill(THURSDAY);
  await add.getByLabel("Dalle").fill("08:00");
  await add.getByLabel("Alle", { exact: true }).fill("13:00");
  await add.getByRole("button", { name: "Scegli dal calendario" }).click();
  await expect(await dayInPicker(add, THURSDAY)).toHaveAccessibleName(/libero/);
  await expect(add.getByRole("button", { name: /^Mattina/ })).toHaveAttribute("aria-pressed", "true");
  await type(add.getByRole("combobox", { name: "Cliente" }), "dora solonome");
  await expect(page.getByRole("option", { name: /^Nuovo: dora solonome/ })).toBeVisible();
  await press(page, "ArrowUp");
  await press(page, "Enter");
  await expect(add.getByLabel("Cognome")).toBeFocused();
  await expect(add.getByRole("button", { name: /^Prenota \(35,00/ })).toBeVisible();
  await press(page, "Enter");
  await expect(dialog(page, "Prenotazione")).toContainText("Dora Solonome");
  expect(presses).toBeLessThanOrEqual(6);
  const { body } = await api.get<Booking[]>(`/api/bookings?spaceId=${space.id}`);
  expect(body).toMatchObject([{ email: "", phone: null, lastName: "Solonome", startDate: THURSDAY }]);
});

test("a new person is booked without an e-mail address for a period dragged on the board", {
  tag: "@desk",
}, async ({ page }) => {
  await openBoard(page, THURSDAY, "giorno");
  const from = cell(page, new RegExp(`^${space.name}, .* 09:00 – 10:00: libero`));
  const to = cell(page, new RegExp(`^${space.name}, .* 11:00 – 12:00: libero`));
  await from.scrollIntoViewIfNeeded();
  await from.hover();
  await page.mouse.down();
  await to.hover();
  await expect(page.getByRole("status").filter({ hasText: "09:00–12:00" })).toBeVisible();
  await page.mouse.up();
  const add = dialog(page, "Nuova prenotazione");
  await expect(add.getByLabel("Dalle")).toHaveValue("09:00");
  await expect(add.getByLabel("Alle", { exact: true })).toHaveValue("12:00");
  await add.getByRole("combobox", { name: /Cliente/ }).fill("marta senzaposta");
  await page.getByRole("option", { name: /^Nuovo: / }).click();
  await expect(add.getByLabel("Nome", { exact: true })).toHaveValue("Marta");
  await add.getByRole("button", { name: /^Prenota/ }).click();
  await expect(add).toBeHidden();
  const { body } = await api.get<Booking[]>(`/api/bookings?spaceId=${space.id}`);
  expect(body).toMatchObject([
    { email: "", userId: null, lastName: "Senzaposta", startTime: "09:00", endTime: "12:00" },
  ]);
});

test("a booking is moved by drag with no more than 3 presses, its conflicts are shown, and the move is undone", {
  tag: "@desk",
}, async ({ page }) => {
  const moved = await book(THURSDAY, { ...MORNING, firstName: "Mara", lastName: "Mossa" });
  await book(addDays(THURSDAY, 1), { ...MORNING, firstName: "Marco", lastName: "Occupato" });
  await openBoard(page, THURSDAY);
  const bar = cell(page, new RegExp(`^${space.name}.*Mara Mossa`));
  await bar.scrollIntoViewIfNeeded();
  await bar.hover();
  await page.mouse.down();
  await cell(page, new RegExp(`^${space.name}.*Marco Occupato`)).hover();
  await expect(page.getByRole("status").filter({ hasText: "Marco Occupato" })).toContainText("già prenotato");
  await expect(page.getByText("Qui non si può spostare. Esc: lascia dov'è.")).toBeVisible();
  await cell(page, new RegExp(`^${space.name}, giovedì .* 14:00 – 19:00: libero`)).hover();
  await page.mouse.up();
  presses += 1;
  const move = dialog(page, "Sposta la prenotazione");
  await expect(move.getByText("Libero in questo periodo.")).toBeVisible();
  await click(move.getByRole("button", { name: "Sposta", exact: true }));
  await expect(move).toBeHidden();
  expect(presses).toBeLessThanOrEqual(3);
  expect((await api.get<Booking>(`/api/bookings/${moved.id}`)).body).toMatchObject(AFTERNOON);
  await page.getByRole("button", { name: "Annulla l'operazione" }).click();
  await expect(page.getByText("Spostamento annullato").first()).toBeVisible();
  expect((await api.get<Booking>(`/api/bookings/${moved.id}`)).body).toMatchObject(MORNING);
});

test("a booking is moved by keyboard alone", { tag: "@desk" }, async ({ page }) => {
  const moved = await book(THURSDAY, { ...MORNING, firstName: "Mara", lastName: "Tastiera" });
  await openBoard(page, THURSDAY);
  await cell(page, new RegExp(`^${space.name}.*Mara Tastiera`)).focus();
  await page.keyboard.press("m");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("status").filter({ hasText: "pomeriggio" })).toContainText("35,00");
  await page.keyboard.press("Enter");
  const move = dialog(page, "Sposta la prenotazione");
  await expect(move.getByRole("button", { name: "Sposta", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(move).toBeHidden();
  // The focus is on the moved booking.
  await expect(cell(page, new RegExp(`^${space.name}.*Mara Tastiera`))).toBeFocused();
  expect((await api.get<Booking>(`/api/bookings/${moved.id}`)).body).toMatchObject(AFTERNOON);
});

test("fifty rooms: all are reached by keyboard, hours are not cut off, and dragging to the edge scrolls", {
  tag: "@desk",
}, async ({ page }) => {
  const hers = space;
  await book(THURSDAY, { ...MORNING, lastName: "Lontana" });
  const last = await newSpace(api, { name: `Aula Z ${Date.now().toString(36)}` });
  // The rooms between are only on the board: stored ones would slow down all tests that follow.
  await page.route("**/api/board?*", async (route) => {
    const answer = await route.fetch();
    const board: Board = await answer.json();
    const [first, end] = [hers, last].map(({ id }) => board.rooms.filter((room) => room.id === id));
    const between = Array.from({ length: 48 }, (_, index) =>
      first?.map((room) => ({ ...room, id: 1_000_000 + index, name: `Aula B ${index}` })),
    );
    const rooms = [first, ...between, end].flatMap((some) => some ?? []);
    await route.fulfill({ response: answer, json: { ...board, rooms } });
  });
  await openWholeBoard(page, THURSDAY);
  const board = page.getByRole("grid", { name: "Calendario degli spazi" });
  const bar = cell(page, new RegExp(`^${hers.name}.*Lontana`));
  await expect(bar).toContainText("8–13");

  await bar.focus();
  await page.keyboard.press("Control+End");
  const focused = board.locator("[data-key]:focus");
  await expect(focused).toBeInViewport();
  await page.keyboard.press("PageUp");
  await page.keyboard.press("PageDown");
  await expect(focused).toBeInViewport();
  await page.keyboard.press("Control+Home");
  await expect(focused).toBeInViewport();
  expect(await board.evaluate((element) => element.scrollTop)).toBeLessThan(50);

  // Rows outside the visible area have their names, but no cells.
  await page.getByRole("rowheader", { name: hers.name }).scrollIntoViewIfNeeded();
  await bar.scrollIntoViewIfNeeded();
  const before = await board.evaluate((element) => element.scrollTop);
  await bar.hover();
  await page.mouse.down();
  const box = await board.boundingBox();
  const hand = await bar.boundingBox();
  if (!box || !hand) throw new Error("The board is not there.");
  await page.mouse.move(hand.x + hand.width / 2, Math.min(box.y + box.height, 900) - 6, { steps: 5 });
  await expect.poll(() => board.evaluate((element) => element.scrollTop)).toBeGreaterThan(before + 300);
  await cell(page, new RegExp(`^${last.name}, giovedì .* 14:00 – 19:00: libero`)).hover();
  await page.mouse.up();
  const move = dialog(page, "Sposta la prenotazione");
  await expect(move).toContainText(last.name);
  await page.keyboard.press("Escape");
});

test("a payment is recorded with no more than 3 presses", { tag: "@desk" }, async ({ page }) => {
  const booking = await book(THURSDAY, { ...MORNING, lastName: "Pagante" });
  await openBoard(page, THURSDAY);
  await click(cell(page, new RegExp(`^${space.name}.*Pagante`)));
  await click(page.getByRole("button", { name: "Registra pagamento" }));
  await click(page.getByRole("button", { name: "Registra", exact: true }));
  await expect(page.getByText("Pagamento registrato").first()).toBeVisible();
  expect(presses).toBeLessThanOrEqual(3);
  expect((await api.get<Booking>(`/api/bookings/${booking.id}`)).body.paymentStatus).toBe("paid");
  await page.keyboard.press("Escape");
  await expect(cell(page, new RegExp(`^${space.name}.*Pagante.*pagato`))).toBeAttached();
});

test("a participant is checked in at the door with no more than 2 presses", { tag: "@phone" }, async ({
  page,
}) => {
  const event = await newEvent(api);
  const path = `/api/events/${event.id}/registrations`;
  await new ApiClient().post(path, registrationFor({ firstName: "Piera", lastName: "Puntuale" }));
  await api.put(`/api/events/${event.id}`, { eventDate: today() });
  await page.goto("/admin/oggi");
  await click(page.getByRole("button", { name: new RegExp(event.title) }));
  await click(page.getByRole("dialog", { name: "Ingresso" }).getByRole("button", { name: /Puntuale Piera/ }));
  await expect(page.getByText("Piera Puntuale: ingresso registrato.")).toBeVisible();
  expect(presses).toBeLessThanOrEqual(2);
  expect((await api.get<EventSignUp[]>(path)).body[0]?.checkIns).toHaveLength(1);
});

test("a day is closed with no more than 6 presses", { tag: "@desk" }, async ({ page }) => {
  const day = inDays(90);
  await page.goto("/admin/oggi");
  presses += 1;
  await goToPlace(page, "Prenotazioni");
  await click(page.getByRole("button", { name: "Chiudi dei giorni" }));
  const add = dialog(page, "Nuova chiusura");
  await add.getByLabel("Spazio").selectOption(String(space.id));
  presses += 1;
  await type(add.getByLabel("Motivo"), "Inventario");
  await add.getByLabel("Dal", { exact: true }).fill(day);
  await add.getByLabel("Al", { exact: true }).fill(day);
  presses += 1;
  await click(add.getByRole("button", { name: "Chiudi in questi giorni" }));
  await expect(page.getByText("Chiusura creata").first()).toBeVisible();
  expect(presses).toBeLessThanOrEqual(6);
});

test("the board shows other users' changes within seconds", { tag: "@desk" }, async ({ page }) => {
  // A change made before the stream is open would not be announced.
  const stream = page.waitForResponse((response) => response.url().endsWith("/api/board/changes"));
  await openBoard(page, THURSDAY);
  await stream;
  await book(THURSDAY, { ...MORNING, lastName: "Altrove" });
  await expect(cell(page, new RegExp(`^${space.name}.*Altrove`))).toBeAttached();
});

test("the board opens after the login for users who have chosen it", { tag: "@desk" }, async ({ page }) => {
  const admin = await newAdministrator();
  await page.context().clearCookies();
  await signInByCookie(page, admin);
  await page.goto("/settings");
  await page.getByLabel("Si apre per primo").selectOption({ label: "Calendario degli spazi" });
  await expect(page.getByText("Scelta salvata").first()).toBeVisible();
  await page.context().clearCookies();
  await signInByForm(page, admin.username, admin.password);
  await expect(page).toHaveURL(/\/admin\/calendario/);
});

test("the panel's pages have URLs: back, reload and former URLs work", { tag: "@desk" }, async ({ page }) => {
  await page.goto("/admin?tab=courses");
  await expect(page).toHaveURL(/\/admin\/corsi$/);
  await goToPlace(page, "Calendario");
  await expect(page).toHaveURL(/\/admin\/calendario$/);
  await page.getByRole("button", { name: "Mese", exact: true }).click();
  await expect(page).toHaveURL(/\?mese=\d{4}-\d{2}$/);
  await page.reload();
  await expect(page.getByRole("button", { name: "Mese", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/calendario$/);
  await expect(page.getByRole("button", { name: "Settimana", exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/corsi$/);
  await expect(page.getByRole("region", { name: "Corsi", exact: true })).toBeVisible();
});

test("the sheet of a full day is one page", { tag: "@desk" }, async ({ page }) => {
  const notes = "Servono dieci tappetini in più e la chiave dell'armadio.";
  const one = await book(THURSDAY, { ...MORNING, lastName: "Lungo Cognome Di Esempio", notes });
  await page.route("**/api/overview", async (route) => {
    const answer = await route.fetch();
    const todaysBookings = Array.from({ length: 30 }, (_, n) => ({ ...one, id: n + 1 }));
    await route.fulfill({ response: answer, json: { ...(await answer.json()), todaysBookings } });
  });
  // The browser's print dialog would block the test.
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await page.goto("/admin/oggi");
  await expect(page.getByText(one.lastName).first()).toBeVisible();
  await page.getByRole("button", { name: "Stampa il foglio del giorno" }).click();
  await expect(page.locator("body > .print-sheet tbody tr").nth(29)).toBeAttached();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

// On a phone the week shows one day at a time.
test("a booking of three days covers the hatching of its last day, which has become a holiday", {
  tag: "@desk",
}, async ({ page }) => {
  const last = addDays(THURSDAY, 2);
  await book(THURSDAY, { endDate: last, firstName: "Rita", lastName: "Ritiro" });
  await page.route("**/api/board?*", async (route) => {
    const answer = await route.fetch();
    const board: Board = await answer.json();
    const closed = [
      {
        startsAt: `${last}T00:00:00.000Z`,
        endsAt: `${last}T23:00:00.000Z`,
        message: "Chiuso: festa del patrono",
      },
    ];
    const rooms = board.rooms.filter(({ id }) => id === space.id).map((room) => ({ ...room, closed }));
    await route.fulfill({ response: answer, json: { ...board, rooms } });
  });
  await openWholeBoard(page, THURSDAY);
  const bar = cell(page, new RegExp(`^${space.name}.*Rita Ritiro`));
  await bar.scrollIntoViewIfNeeded();
  await expect(cell(page, new RegExp(`^${space.name}.*festa del patrono`))).toBeAttached();
  const isOnTop = await bar.evaluate((entry) => {
    const { right, top, height } = entry.getBoundingClientRect();
    return entry.contains(document.elementFromPoint(right - 20, top + height / 2));
  });
  expect(isOnTop).toBe(true);
});

test("the board has no axe violations in any view, and nothing overflows", async ({ page, isMobile }) => {
  // As in accessibility.spec.ts, both themes are checked, each at one width.
  await page.emulateMedia({ colorScheme: isMobile ? "dark" : "light" });
  await book(THURSDAY, { ...MORNING, lastName: "Visibile" });
  for (const view of ["mese", "giorno", "settimana"]) {
    await openBoard(page, view === "mese" ? THURSDAY.slice(0, 7) : THURSDAY, view);
    await expectAccessible(page);
    await expectNoConflictingClasses(page);
  }
  await cell(page, new RegExp(`^${space.name}, giovedì .* 14:00 – 19:00: libero`)).click();
  await expect(dialog(page, "Nuova prenotazione")).toBeVisible();
  await expectAccessible(page);
});
