import { expect, type Page } from "@playwright/test";
import { twMerge } from "tailwind-merge";

/**
 * No element carries two Tailwind classes that say different things of the same property: which of them wins would be
 * decided by their order in the style sheet, which nobody reads. `cn` sees to it; what is joined without it may fail here.
 */
export async function expectNoRivalClasses(page: Page): Promise<void> {
  const all = await page.evaluate(() => [
    ...new Set([...document.querySelectorAll("[class]")].map((one) => one.getAttribute("class") ?? "")),
  ]);
  const rivals = all.filter((classes) => {
    const kept = new Set(twMerge(classes).split(" "));
    return classes.split(/\s+/).some((one) => one !== "" && !kept.has(one));
  });
  expect(rivals).toEqual([]);
}
