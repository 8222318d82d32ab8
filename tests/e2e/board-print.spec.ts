import { expect, type Page, test } from "@playwright/test";
import { addDays } from "@/lib/domain/time/calendar-day";
import { formatLongDay } from "@/lib/domain/time/day-format";
import type { Board, BoardEntry } from "@/lib/schemas/panel/board";
import { nextWeekday } from "../helpers/days";
import { signInAsAdministrator } from "../helpers/own-admin";
import { pagesOfPdf } from "../helpers/pdf";

/** The planning board on paper, as the desk posts it. */

const MONDAY = nextWeekday(1, 14);
/** The last day of the week that starts on MONDAY. */
const SUNDAY = addDays(MONDAY, 6);

/** Serves a board with this number of rooms, each booked on the Sunday by a person with a long name. */
async function showRooms(page: Page, count: number): Promise<void> {
  const rooms = Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Sala delle Colonne ${index + 1}`,
    capacity: 20,
    isAvailable: true,
    openingTime: "08:00",
    closingTime: "20:00",
    minBookingHours: 1,
    partIds: [],
    closed: [],
  }));
  const entries = rooms.map(
    ({ id }): BoardEntry => ({
      kind: "booking",
      id,
      spaceId: id,
      startsAt: `${SUNDAY}T09:00:00.000Z`,
      endsAt: `${SUNDAY}T11:00:00.000Z`,
      bufferEndsAt: null,
      title: `Massimiliano Castelfranchi${id}`,
      label: `Castelfranchi${id} M.`,
      isFullDay: false,
      purpose: "Lezione di yoga",
      status: "confirmed",
      paymentStatus: "unpaid",
      dueAmount: 4000,
    }),
  );
  await page.route("**/api/board?*", (route) =>
    route.fulfill({ json: { rooms, entries, holidays: [] } satisfies Board }),
  );
}

async function print(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  await expect(page.getByRole("gridcell", { name: /Castelfranchi1,/ })).toBeAttached();
  return pagesOfPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
}

test.beforeEach(async ({ page }) => signInAsAdministrator(page));

test("a week of five rooms is one page, with all seven days and full names", async ({ page }) => {
  await showRooms(page, 5);
  const pages = await print(page, `/admin/calendario?settimana=${MONDAY}`);
  expect(pages).toHaveLength(1);
  for (const text of [
    "lunedì",
    "domenica",
    "Sala delle Colonne 5",
    "Massimiliano Castelfranchi5",
    "da pagare",
  ])
    expect(pages[0]).toContain(text);
  expect(pages[0]).toMatch(/Stampato .*\d{2}:\d{2}/);
  expect(pages[0]).not.toContain("Impostazioni");
});

test("a week of twenty rooms repeats its title and days on each page, without blank pages", async ({
  page,
}) => {
  await showRooms(page, 20);
  const pages = await print(page, `/admin/calendario?settimana=${MONDAY}`);
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.length).toBeLessThan(4);
  for (const text of pages) expect(text).toMatch(/Stampato[\s\S]*domenica[\s\S]*Castelfranchi/);
  expect(pages.at(-1)).toContain("Castelfranchi20");
});

test("a day prints on a page of its own", async ({ page }) => {
  await showRooms(page, 5);
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  const pages = await print(page, `/admin/calendario?giorno=${SUNDAY}`);
  expect(pages).toHaveLength(1);
  expect(pages[0]?.toLowerCase()).toContain(formatLongDay(SUNDAY, "it"));
  expect(pages[0]).toMatch(/Massimiliano Castelfranchi5[\s\S]*Lezione di yoga, da pagare/);
  await page.getByRole("button", { name: "Stampa" }).click();
  await expect(page.locator("body[data-printed]")).toBeAttached();
});
