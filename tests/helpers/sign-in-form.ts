import { expect, type Locator, type Page } from "@playwright/test";

/** Fills in and sends the login with a password, in a dialog or on the sign-in page. */
export async function submitPassword(login: Locator, username: string, password: string): Promise<void> {
  await login.getByRole("button", { name: "Accedi con password" }).click();
  await login.getByLabel("Username").fill(username);
  await login.getByLabel("Password", { exact: true }).fill(password);
  await login.getByRole("button", { name: "Accedi" }).click();
}

/** Like `submitPassword`, in the login dialog of a page. */
export const signInInDialog = (page: Page, username: string, password: string): Promise<void> =>
  submitPassword(page.getByRole("dialog", { name: "Accedi" }), username, password);

/** Signs in on the sign-in page and waits until it redirects. */
export async function signInByForm(page: Page, username: string, password: string): Promise<void> {
  await page.goto("/auth");
  await submitPassword(page.getByRole("main"), username, password);
  await expect(page).not.toHaveURL(/\/auth/);
}
