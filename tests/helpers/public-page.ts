import { expect, type Page } from "@playwright/test";

/** Waits until the scripts of a public page have loaded the session; before, its buttons do nothing. */
export const expectSessionLoaded = (page: Page): Promise<void> =>
  expect(page.getByText(/^(Verifica dell'accesso in corso|Checking whether you are signed in)$/)).toHaveCount(
    0,
  );

/** Opens a public page, and waits until its buttons work. */
export async function openPublicPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectSessionLoaded(page);
}
