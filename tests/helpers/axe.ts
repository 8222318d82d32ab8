import { expect, type Page } from "@playwright/test";
import { source } from "axe-core";

/** What axe finds on the page as it stands, in words; nothing is expected. WCAG 2.2 AA and best practices. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  // Of a page that is made for one person the title comes a moment after its frame.
  await expect(page).toHaveTitle(/./);
  // Rows that wait for an answer are paler.
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  // Colours are judged when nothing moves any more; a spinner may go on for ever.
  await page.evaluate(async () => {
    const isEnding = (one: Animation) =>
      one.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY;
    const ended = document
      .getAnimations()
      .filter(isEnding)
      .map((one) => one.finished.catch(() => {}));
    const patience = new Promise((resolve) => setTimeout(resolve, 2_000));
    await Promise.race([Promise.all(ended), patience]);
  });
  await page.evaluate(source);
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
