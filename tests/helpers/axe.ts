import { expect, type Page } from "@playwright/test";
import { source } from "axe-core";
import { expectHydrated } from "./panel";

/** No animation of the site takes longer. */
const MOST_OF_A_MOTION_MS = 2_000;

/** Expects no axe violations and no horizontal scrolling. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoAxeViolations(page);
  await expectNoOverflow(page);
}

/** Waits until all animations have ended, except those that run forever, such as a spinner's. */
export const waitForAnimations = (page: Page): Promise<void> =>
  page.evaluate(async (patienceMs) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isMoving = (one: Animation) =>
      one.playState === "running" && one.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY;
    const deadline = performance.now() + patienceMs;
    // Transitions caused by a new style start with the second frame.
    await nextFrame();
    do await nextFrame();
    while (document.getAnimations().some(isMoving) && performance.now() < deadline);
  }, MOST_OF_A_MOTION_MS);

/** Expects that axe finds no violations of WCAG 2.2 AA and best practices on the page in its current state. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  // A personalized page gets its title shortly after its frame.
  await expect(page).toHaveTitle(/./);
  // The panel is paler while its script is loading.
  await expectHydrated(page);
  // Inherited colours finish later than others.
  await waitForAnimations(page);
  // What waits for a response is paler, such as the board of a phone, which shows other days as soon as it is hydrated.
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const violations = await page.evaluate(async () => {
    const { axe } = window as typeof window & { axe: typeof import("axe-core") };
    const results = await axe.run(document, { resultTypes: ["violations"] });
    return results.violations.map(
      ({ id, help, nodes }) =>
        `${id}: ${help}\n  ${nodes.map(({ html }) => html.slice(0, 160)).join("\n  ")}`,
    );
  });
  expect(violations).toEqual([]);
}

/** No horizontal scrolling at this width. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}
