import { expect, test } from "@playwright/test";
import { inDays } from "../helpers/days";
import { newAdmin, newCustomer } from "../helpers/people";
import { signInByForm } from "../helpers/sign-in-form";
import { bookingBody, newSpace } from "../helpers/spaces";

/** The phone without a network. */

test("one's bookings open without a network, say how old they are, and are gone after the logout", async ({
  page,
  context,
  isMobile,
}) => {
  const { client, user, password } = await newCustomer();
  const space = await newSpace((await newAdmin()).client);
  const { status } = await client.post("/api/bookings", bookingBody(space.id, inDays(9)));
  expect(status).toBe(201);

  await signInByForm(page, user.username, password);
  await page.goto("/mybookings");
  await expect(page.getByRole("heading", { name: space.name })).toBeVisible();
  await expect
    .poll(() => page.evaluate(async () => (await caches.match("/mybookings")) !== undefined))
    .toBe(true);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { name: space.name })).toBeVisible();
  await expect(page.getByText("Sei senza rete")).toBeVisible();

  await context.setOffline(false);
  await page.reload();
  await expect(page.getByRole("heading", { name: space.name })).toBeVisible();
  await expect(page.getByText("Sei senza rete")).toBeHidden();

  // On a phone the logout stands in the menu of the whole site, on a desktop in the person's own.
  const header = page.getByRole("banner");
  if (isMobile) await header.locator('summary[aria-label="Menu"]').click();
  else await header.getByRole("button", { name: /^Menu di/ }).click();
  await header
    .getByRole("button", { name: "Logout" })
    .or(page.getByRole("menuitem", { name: "Logout" }))
    .filter({ visible: true })
    .click();
  await expect(header.getByRole("link", { name: "Accedi" })).toBeVisible();
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0);
  await context.setOffline(true);
  // Through the service worker, which has no copy to give, Chromium says that it failed.
  await expect(page.goto("/mybookings")).rejects.toThrow(/ERR_(INTERNET_DISCONNECTED|FAILED)/);
});
