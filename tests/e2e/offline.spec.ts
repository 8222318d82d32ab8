import { expect, test } from "@playwright/test";
import { inDays } from "../helpers/days";
import { newAdmin, newCustomer } from "../helpers/people";
import { signInByForm } from "../helpers/sign-in-form";
import { bookingBody, newSpace } from "../helpers/spaces";

/** The phone without a network. */

test("one's bookings open without a network, say how old they are, and are gone after the logout", async ({
  page,
  context,
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

  await page.getByRole("button", { name: /Menu/ }).click();
  await page.getByText("Logout").click();
  await expect(page.getByText("Accedi").first()).toBeAttached();
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0);
  await context.setOffline(true);
  await expect(page.goto("/mybookings")).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
});
