import { expect, test } from "@playwright/test";

/* Italian text loads one file per font family (scripts/run/fonts.mjs); other files load only for foreign letters. */

for (const path of [
  "/",
  "/spaces",
  "/spaces/14-studio-loto",
  "/events",
  "/courses",
  "/legal/privacy-policy",
]) {
  test(`${path} needs only the Italian fonts`, async ({ page }) => {
    const fonts: string[] = [];
    page.on("response", (response) => {
      if (response.url().endsWith(".woff2")) fonts.push(response.url());
    });
    await page.goto(path, { waitUntil: "networkidle" });
    expect(fonts.map((url) => /(figtree|fraunces)_[a-z]+(?=-|\.)/.exec(url)?.[0]).sort()).toEqual([
      "figtree_italian",
      "fraunces_italian",
    ]);
  });
}
