import { expect, type Page, test } from "@playwright/test";
import { dayOfWeek } from "@/lib/domain/time/dates";
import { newCourse, newEvent } from "../helpers/catalogue";
import { inDays } from "../helpers/days";
import { expectNoItalian, italianTexts, missingTexts, ownTexts } from "../helpers/italian-words";
import { newAdmin, newEmail } from "../helpers/people";
import { openPublicPage } from "../helpers/public-page";

/* The site for a visitor who does not read Italian. */

/** Among them a search with all kinds of filters, and one without results. */
const PAGES = [
  "/en",
  "/en/spaces",
  `/en/spaces?startDate=${inDays(23)}&endDate=${inDays(23)}&isFullDay=true&people=3&maxPrice=90`,
  "/en/spaces?people=999",
  "/en/spaces/13-sala-salvia",
  "/en/events",
  "/en/courses",
  "/en/dove-siamo",
  "/en/legal/cancellation-policy",
  "/en/embed",
];

test("the public pages are in English under /en, and the home page links to its Italian version", {
  tag: "@desk",
}, async ({ page }) => {
  const missing = missingTexts(page);
  const { client } = await newAdmin();
  const event = await newEvent(client, { title: "Sound bath", description: "", location: "" });
  const course = await newCourse(client, { title: "Pottery", description: "", schedule: "", location: "" });
  for (const path of [...PAGES, `/en/events/${event.id}-sound-bath`, `/en/courses/${course.id}-pottery`]) {
    await openPublicPage(page, path);
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    // Read after the page, since concurrent tests add events and rooms.
    expect([path, await italianTexts(page, await ownTexts())]).toEqual([path, []]);
  }
  await page.goto("/en");
  const links = page.locator('link[rel="canonical"], link[rel="alternate"][hreflang]');
  const addresses = await links.evaluateAll((all: HTMLLinkElement[]) =>
    all.map(({ hreflang, href }) => [hreflang, new URL(href).pathname]),
  );
  expect(Object.fromEntries(addresses)).toEqual({ "": "/en", it: "/", en: "/en", "x-default": "/" });
  await page.goto("/en/no-such-page");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("link", { name: "Back to home" })).toBeVisible();
  expect(missing).toEqual([]);
});

/** Signs a visitor up in the open dialog, and checks that its texts are in English. */
async function signUp(page: Page, email: string): Promise<void> {
  const form = page.getByRole("dialog");
  await form.getByLabel("First name", { exact: true }).fill("Grace");
  await form.getByLabel("Last name", { exact: true }).fill("Darling");
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Phone").fill("+44 20 7946 0018");
  const seats = form.getByLabel("Places", { exact: true });
  if ((await seats.getByRole("option").count()) > 1) await seats.selectOption("2");
  await expectNoItalian(form);
  await form.getByRole("button", { name: /^(Confirm registration|Tell me if a place comes free)$/ }).click();
}

test("the sign-up for an event is in English, from its errors to the ways to pay", { tag: "@desk" }, async ({
  page,
}) => {
  const missing = missingTexts(page);
  const { client } = await newAdmin();
  const event = await newEvent(client, { title: "Sound bath", location: "Lawn", maxParticipants: 2 });
  await openPublicPage(page, `/en/events/${event.id}`);
  await page.getByRole("button", { name: /^Register ?: Sound bath$/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Confirm registration" }).click();
  await expect(dialog.getByText("The name is required")).toBeVisible();
  await expectNoItalian(dialog);
  await expect(dialog.getByText(/^Cash: at the office, or when you arrive/)).toBeVisible();
  await signUp(page, newEmail());
  await expect(dialog.getByRole("heading", { name: "Registration confirmed!" })).toBeVisible();
  await expect(dialog.getByText("To be paid: €30.00")).toBeVisible();
  await expect(dialog.getByText(/^Cash: at the office, or when you arrive/)).toBeVisible();
  await expect(dialog.getByText("Lawn")).toBeVisible();
  await expectNoItalian(dialog);

  // No place is left: the next visitor joins the waiting list.
  await openPublicPage(page, `/en/events/${event.id}`);
  await page.getByRole("button", { name: /^Waiting list ?: Sound bath$/ }).click();
  await expect(dialog.getByText("There are no places left.")).toBeVisible();
  await signUp(page, newEmail());
  await expect(dialog.getByRole("heading", { name: "You are on the waiting list" })).toBeVisible();
  await expectNoItalian(dialog);
  expect(missing).toEqual([]);
});

test("the sign-up for a course with lessons is in English", { tag: "@desk" }, async ({ page }) => {
  const missing = missingTexts(page);
  const { client } = await newAdmin();
  const course = await newCourse(client, {
    ...{ title: "Pottery", schedule: "", location: "Workshop", price: "0" },
    ...{ startDate: inDays(7), endDate: inDays(21) },
    sessions: [{ dayOfWeek: dayOfWeek(inDays(7)), startTime: "18:00", endTime: "19:30" }],
  });
  await openPublicPage(page, `/en/courses/${course.id}`);
  await page.getByRole("button", { name: /^Book Course ?: Pottery$/ }).click();
  await signUp(page, newEmail());
  const dialog = page.getByRole("dialog", { name: "Registration confirmed!" });
  await expect(dialog.getByText("First lesson")).toBeVisible();
  await expect(dialog.getByText("Free", { exact: true })).toBeVisible();
  await expectNoItalian(dialog);
  await expect(page.getByText("Your registration for Pottery is confirmed.").first()).toBeVisible();
  expect(missing).toEqual([]);
});

test("the language switch preserves page and query, and the language persists across pages", {
  tag: "@desk",
}, async ({ page }) => {
  await page.goto("/spaces?people=6");
  const switchTo = (name: string) =>
    page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
  await switchTo("English");
  await expect(page).toHaveURL(/\/en\/spaces\?people=6$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy policy" }).click();
  await expect(page).toHaveURL(/\/en\/legal\/privacy-policy$/);
  await switchTo("Italiano");
  await expect(page).toHaveURL(/[^n]\/legal\/privacy-policy$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "it");
});
