import { expect, type Locator, type Page } from "@playwright/test";
import { addMonths, type CalendarDay } from "@/lib/domain/time/calendar-day";
import { formatMonth } from "@/lib/domain/time/day-format";
import { firstOfMonth } from "@/lib/domain/time/month-grid";

/** The button of a day in a room's calendar, which is turned to its month from the one it shows or an earlier one. */
export async function dayInPicker(within: Page | Locator, day: CalendarDay): Promise<Locator> {
  // Until the picker has come its skeleton holds its place; it comes to who uses the page.
  await ("page" in within ? within.page() : within).mouse.move(4, 4);
  await expect(within.getByRole("grid")).toBeVisible();
  const shown = await within.locator("[data-day]:visible").first().getAttribute("data-day");
  for (let month = firstOfMonth(shown ?? day); month < firstOfMonth(day); ) {
    month = addMonths(month, 1);
    await within.getByRole("button", { name: "Mese successivo" }).click();
    await expect(within.getByRole("grid", { name: formatMonth(month, "it") })).toBeVisible();
  }
  return within.locator(`[data-day="${day}"]:visible`);
}
