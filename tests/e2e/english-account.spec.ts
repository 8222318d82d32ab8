import { expect, test } from "@playwright/test";
import { expectNoOverflow } from "../helpers/axe";
import { expectEnglish, missingTexts } from "../helpers/italian-words";
import { mailsIn, tokenOf } from "../helpers/mail-folder";
import { registrationBody } from "../helpers/people";

/* Registration, verification, account and password reset for a visitor who reads only English. */

test("a visitor from abroad registers, verifies the address and resets a forgotten password", {
  tag: "@desk",
}, async ({ page, context }) => {
  const missing = missingTexts(page);
  const own = registrationBody();
  const username = String(own.username).replace("utente", "guest");
  const email = String(own.email).replace("giulia", "grace");
  const password = "Lighthouse-7-sea";

  await page.goto("/en/auth?mode=register");
  const main = page.getByRole("main");
  const form = main.locator("form", { has: page.getByLabel("Confirm password") });
  const fill = (label: string, value: string) => form.getByLabel(label, { exact: true }).fill(value);
  await fill("Username", username);
  await fill("Email", email);
  await fill("Password", password);
  await fill("Confirm password", password);
  await form.getByRole("checkbox", { name: "I have no Italian codice fiscale" }).check();
  await fill("First name", "Grace");
  await fill("Last name", "Darling");
  await fill("Date of birth", "1985-05-17");
  await fill("Place of birth", "Bamburgh");
  await fill("Occupation", "Teacher");
  await fill("Phone", "+44 20 7946 0018");
  await fill("Address", "1 Harbour Street");
  await fill("Postcode", "NE69 7AE");
  await fill("Town or city", "Bamburgh");
  await form.getByRole("checkbox", { name: /terms and conditions/ }).check();
  await form.getByRole("checkbox", { name: /privacy policy/ }).check();
  await form.getByText("Choose your avatar").click();
  await expectEnglish(main);
  await expectNoOverflow(page);
  await form.getByRole("button", { name: "Register", exact: true }).click();
  await expect(page).not.toHaveURL(/\/auth/);
  expect(new URL(page.url()).pathname).toMatch(/^\/en(\/|$)/);

  const [welcome] = await mailsIn(email, "welcome", 1);
  await page.goto(`/en/verify-email?token=${tokenOf(welcome)}`);
  await expect(main.getByRole("heading", { name: "Confirm your address" })).toBeVisible();
  await expectEnglish(main);
  // A user who is signed in is not asked for the password.
  await expect(main.getByLabel("Password", { exact: true })).toHaveCount(0);
  await main.getByRole("button", { name: "Confirm the address" }).click();
  await expect(page.getByRole("heading", { name: "Email verified" })).toBeVisible();
  await expectEnglish(main);

  for (const [path, heading] of [
    ["/en/profile", "Profile"],
    ["/en/settings", "Settings"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: heading, level: 1 })).toBeVisible();
    await expect(page.locator(".animate-pulse:visible")).toHaveCount(0);
    await expectEnglish(main);
    await expectNoOverflow(page);
  }
  await main.getByRole("button", { name: "Delete my account" }).click();
  await expectEnglish(page.getByRole("alertdialog"));

  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto("/en/forgot-password");
  await expectEnglish(main);
  await main.getByLabel("Email").fill(email);
  await main.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByRole("heading", { name: "Email sent" })).toBeVisible();
  await expectEnglish(main);

  const [mail] = await mailsIn(email, "passwordReset", 1);
  await page.goto(`/en/reset-password?token=${tokenOf(mail)}`);
  await main.getByLabel("New password", { exact: true }).fill("Harbour-9-light");
  await main.getByLabel("Confirm password", { exact: true }).fill("Harbour-9-light");
  await expectEnglish(main);
  await main.getByRole("button", { name: "Reset password" }).click();
  await expect(page.getByRole("heading", { name: "Password reset" })).toBeVisible();
  await expectEnglish(main);
  await expect(page).toHaveURL(/\/en\/auth\?mode=password/);
  await main.getByLabel("Username").fill(username);
  await main.getByLabel("Password", { exact: true }).fill("Harbour-9-light");
  await expectEnglish(main);
  await main.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/\/en$/);

  await page.goto(`/en/reset-password?token=${tokenOf(mail)}`);
  await expect(page.getByRole("heading", { name: "Link not valid" })).toBeVisible();
  await expectEnglish(main);
  expect(missing).toEqual([]);
});
