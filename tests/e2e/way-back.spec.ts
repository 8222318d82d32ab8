import { expect, test } from "@playwright/test";
import { inDays } from "../helpers/days";
import { newAdmin, newCustomer } from "../helpers/people";
import { signInInDialog } from "../helpers/sign-in-form";
import { bookingBody, MORNING, newSpace } from "../helpers/spaces";

/* Visitors who are not signed in are asked to sign in, and then redirected to the page that they requested. */

test("a link in a mail opens its page after the login, with the calendar section shown", async ({
  page,
  context,
}) => {
  const { client, user, password } = await newCustomer({ firstName: "Giulia" });
  const space = await newSpace((await newAdmin()).client);
  await client.post("/api/bookings", bookingBody(space.id, inDays(9), MORNING));
  await context.route("https://calendar.google.com/**", (route) => route.fulfill({ body: "" }));

  await page.goto("/mybookings?tab=upcoming");
  await signInInDialog(page, user.username, password);
  await expect(page).toHaveURL(/\/mybookings\?tab=upcoming$/);
  await expect(page.getByRole("banner").getByText("Benvenuto/a Giulia").first()).toBeVisible();

  const marked = page.waitForResponse((response) => /\/api\/bookings\/\d+\/calendar$/.test(response.url()));
  await page.getByRole("button", { name: "Aggiungi al calendario" }).click();
  await expect(page.getByText("Evento aggiunto al calendario").first()).toBeVisible();
  await marked;
  await page.reload();
  await expect(page.getByRole("button", { name: "Aggiunto al calendario" })).toBeVisible();

  await page.getByRole("button", { name: "Menu di Giulia Esempio" }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText("Hai effettuato il logout").first()).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("closing the login stays on the home page, and a later login redirects nowhere", async ({ page }) => {
  const { user, password } = await newCustomer();
  await page.goto("/profile");
  const login = page.getByRole("dialog", { name: "Accedi" });
  await expect(login).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await page.keyboard.press("Escape");
  await expect(login).toBeHidden();
  await page.getByRole("banner").getByRole("link", { name: "Accedi" }).click();
  await signInInDialog(page, user.username, password);
  await expect(page.getByRole("banner").getByText("Benvenuto/a").first()).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});
