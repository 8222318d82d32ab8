import { expect, type Page } from "@playwright/test";
import { source } from "axe-core";
import { expectHydrated } from "./panel";

/** No animation of the site takes longer. */
const MOST_OF_A_MOTION_MS = 2_000;

/** The rules that depend on the theme. All others have the same result in light and dark. */
const OF_COLORS = ["color-contrast", "link-in-text-block"];

/** Checks only colours, for a page that was fully checked in another theme. */
export const expectReadableColors = (page: Page) => expectNoAxeViolations(page, OF_COLORS);

/**
 * Expects that axe finds no violations of WCAG 2.2 AA and best practices, or of the given rules only, on the page in
 * its current state.
 */
export async function expectNoAxeViolations(page: Page, rules?: readonly string[]): Promise<void> {
  // A personalized page gets its title shortly after its frame.
  await expect(page).toHaveTitle(/./);
  // Rows that wait for a response are paler.
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  // The panel is paler while its script is loading.
  await expectHydrated(page);
  // Colours are checked when all animations have ended. Inherited colours finish later; a spinner may run forever.
  await page.evaluate(async (patienceMs) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isMoving = (one: Animation) =>
      one.playState === "running" && one.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY;
    const deadline = performance.now() + patienceMs;
    // Transitions caused by a new style start with the second frame.
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
