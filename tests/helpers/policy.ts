import type { Page } from "@playwright/test";

/** Records the violations of the Content Security Policy that Chromium reports. */
export async function watchViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
      violations.push(`${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  return () =>
    page.evaluate(
      () => (window as Window & { violations?: string[] }).violations ?? ["the watch did not start"],
    );
}
