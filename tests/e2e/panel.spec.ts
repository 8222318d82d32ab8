import { expect, test } from "@playwright/test";
import { signInAsAdministrator } from "../helpers/own-admin";
import { goToPlace, panelMenu } from "../helpers/panel";

/** The frame of the panel: its navigation on phones and on desktops. */

test.beforeEach(async ({ page }) => signInAsAdministrator(page));

test("the panel on a phone starts with content, and has its navigation at the bottom", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/admin/cassa");
  const heading = page.getByRole("heading", { level: 2, name: "Movimenti" });
  await expect(heading).toBeVisible();
  expect((await heading.boundingBox())?.y).toBeLessThan(140);
  const bar = page.locator("[data-bottom-bar]");
  const targets = bar.getByRole("link").or(bar.getByRole("button"));
  await expect(targets).toHaveText(["Oggi", "Calendario", "Prenotazioni", "Clienti", /^Altro/]);
  for (const target of await targets.all()) {
    const box = await target.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await expect(bar.getByRole("button", { name: "Altro, aperto: Cassa" })).toHaveAttribute(
    "aria-current",
    "page",
  );

  await goToPlace(page, "Chiusure");
  await expect(page).toHaveURL(/\/admin\/chiusure$/);
  const closures = page.getByRole("main").getByRole("region").first();
  await expect(closures).toBeVisible();
  // The list grows when its response arrives.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const last = await closures.boundingBox();
    const foot = await bar.boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
  }).toPass();
  await goToPlace(page, "Calendario");
  await expect(bar.getByRole("link", { name: "Calendario" })).toHaveAttribute("aria-current", "page");
});

test("a page opened from a scrolled list starts at its top", { tag: "@desk" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto("/admin/impostazioni");
  const link = page.getByRole("main").getByRole("link", { name: /^Persone del centro/ });
  await expect(link).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 250, behavior: "instant" }));
  await link.click();
  const heading = page.getByRole("heading", { level: 2, name: "Persone del centro" });
  await expect(heading).toBeVisible();
  await expect(heading).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("the desktop menu shows its ten entries at 1280 × 700", { tag: "@desk" }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto("/admin/oggi");
  const menu = panelMenu(page);
  await expect(menu.getByRole("link").last()).toBeInViewport({ ratio: 1 });
  await expect(menu.getByRole("link").first()).toBeInViewport({ ratio: 1 });
  await expect(menu.getByRole("link")).toHaveCount(10);
  expect(await menu.evaluate((list) => list.scrollHeight - list.clientHeight)).toBe(0);
});
