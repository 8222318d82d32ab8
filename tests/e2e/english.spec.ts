import { expect, type Page, test } from "@playwright/test";
import { newCourse, newEvent } from "../helpers/catalogue";
import { italianTexts, ownTexts } from "../helpers/italian-words";
import { newAdmin } from "../helpers/people";

/* The site as somebody reads it who knows no Italian. */

/** Complaints of the texts' library: a text that is not there is shown as its key. */
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
  test(`${path} is English under /en, and says where the same is in Italian`, async ({ page, baseURL }) => {
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

test("an event and a course are English, and so is their sign-up", async ({ page }) => {
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

test("a page that is not there says so in English", async ({ page }) => {
  const answer = await page.goto("/en/no-such-page");
  expect(answer?.status()).toBe(404);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("link", { name: "Back to home" })).toBeVisible();
});

test("the switch keeps page and query, and the language stays from page to page", async ({ page }) => {
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
