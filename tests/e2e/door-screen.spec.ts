import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { dayOf } from "@/lib/domain/time/dates";
import type { ScreenCreated } from "@/lib/schemas/panel/screen";
import type { ApiClient } from "../helpers/api";
import { expectAccessible, expectNoAxeViolations } from "../helpers/axe";
import { newEvent } from "../helpers/catalogue";
import { signInAsAdministrator } from "../helpers/own-admin";
import { newAdmin } from "../helpers/people";
import { newSpace } from "../helpers/spaces";

/* The screens at the door, from the panel to the television. */

/** The smallest text size of a screen, in percent of its height: legible from three metres. */
const LEAST_HUNDREDTHS = 4.2;

async function newScreen(admin: ApiClient, spaceId: number | null): Promise<ScreenCreated> {
  const { body } = await admin.post<ScreenCreated>("/api/screens", {
    ...{ name: "Porta della sala", spaceId, showsNames: false },
  });
  return body;
}

/** An event that takes all day. */
const eventToday = (admin: ApiClient, spaceId: number) =>
  newEvent(admin, { eventDate: dayOf(new Date()), startTime: "07:00", endTime: "23:00", spaceId });

/** The smallest text size in percent, and the texts that overflow the screen or their section. */
async function misfits(page: Page) {
  return page.evaluate(() => {
    const small: number[] = [];
    const out: string[] = [];
    for (const element of document.querySelectorAll(
      ".door-screen :is(p, h1, h2, strong, time, span, small)",
    )) {
      const { right, bottom, width } = element.getBoundingClientRect();
      if (width === 0 || element.textContent === "") continue;
      small.push((Number.parseFloat(getComputedStyle(element).fontSize) / innerHeight) * 100);
      const part = element.closest("section")?.getBoundingClientRect();
      if (right > (part?.right ?? innerWidth) + 1 || bottom > (part?.bottom ?? innerHeight) + 1)
        out.push(element.textContent ?? "");
    }
    return { smallest: Math.min(...small), out };
  });
}

test("a device becomes a screen by its code, follows the bookings, and works offline", {
  tag: "@desk",
}, async ({ page, context }) => {
  const { client: admin } = await newAdmin();
  const room = await newSpace(admin);
  const screen = await newScreen(admin, room.id);
  const { body } = await admin.post<{ code: string }>(`/api/screens/${screen.id}/code`);

  await page.setViewportSize({ width: 800, height: 480 });
  await page.goto("/schermo");
  await expectNoAxeViolations(page);
  await page.getByLabel("Codice").fill("000000");
  await page.getByRole("button", { name: "Apri lo schermo" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
  await page.getByLabel("Codice").fill(body.code);
  await page.getByRole("button", { name: "Apri lo schermo" }).click();
  await expect(page).toHaveURL(/\/schermo\/[\w-]{40,}$/);
  await expect(page.getByRole("heading", { level: 1, name: room.name })).toBeVisible();
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);

  const event = await eventToday(admin, room.id);
  await expect(page.getByRole("region", { name: "La giornata" }).getByText(event.title)).toBeVisible();
  for (const size of [
    { width: 800, height: 480 },
    { width: 1920, height: 1080 },
  ]) {
    await page.setViewportSize(size);
    // The texts adapt to the new window height after a moment.
    await expect(async () => {
      const { smallest, out } = await misfits(page);
      expect([size, out]).toEqual([size, []]);
      expect(smallest).toBeGreaterThanOrEqual(LEAST_HUNDREDTHS);
    }).toPass();
  }

  // The service worker has stored the page: a device that starts offline shows the last known state.
  await page.waitForFunction(async () => {
    const cache = await caches.open("schermo");
    const kept = (await cache.keys()).map(({ url }) => url);
    return kept.includes(location.href) && kept.some((url) => url.endsWith(".css"));
  });
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: room.name })).toBeVisible();
  await expect(page.getByText(/Collegamento assente: dati delle \d\d:\d\d/)).toBeVisible();
  await expect(page.getByRole("region", { name: "La giornata" }).getByText(event.title)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/Collegamento assente/)).toBeHidden();

  await admin.delete(`/api/screens/${screen.id}`);
  await expect(page.getByText("Questo schermo è stato chiuso")).toBeVisible();
  expect((await page.request.get(page.url())).status()).toBe(404);
});

test("a screen has its entries in the HTML, and is light by day and dark by night", {
  tag: "@desk",
}, async ({ page }) => {
  const { client: admin } = await newAdmin();
  const room = await newSpace(admin);
  const event = await eventToday(admin, room.id);
  for (let free = 0; free < 3; free += 1) await newSpace(admin);
  const { url } = await newScreen(admin, room.id);
  const answer = await page.request.get(url);
  expect(await answer.text()).toContain(event.title);
  expect(answer.headers()["cache-control"]).toMatch(/no-store/);

  // The screen follows the server's clock, so a shifted response changes its time.
  let shift = "";
  await page.route("**/api/screens/state/**", async (route) => {
    const response = await route.fetch();
    const state = await response.json();
    await route.fulfill({
      response,
      json: shift === "" ? state : { ...state, at: `${state.day}T${shift}Z` },
    });
  });
  await page.goto(url);
  const main = page.getByRole("main");
  shift = "11:00:00.000";
  await expect(main).toHaveAttribute("data-theme", "light");
  await expectNoAxeViolations(page);
  // Free rooms are listed at this hour, as many as fit on a screen in portrait orientation.
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(page.getByRole("region", { name: "Sale libere" }).getByRole("listitem")).toHaveCount(3);
  await expect(async () => expect((await misfits(page)).out).toEqual([])).toPass();
  const clock = await page.locator(".door-screen-clock p").boundingBox();
  const title = await page.getByRole("heading", { level: 1 }).boundingBox();
  expect(clock?.y).toBeGreaterThanOrEqual((title?.y ?? 0) + (title?.height ?? 0));
  shift = "22:30:00.000";
  await expect(main).toHaveAttribute("data-theme", "dark");
  await expectNoAxeViolations(page);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("staff create a screen, request its code, and close it", { tag: "@desk" }, async ({ page }) => {
  await signInAsAdministrator(page);
  await page.goto("/admin/impostazioni/schermi");
  const section = page.getByRole("region", { name: "Schermi" });
  await section.getByRole("button", { name: "Nuovo schermo" }).click();
  const name = `Ingresso ${randomUUID().slice(0, 8)}`;
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Nome").fill(name);
  await expectNoAxeViolations(page);
  await dialog.getByRole("button", { name: "Crea lo schermo" }).click();
  const address = await dialog.getByLabel("Indirizzo dello schermo").inputValue();
  await expect(dialog.getByRole("img", { name: "Codice QR dell'indirizzo" })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Fatto" }).click();
  expect((await page.request.get(address)).status()).toBe(200);

  const line = section.getByRole("listitem").filter({ hasText: name });
  await expect(line).toContainText("Tutta la casa");
  await line.getByRole("button", { name: /^Codice/ }).click();
  await expect(dialog.getByRole("status", { name: "Codice" })).toHaveText(/^\d{3} \d{3}$/);
  await dialog.getByRole("button", { name: "Fatto" }).click();
  await line.getByRole("button", { name: /^Chiudi/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Chiudi lo schermo" }).click();
  // While the confirmation is open, the list has no accessible roles; only the message after the response shows that
  // the screen is closed.
  await expect(page.getByText("Schermo chiuso", { exact: true })).toBeVisible();
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await expect(line).toBeHidden();
  expect((await page.request.get(address)).status()).toBe(404);
});
