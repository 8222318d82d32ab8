import { type CDPSession, expect, type Page, test } from "@playwright/test";
import { signInByForm } from "../helpers/sign-in-form";
import { newVerifiedCustomer } from "../helpers/verified";

/* Signing in without a password, with an authenticator simulated by Chromium. */

/** An authenticator that verifies its user; it answers every request while it `isTouched`. */
async function addDevice(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      ...{ protocol: "ctap2", transport: "internal", automaticPresenceSimulation: true },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    },
  });
  return (isTouched: boolean) =>
    session.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled: isTouched });
}

async function signOut(page: Page) {
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

test("a user who signs in with a password is offered a passkey, and signs in with it from then on", {
  tag: "@desk",
}, async ({ page }) => {
  const touch = await addDevice(page);
  const { user, password } = await newVerifiedCustomer();
  await signInByForm(page, user.username, password);
  await page.getByRole("button", { name: "Crea una passkey" }).click();
  await expect(page.getByText("Passkey aggiunta", { exact: true })).toBeVisible();
  await page.goto("/settings");
  const card = page.getByRole("region", { name: "Passkey" });
  await expect(card.getByRole("listitem")).toHaveCount(1);

  // With the button.
  await signOut(page);
  await touch(false);
  // The suggestion in the field waits for a touch that never comes; the button's request finds the device touched.
  const suggested = page.waitForResponse((response) => response.url().endsWith("/api/auth/passkey/options"));
  await page.goto("/auth");
  await suggested;
  const main = page.getByRole("main");
  await main.getByRole("checkbox", { name: "Ricordami" }).check();
  await touch(true);
  await main.getByRole("button", { name: "Accedi con una passkey" }).click();
  await expect(page).not.toHaveURL(/\/auth/);
  const cookie = (await page.context().cookies()).find(({ name }) => name.endsWith("session-token"));
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(7 * 24 * 60 * 60);

  // From the browser's suggestions in the field.
  await signOut(page);
  await page.goto("/auth?next=%2Fsettings");
  await expect(page.getByRole("heading", { level: 1, name: "Impostazioni" })).toBeVisible();

  // A sign-in with a passkey that was just added is not sufficient proof for its removal.
  await card.getByRole("button", { name: "Togli" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Togli" }).click();
  await question.getByLabel("Password", { exact: true }).fill(password);
  await question.getByRole("button", { name: "Togli" }).click();
  await expect(page.getByText("Passkey tolta", { exact: true })).toBeVisible();
  await expect(card.getByRole("listitem")).toHaveCount(0);

  await signOut(page);
  await page.goto("/auth");
  await expect(main.getByText("Questa passkey non è valida")).toBeVisible();
  await main.getByRole("button", { name: "Accedi con una passkey" }).click();
  await expect(main.getByText("Questa passkey non è valida")).toBeVisible();
});

test("the offer of a passkey can be declined permanently", { tag: "@desk" }, async ({ page }) => {
  await addDevice(page);
  const { client, user, password } = await newVerifiedCustomer();
  await signInByForm(page, user.username, password);
  await page.getByRole("button", { name: "Non chiedermelo più" }).click();
  await expect(page.getByRole("button", { name: "Crea una passkey" })).toBeHidden();
  expect((await client.get("/api/users/me")).body).toMatchObject({ declinesPasskeys: true });
  await signOut(page);
  const account = page.waitForResponse((response) => response.url().endsWith("/api/users/me/passkeys"));
  await signInByForm(page, user.username, password);
  await account;
  await expect(page.getByText("Hai effettuato l'accesso.", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Crea una passkey" })).toBeHidden();
});

test("a session alone is not sufficient to add or remove a passkey", { tag: "@desk" }, async ({ page }) => {
  await addDevice(page);
  const { user, password } = await newVerifiedCustomer();
  await signInByForm(page, user.username, password);
  await page.goto("/settings");
  const card = page.getByRole("region", { name: "Passkey" });
  await card.getByRole("button", { name: "Aggiungi una passkey" }).click();
  await card.getByRole("button", { name: "Crea la passkey" }).click();
  await expect(card.getByText(/Prima conferma che sei tu/)).toBeVisible();
  await card.getByLabel("Password", { exact: true }).fill(password);
  await card.getByRole("button", { name: "Crea la passkey" }).click();
  await expect(card.getByRole("listitem")).toHaveCount(1);
  await card.getByRole("button", { name: "Togli" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Togli" }).click();
  await question.getByLabel("Password", { exact: true }).fill(password);
  await question.getByRole("button", { name: "Togli" }).click();
  await expect(card.getByRole("listitem")).toHaveCount(0);
});
