import { expect, type Page, test } from "@playwright/test";
import { dayOfWeek } from "@/lib/domain/time/dates";
import { newCourse, newEvent } from "../helpers/catalogue";
import { inDays } from "../helpers/days";
import { expectNoItalian, italianTexts, ownTexts } from "../helpers/italian-words";
import { newAdmin, newEmail } from "../helpers/people";

/* The site for a visitor who does not read Italian. */

/** Collects the text library's errors: a missing text is rendered as its key. */
function collectMissingTexts(page: Page): string[] {
  const missing: string[] = [];
  page.on("console", (message) => {
    if (/MISSING_MESSAGE|INSUFFICIENT_PATH|FORMATTING_ERROR/.test(message.text()))
      missing.push(message.text());
  });
  return missing;
}

const headOf = (page: Page) =>
  page.evaluate(() => ({
    lang: document.documentElement.lang,
    canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
    languages: Object.fromEntries(
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')].map((link) => [
        link.hreflang,
        link.href,
      ]),
    ),
  }));

const PAGES = [
  "/",
  "/spaces",
  "/spaces/13-sala-salvia",
  "/events",
  "/courses",
  "/dove-siamo",
  "/legal/cancellation-policy",
  "/embed",
];

for (const path of PAGES)
  test(`${path} is in English under /en, and links to its Italian version`, { tag: "@desk" }, async ({
    page,
    baseURL,
  }) => {
    const missing = collectMissingTexts(page);
    const english = path === "/" ? "/en" : `/en${path}`;
    await page.goto(english);
    await expect(page.getByRole("contentinfo")).toBeVisible();
    expect(await italianTexts(page, await ownTexts())).toEqual([]);
    expect(missing).toEqual([]);
    const [it, en] = [path, english].map((one) => new URL(one, baseURL).href);
    expect(await headOf(page)).toEqual({
      lang: "en",
      canonical: en,
      languages: { it, en, "x-default": it },
    });
  });

test("an event and a course are in English", { tag: "@desk" }, async ({ page }) => {
  const missing = collectMissingTexts(page);
  const { client } = await newAdmin();
  const event = await newEvent(client, { title: "Sound bath", description: "", location: "" });
  const course = await newCourse(client, { title: "Pottery", description: "", schedule: "", location: "" });
  for (const path of [`/en/events/${event.id}`, `/en/courses/${course.id}`]) {
    await page.goto(path);
    expect(await italianTexts(page, await ownTexts())).toEqual([]);
  }
  await expect(page).toHaveURL(new RegExp(`/en/courses/${course.id}-pottery$`));
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
  const missing = collectMissingTexts(page);
  const { client } = await newAdmin();
  const event = await newEvent(client, { title: "Sound bath", location: "Lawn", maxParticipants: 2 });
  await page.goto(`/en/events/${event.id}`);
  await page.getByRole("button", { name: /^Register ?: Sound bath$/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Confirm registration" }).click();
  await expect(dialog.getByText("The name is required")).toBeVisible();
  await expectNoItalian(dialog);
  await expect(dialog.getByText(/^Cash: at the office, by the first day/)).toBeVisible();
  await signUp(page, newEmail());
  await expect(dialog.getByRole("heading", { name: "Registration confirmed!" })).toBeVisible();
  await expect(dialog.getByText("To be paid: €30.00")).toBeVisible();
  await expect(dialog.getByText(/^Cash: at the office, by the first day/)).toBeVisible();
  await expect(dialog.getByText("Lawn")).toBeVisible();
  await expectNoItalian(dialog);

  // No place is left: the next visitor joins the waiting list.
  await page.goto(`/en/events/${event.id}`);
  await page.getByRole("button", { name: /^Waiting list ?: Sound bath$/ }).click();
  await expect(dialog.getByText("There are no places left.")).toBeVisible();
  await signUp(page, newEmail());
  await expect(dialog.getByRole("heading", { name: "You are on the waiting list" })).toBeVisible();
  await expectNoItalian(dialog);
  expect(missing).toEqual([]);
});

test("the sign-up for a course with lessons is in English", { tag: "@desk" }, async ({ page }) => {
  const missing = collectMissingTexts(page);
  const { client } = await newAdmin();
  const course = await newCourse(client, {
    ...{ title: "Pottery", schedule: "", location: "Workshop", price: "0" },
    ...{ startDate: inDays(7), endDate: inDays(21) },
    sessions: [{ dayOfWeek: dayOfWeek(inDays(7)), startTime: "18:00", endTime: "19:30" }],
  });
  await page.goto(`/en/courses/${course.id}`);
  await page.getByRole("button", { name: /^Book Course ?: Pottery$/ }).click();
  await signUp(page, newEmail());
  const dialog = page.getByRole("dialog", { name: "Registration confirmed!" });
  await expect(dialog.getByText("First lesson")).toBeVisible();
  await expect(dialog.getByText("Free", { exact: true })).toBeVisible();
  await expectNoItalian(dialog);
  await expect(page.getByText("Your registration for Pottery is confirmed.").first()).toBeVisible();
  expect(missing).toEqual([]);
});

test("the 404 page is in English", { tag: "@desk" }, async ({ page }) => {
  const answer = await page.goto("/en/no-such-page");
  expect(answer?.status()).toBe(404);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("link", { name: "Back to home" })).toBeVisible();
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
