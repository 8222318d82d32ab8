import { expect, test } from "@playwright/test";
import { newClientAddress } from "../helpers/api";
import { inDays } from "../helpers/days";
import { expectNoItalian, missingTexts } from "../helpers/italian-words";
import { newAdmin, newEmail } from "../helpers/people";
import { mailedCode } from "../helpers/sign-in-code";
import { newSpace } from "../helpers/spaces";

/* A visitor who reads only English finds a room, books it with a mailed code, and cancels. */

test.use({ extraHTTPHeaders: { "X-Forwarded-For": newClientAddress() } });

test("a room is found, booked with a mailed code, listed among the bookings and canceled", {
  tag: "@desk",
}, async ({ page }) => {
  const missing = missingTexts(page);
  const email = newEmail();
  const space = await newSpace((await newAdmin()).client);
  const day = inDays(24);
  await page.goto(`/en/spaces?startDate=${day}&endDate=${day}&isFullDay=true`);
  await page.locator("article").filter({ hasText: space.name }).getByRole("link").first().click();
  await expect(page).toHaveURL(new RegExp(`/en/spaces/${space.id}-`));
  const calendar = page.getByRole("region", { name: "Choose your dates" });
  await expect(calendar.locator(`[data-day="${day}"]`)).toHaveAccessibleName(/, free, selected$/);
  await expectNoItalian(calendar);
  await page.getByRole("button", { name: /^Full day/ }).click();
  await page.getByRole("button", { name: /^Morning/ }).click();
  const summary = page.getByRole("region", { name: "Summary" });
  await expect(summary.getByText("€40.00")).toBeVisible();
  await expectNoItalian(summary);
  await expectNoItalian(page.getByRole("region", { name: "Choose the time" }));
  await expectNoItalian(page.getByRole("region", { name: "Repeat" }));
  await page.getByRole("button", { name: "Continue with the booking" }).click();

  // The code signs in, and the name completes the new account.
  const login = page.getByRole("dialog").last();
  await login.locator("input[type=email]").fill(email);
  await login.locator("[type=submit]").first().click();
  await login.locator("[autocomplete=one-time-code]").fill(await mailedCode(email));
  await login.locator("[autocomplete=given-name]").fill("Carla");
  await login.locator("[autocomplete=family-name]").fill("Smith");
  await login.locator("[type=submit]").first().click();

  const form = page.getByRole("dialog", { name: "Complete your booking" });
  await expect(form.getByText("You are booking as Carla")).toBeVisible();
  await form.getByLabel("Purpose of the booking").fill("Yoga class");
  await form.getByRole("checkbox", { name: /^I accept the terms/ }).check();
  await form.getByRole("button", { name: "Confirm the booking" }).click();
  const done = page.getByRole("dialog", { name: "Booking confirmed!" });
  await expect(done.getByText("Morning").or(done.getByText("08:00 – 13:00")).first()).toBeVisible();
  await done.getByRole("link", { name: "My bookings" }).click();

  await expect(page).toHaveURL(/\/en\/mybookings$/);
  const card = page.getByRole("article").filter({ hasText: space.name });
  await expect(card.getByText("Confirmed", { exact: true })).toBeVisible();
  await expectNoItalian(card.getByRole("list").first());
  await card.getByRole("button", { name: "Cancel booking" }).click();
  const question = page.getByRole("alertdialog", { name: "Cancel this booking?" });
  await question.getByRole("button", { name: "Cancel booking" }).click();
  // While the confirmation is open, the card behind it is hidden too.
  await expect(question).toBeHidden();
  await expect(card).toBeHidden();
  await page.goto("/en/mybookings?tab=past");
  await expect(card.getByText("Cancelled", { exact: true })).toBeVisible();
  expect(missing).toEqual([]);
});
