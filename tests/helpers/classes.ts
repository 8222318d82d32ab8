import { expect, type Page } from "@playwright/test";
import { twMerge } from "tailwind-merge";

/**
 * Expects that no element has two Tailwind classes for the same property: the winner would depend on their order in the
 * style sheet. `cn` removes such conflicts; classes joined without it can fail here.
 */
export async function expectNoConflictingClasses(page: Page): Promise<void> {
  const all = await page.evaluate(() => [
    ...new Set([...document.querySelectorAll("[class]")].map((one) => one.getAttribute("class") ?? "")),
  ]);
  const rivals = all.filter((classes) => {
    const kept = new Set(twMerge(classes).split(" "));
    return classes.split(/\s+/).some((one) => one !== "" && !kept.has(one));
  });
  expect(rivals).toEqual([]);
}
