import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { adjustToNow } from "@/lib/domain/room-time/rest-of-today";
import { periodParams } from "@/lib/domain/search/space-search-url";
import { formatDay } from "@/lib/domain/time/day-format";
import { waitForAnimations } from "../helpers/axe";
import { inDays, today } from "../helpers/days";
import { inItalian } from "../helpers/in-italian";
import { signInAsAdministrator, signInAsCustomer } from "../helpers/own-admin";
import { newAdmin } from "../helpers/people";
import { openRoom } from "../helpers/picker";
import { bookingBody, newSpace } from "../helpers/spaces";

/* Regression tests for small bugs. */

const unique = (what: string) => `${what} ${randomUUID().slice(0, 8)}`;

test("the longest menu truncates the greeting, not the centre's name", {
  tag: "@desk",
}, async ({ page }) => {
  await signInAsAdministrator(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/courses");
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: "Admin" })).toBeVisible();
  const name = header.getByText("Centro Ninfea", { exact: true });
  expect(
    await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  ).toBeLessThanOrEqual(0);
});

test("the greeting is visible at every width, in the menu on phones, and the centre's name stays on one line", {
  tag: "@desk",
}, async ({ page }) => {
  await signInAsCustomer(page, { firstName: "Ginevra" });
  const header = page.getByRole("banner");
  const seen = header.getByText("Benvenuto/a Ginevra").and(page.locator(":visible"));
  await page.goto("/courses");
  for (const width of [1280, 768, 360, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(header.getByRole("button", { name: "Menu di Ginevra Esempio" })).toBeVisible();
    if (width === 360) await header.locator("summary").click();
    await expect(seen.last()).toBeVisible();
    const name = await header.getByText("Centro Ninfea", { exact: true }).boundingBox();
    expect(name?.height).toBeLessThan(32);
  }
});

test("a search for today offers the rest of the day and explains it", { tag: "@phone" }, async ({ page }) => {
  await newSpace((await newAdmin()).client, { name: unique("Sala Oggi") });
  // The rest of the day depends on the current time, and the minute may change during the request.
  const asked = { startDate: today(), endDate: today(), isFullDay: true, startTime: null, endTime: null };
  let wanted = adjustToNow(asked, new Date());
  await expect(async () => {
    wanted = adjustToNow(asked, new Date());
    await page.goto(`/spaces?${periodParams(asked)}`);
    const results = page.getByRole("region", { name: "Risultati" });
    await expect(results.getByText(/^(La giornata di oggi|Per oggi non resta)/)).toHaveText(
      wanted.note === null ? [] : [inItalian(wanted.note)],
    );
    await expect(results.getByText(formatDay(wanted.request.startDate, "it")).first()).toBeVisible();
  }).toPass();
  // A whole day that has started cannot be booked: the cards link to the remaining period.
  const card = page
    .getByRole("article")
    .first()
    .getByRole("link", { name: /^Vedi Dettagli/ });
  const { searchParams } = new URL((await card.getAttribute("href")) ?? "", page.url());
  expect(Object.fromEntries(searchParams)).toEqual(Object.fromEntries(periodParams(wanted.request)));
});

test("the refund in the cancellation dialog causes no layout shift", { tag: "@phone" }, async ({ page }) => {
  const space = await newSpace((await newAdmin()).client);
  const { client, user } = await signInAsCustomer(page);
  await client.post("/api/bookings", bookingBody(space.id, inDays(19), { email: user.email }));
  let answer = (): void => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/bookings/*/cancellation", async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto("/mybookings");
  await page.getByRole("button", { name: "Annulla prenotazione" }).click();
  const question = page.getByRole("alertdialog");
  const button = question.getByRole("button", { name: "Annulla prenotazione" });
  await expect(question.getByText("Calcolo del rimborso…")).toBeAttached();
  await expect(question.getByText(/Non hai ancora pagato nulla/)).toBeHidden();
  await waitForAnimations(page);
  const before = await button.boundingBox();
  answer();
  await expect(question.getByText(/Non hai ancora pagato nulla/)).toBeVisible();
  expect(await button.boundingBox()).toEqual(before);
});

test("price and continue button stay visible while choosing in the dialog of a room", async ({
  page,
  isMobile,
}) => {
  const space = await newSpace((await newAdmin()).client, { name: unique("Sala In Vista") });
  await page.setViewportSize({ width: isMobile ? 360 : 1280, height: 640 });
  const day = inDays(20);
  await page.goto(`/spaces?startDate=${day}&endDate=${day}&isFullDay=true`);
  const dialog = await openRoom(page, space.name);
  const goOn = dialog.getByRole("button", { name: "Continua con la prenotazione" });
  await expect(goOn).toBeEnabled();
  // From the start of the picker, which on a phone is below the details of the room.
  await dialog
    .getByRole("heading", { name: "Seleziona le date" })
    .evaluate((heading) => heading.scrollIntoView());
  await expect(goOn).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByText("Totale", { exact: true }).last()).toBeInViewport({ ratio: 1 });
});

test("the panel collapses filters on a phone, pins the buttons of long forms, and hides the focus ring of clicks", async ({
  page,
  isMobile,
}) => {
  await signInAsAdministrator(page);
  await page.goto("/admin/prenotazioni");
  const state = page.getByLabel("Stato", { exact: true }).first();
  if (isMobile) {
    await expect(state).toBeHidden();
    await page.locator("summary", { hasText: "Filtri" }).click();
  }
  await expect(state).toBeVisible();

  await page.goto("/admin/corsi");
  const edit = page.getByRole("button", { name: /^Modifica / }).first();
  await edit.click();
  const form = page.getByRole("dialog", { name: "Modifica corso" });
  await expect(form.getByLabel("Titolo")).toBeInViewport();
  await expect(form.getByRole("button", { name: "Salva" })).toBeInViewport({ ratio: 1 });
  await form.getByRole("button", { name: "Annulla" }).click();
  await expect(form).toHaveCount(0);
  if (!isMobile) await expect(edit).toHaveCSS("outline-style", "none");
});

test("a list of the panel ignores clicks on a slow phone until it is hydrated @phone", async ({ page }) => {
  await signInAsAdministrator(page);
  const slow = await page.context().newCDPSession(page);
  await slow.send("Emulation.setCPUThrottlingRate", { rate: 8 });
  await page.goto("/admin/corsi");
  await page
    .getByRole("button", { name: /^Modifica / })
    .first()
    .click();
  // Eight times slower than the machine, which may be slow itself.
  await expect(page.getByRole("dialog", { name: "Modifica corso" })).toBeVisible();
});

test("the name of a room is never covered on the board, at any scroll position @phone", async ({ page }) => {
  await signInAsAdministrator(page);
  await page.goto("/admin/calendario");
  const grid = page.getByRole("grid", { name: "Calendario degli spazi" });
  const room = page.getByRole("rowheader", { name: /^Sala Salvia/ });
  await expect(room).toBeVisible();
  await room.scrollIntoViewIfNeeded();
  for (const left of [0, 300, 10_000]) {
    await grid.evaluate((element, x) => element.scrollTo({ left: x }), left);
    const isSeen = await room.evaluate((element) => {
      const { x, y, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + 12, y + height / 2));
    });
    expect(isSeen).toBe(true);
  }
});
