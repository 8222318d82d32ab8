import type { Page } from "@playwright/test";

/** Records violations of the Content Security Policy that Chromium reports, and uncaught errors. */
export async function watchViolations(page: Page): Promise<() => Promise<string[]>> {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
      violations.push(`${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  return async () => {
    const violations = await page.evaluate(
      () => (window as Window & { violations?: string[] }).violations ?? ["the watch did not start"],
    );
    return [...violations, ...errors.splice(0)];
  };
}
