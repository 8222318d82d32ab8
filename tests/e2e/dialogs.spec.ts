import { expect, type Page, test } from "@playwright/test";
import { openPublicPage } from "../helpers/public-page";
import { submitPassword } from "../helpers/sign-in-form";

/* Focus management, Escape, and sizes of touch targets. */

const isFocusInside = (page: Page, selector: string) =>
  page.evaluate((part) => document.querySelector(part)?.contains(document.activeElement) === true, selector);

test("the login returns the focus when closed, and preserves it when switching to the registration", {
  tag: "@phone",
}, async ({ page }) => {
  await openPublicPage(page, "/events");
  const opener = page.getByRole("banner").getByRole("link", { name: "Accedi" });
  await opener.click();
  const login = page.getByRole("dialog", { name: "Accedi" });
  await login.getByRole("button", { name: "Registrati" }).click();
  await expect(page.getByRole("dialog", { name: "Registrati" })).toBeVisible();
  expect(await isFocusInside(page, '[role="dialog"]')).toBe(true);
  await expect(page.getByRole("heading", { name: "Registrati" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(opener).toBeFocused();

  await page.locator('summary[aria-label="Menu"]').click();
  await page.getByRole("banner").getByRole("link", { name: "Registrati" }).click();
  await expect(page.getByRole("dialog", { name: "Registrati" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.locator('summary[aria-label="Menu"]')).toBeFocused();
});

test("Escape closes the dialog below a toast", { tag: "@desk" }, async ({ page }) => {
  await openPublicPage(page, "/events");
  await page.getByRole("banner").getByRole("link", { name: "Accedi" }).click();
  const login = page.getByRole("dialog", { name: "Accedi" });
  await submitPassword(login, "nessuno.qui", "Sbagliata-1");
  await expect(page.getByText("Errore di accesso").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(login).toBeHidden();
});

test("the carousel of the home page shows its focus and has one tab stop for all slides", {
  tag: "@desk",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Ferma lo scorrimento" }).first()).toBeVisible();
  const strip = page.getByRole("list", { name: "I nostri spazi: diapositive" });
  await page.getByRole("heading", { level: 1 }).click();
  let stops = 0;
  let isInStrip = false;
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press("Tab");
    const place = await strip.evaluate((list) => ({
      isInside: list.contains(document.activeElement),
      isList: list === document.activeElement,
      outline: getComputedStyle(list).outlineOffset,
    }));
    if (place.isList) {
      isInStrip = true;
      expect(Number.parseFloat(place.outline)).toBeLessThan(0);
    }
    if (place.isInside) stops += 1;
  }
  expect(isInStrip).toBe(true);
  expect(stops).toBeLessThanOrEqual(2);
});

test("title links and unlabelled switches have targets of 44 px", { tag: "@phone" }, async ({ page }) => {
  for (const path of ["/events", "/courses"]) {
    await page.goto(path);
    for (const link of await page.locator("article :is(h2, h3) a").all()) {
      const height = (await link.boundingBox())?.height ?? 0;
      // The whole card of a past event is one link.
      const isWhole = await link.evaluate(
        (node) => getComputedStyle(node, "::after").position === "absolute",
      );
      if (!isWhole) expect(height).toBeGreaterThanOrEqual(44);
    }
  }
  await page.goto("/spaces");
  await page.locator("summary", { hasText: "Filtri" }).click();
  // Polled, because the interactive form replaces the plain one while the fold opens.
  await expect
    .poll(async () => {
      const toggle = await page.getByRole("switch").first().boundingBox();
      return Math.min(toggle?.height ?? 0, toggle?.width ?? 0);
    })
    .toBeGreaterThanOrEqual(44);
});
