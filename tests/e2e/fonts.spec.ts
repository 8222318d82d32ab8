import { expect, test } from "@playwright/test";
import { openPublicPage } from "../helpers/public-page";

/* Italian text loads one file per font family (scripts/run/fonts.mjs); other files load only for foreign letters. */

test("the public pages need only the Italian fonts", async ({ page }) => {
  const fonts = new Set<string | undefined>();
  page.on("response", (response) => {
    const file = /[^/]+\.woff2$/.exec(response.url())?.[0];
    if (file) fonts.add(/(figtree|fraunces)_[a-z]+(?=-|\.)/.exec(file)?.[0] ?? file);
  });
  for (const path of [
    "/",
    "/spaces",
    "/spaces/14-studio-loto",
    "/events",
    "/courses",
    "/legal/privacy-policy",
  ]) {
    await openPublicPage(page, path);
    await page.evaluate(() => document.fonts.ready);
    expect([path, [...fonts].sort()]).toEqual([path, ["figtree_italian", "fraunces_italian"]]);
  }
});
