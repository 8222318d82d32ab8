import { expect, type Page } from "@playwright/test";

/** Signs in on the sign-in page and waits until it redirects. */
export async function signInByForm(page: Page, username: string, password: string): Promise<void> {
  await page.goto("/auth");
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Accedi con password" }).click();
  await main.getByLabel("Username").fill(username);
  await main.getByLabel("Password", { exact: true }).fill(password);
  await main.getByRole("button", { name: "Accedi" }).click();
  await expect(page).not.toHaveURL(/\/auth/);
}
