import { expect, test } from "@playwright/test";
import { openPublicPage } from "../helpers/public-page";

test("a public page is prefetched when the pointer reaches its link, and opens without the server", async ({
  page,
}) => {
  await openPublicPage(page, "/legal/privacy-policy");
  const link = page.getByRole("navigation", { name: "Link rapidi" }).getByRole("link", { name: "Home" });
  let isFetched = false;
  page.on("response", (response) => {
    // The page's tree is fetched first. The page itself is requested with its router state.
    const isPage = "next-router-state-tree" in response.request().headers();
    if (isPage && new URL(response.url()).pathname === "/") isFetched = response.ok();
  });
  // Hovers again until the page is hydrated.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await link.hover();
    await expect.poll(() => isFetched, { timeout: 3_000 }).toBe(true);
  }).toPass();
  await page.route(
    (url) => url.pathname === "/",
    (route) => route.abort(),
  );
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Trova il Tuo Spazio");
});

test("a room opened from the home page is shown from its top", async ({ page }) => {
  await openPublicPage(page, "/");
  const details = page.getByRole("link", { name: /^Vedi Dettagli/ }).last();
  await details.scrollIntoViewIfNeeded();
  await details.click();
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
