import { expect, type Page } from "@playwright/test";

/**
 * Expects that touch targets are at least 44 px wide and high. Exceptions: links in running text have the height of
 * their line, labelled boxes are pressed through their label, and the cells of the panel's calendar form a grid.
 */
export async function expectTouchTargets(page: Page): Promise<void> {
  const small = await page.evaluate(() => {
    const targets = "a[href], button, summary, input, select, textarea, [role=switch], [role=tab]";
    return [...document.querySelectorAll<HTMLElement>(targets)]
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter(
        (one) => !one.closest(".sr-only, label, [role=grid]") && getComputedStyle(one).display !== "inline",
      )
      .map((one) => {
        const { width, height } = one.getBoundingClientRect();
        // A switch accepts presses on a larger area than it draws.
        const after = getComputedStyle(one, "::after");
        const inset = after.position === "absolute" ? Number.parseFloat(after.top) || 0 : 0;
        return { one, width, height: height - 2 * Math.min(0, inset) };
      })
      .filter(({ width, height }) => width > 1 && height > 1 && (width < 43.5 || height < 43.5))
      .map(
        ({ one, width, height }) =>
          `${one.outerHTML.slice(0, 140)} ${Math.round(width)} × ${Math.round(height)}`,
      );
  });
  expect(small).toEqual([]);
}
