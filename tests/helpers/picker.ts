import { expect, type Locator, type Page } from "@playwright/test";
import { addMonths, type CalendarDay } from "@/lib/domain/time/calendar-day";
import { formatMonth } from "@/lib/domain/time/day-format";
import { firstOfMonth } from "@/lib/domain/time/month-grid";
import type { Space } from "@/lib/schemas/space/space";
import { expectSessionLoaded } from "./public-page";
import { spacePath } from "./spaces";

/**
 * Waits for a room's calendar, which is a skeleton until the hydrated page receives a user event, and for the
 * availability of its days.
 */
export async function awaitPicker(within: Page | Locator): Promise<void> {
  const { mouse } = "page" in within ? within.page() : within;
  const grid = within.getByRole("grid");
  await expect(async () => {
    await mouse.move(4, 4);
    await mouse.move(6, 6);
    await expect(grid).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(grid).toHaveAttribute("aria-busy", "false");
}

/** The button of a day in a room's calendar, after moving forward from the shown month to the month of the day. */
export async function dayInPicker(within: Page | Locator, day: CalendarDay): Promise<Locator> {
  await awaitPicker(within);
  const monthShown = async () =>
    firstOfMonth((await within.locator("[data-day]:visible").first().getAttribute("data-day")) ?? day);
  await expect(async () => {
    const month = await monthShown();
    if (month >= firstOfMonth(day)) return;
    // A press while the availability is loading may be lost.
    await within.getByRole("button", { name: "Mese successivo" }).click();
    await expect.poll(monthShown, { timeout: 5_000 }).toBe(addMonths(month, 1));
    expect(addMonths(month, 1) >= firstOfMonth(day)).toBe(true);
  }).toPass();
  await expect(within.getByRole("grid", { name: formatMonth(day, "it") })).toBeVisible();
  return within.locator(`[data-day="${day}"]:visible`);
}

/** Opens a room's dialog from its card. Until the page's script has loaded the session, the link opens a whole page. */
export async function openRoom(page: Page, name: string): Promise<Locator> {
  await expectSessionLoaded(page);
  await page.getByRole("link", { name: `Vedi Dettagli di ${name}`, exact: true }).click();
  return page.getByRole("dialog", { name, exact: true });
}

/** Chooses the morning of a day on the page of a room, and continues to the booking form or the login. */
export async function chooseMorning(page: Page, space: Pick<Space, "id" | "name">, day: CalendarDay) {
  await page.goto(spacePath(space));
  await (await dayInPicker(page, day)).click();
  await page.getByRole("button", { name: /^Mattina/ }).click();
  await page.getByRole("button", { name: "Continua con la prenotazione" }).click();
}
