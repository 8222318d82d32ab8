import { expect, type Page } from "@playwright/test";
import { source } from "axe-core";

/** No motion of the site takes longer. */
const MOST_OF_A_MOTION_MS = 2_000;

/** The rules that a theme decides about; all others say the same of a page in the light and in the dark. */
const OF_COLORS = ["color-contrast", "link-in-text-block"];

/** Of a page that was judged in one theme, what may be otherwise in another one: its colours. */
export const expectReadableColors = (page: Page) => expectNoAxeViolations(page, OF_COLORS);

/**
 * What axe finds on the page as it stands, in words; nothing is expected. WCAG 2.2 AA and best practices, or the given rules
 * alone.
 */
export async function expectNoAxeViolations(page: Page, rules?: readonly string[]): Promise<void> {
  // Of a page that is made for one person the title comes a moment after its frame.
  await expect(page).toHaveTitle(/./);
  // Rows that wait for an answer are paler.
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  // The panel pales while its script takes long to come.
  await expect(page.locator("#contenuto > div > [inert]")).toHaveCount(0);
  // Colours are judged when nothing moves any more. What inherits a colour that changes goes on after it; a spinner may for ever.
  await page.evaluate(async (patienceMs) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isMoving = (one: Animation) =>
      one.playState === "running" && one.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY;
    const deadline = performance.now() + patienceMs;
    // What a new style sets in motion moves from the second frame on.
    await nextFrame();
    do await nextFrame();
    while (document.getAnimations().some(isMoving) && performance.now() < deadline);
  }, MOST_OF_A_MOTION_MS);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const violations = await page.evaluate(
    async (runOnly) => {
      const { axe } = window as typeof window & { axe: typeof import("axe-core") };
      const results = await axe.run(document, { resultTypes: ["violations"], ...(runOnly && { runOnly }) });
      return results.violations.map(
        ({ id, help, nodes }) =>
          `${id}: ${help}\n  ${nodes.map(({ html }) => html.slice(0, 160)).join("\n  ")}`,
      );
    },
    rules && [...rules],
  );
  expect(violations).toEqual([]);
}

/** No horizontal scrolling at this width. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}
