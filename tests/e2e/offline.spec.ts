import { expect, type Page, test } from "@playwright/test";
import type { EventSignUp } from "@/lib/schemas/sign-up/event-sign-up";
import { ApiClient } from "../helpers/api";
import { expectNoAxeViolations } from "../helpers/axe";
import { newEvent, registrationFor } from "../helpers/catalogue";
import { inDays, today } from "../helpers/days";
import { newAdministrator } from "../helpers/own-admin";
import { newAdmin, newCustomer } from "../helpers/people";
import { signInByForm } from "../helpers/sign-in-form";
import { bookingBody, newSpace } from "../helpers/spaces";

/* The site while offline. */

async function signOut(page: Page, isMobile: boolean): Promise<void> {
  // The logout is in the main menu on phones and in the avatar menu on desktops.
  const header = page.getByRole("banner");
  if (isMobile) await header.locator('summary[aria-label="Menu"]').click();
  else await header.getByRole("button", { name: /^Menu di/ }).click();
  await header
    .getByRole("button", { name: "Logout" })
    .or(page.getByRole("menuitem", { name: "Logout" }))
    .filter({ visible: true })
    .click();
  await expect(header.getByRole("link", { name: "Accedi" })).toBeVisible();
}

/** The data left on the device: caches and queued check-ins. */
const leftOn = (page: Page) =>
  page.evaluate(async () =>
    [...(await caches.keys()), ...Object.keys(localStorage)].filter((name) => name !== "hasAccount"),
  );

/** The page has no broken pictures, no endless spinners, and its styles are applied. */
async function expectWhole(page: Page): Promise<void> {
  const broken = () =>
    page.evaluate(() =>
      [...document.images]
        .filter((image) => image.complete && image.naturalWidth === 0 && image.checkVisibility())
        .map(({ currentSrc }) => currentSrc),
    );
  await expect.poll(broken).toEqual([]);
  await expect(page.getByText("Verifica dell'accesso in corso")).toHaveCount(0);
  const look = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const isDark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
  expect(look).toBe(isDark ? "rgb(25, 24, 20)" : "rgb(251, 248, 243)");
  await expect(page.getByRole("banner").getByRole("link", { name: "Centro Ninfea" })).toBeVisible();
}

const isKept = (page: Page, path: string) =>
  expect.poll(() => page.evaluate(async (one) => (await caches.match(one)) !== undefined, path)).toBe(true);

test("the user's bookings open offline with their age, and are removed at logout", { tag: "@phone" }, async ({
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
  await isKept(page, "/mybookings");

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { name: space.name })).toBeVisible();
  await expect(page.getByText("Sei senza rete")).toBeVisible();
  await expectWhole(page);
  await page.getByText("Codice QR per l'arrivo").click();
  await expect(page.getByRole("img", { name: /^Codice QR: P\d{5}/ })).toBeVisible();
  await page.getByText("Come si arriva").click();
  await expect(page.getByText(/^Parcheggio:/)).toBeVisible();
  // The installed app opens the home page, which links to the stored page; other pages show the offline message.
  await page.goto("/");
  await expect(page).toHaveURL(/\/mybookings$/);
  await expect(page.getByRole("heading", { name: space.name })).toBeVisible();
  for (const path of ["/spaces?type=yoga", "/events", "/una-pagina-che-non-esiste"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "Sei senza rete" })).toBeVisible();
    await expect(page).toHaveTitle("Sei senza rete · Centro Ninfea");
    await expect(page.getByRole("link", { name: "Riprova" })).toHaveAttribute(
      "href",
      new RegExp(`${path.replace("?", ".")}$`),
    );
  }
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectWhole(page);
    await expectNoAxeViolations(page);
  }
  await page.getByRole("link", { name: "Le Mie Prenotazioni" }).click();
  await expect(page.getByRole("heading", { name: space.name })).toBeVisible();

  await context.setOffline(false);
  await page.reload();
  await expect(page.getByRole("heading", { name: space.name })).toBeVisible();
  await expect(page.getByText("Sei senza rete")).toBeHidden();

  await signOut(page, isMobile);
  expect(await leftOn(page)).toEqual([]);
  // The logout opens the home page; without a network, its request would become a navigation of its own.
  await expect(page).toHaveURL(/:\d+\/$/);
  await context.setOffline(true);
  await page.goto("/mybookings");
  await expect(page.getByRole("heading", { name: "Sei senza rete" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Le Mie Prenotazioni" })).toHaveCount(0);
  await expectWhole(page);
});

test("two offline check-ins are each recorded once when the network is back", { tag: "@desk" }, async ({
  page,
  context,
  isMobile,
}) => {
  const { client } = await newAdmin();
  const event = await newEvent(client);
  const path = `/api/events/${event.id}/registrations`;
  for (const [firstName, lastName] of [
    ["Anna", "Zanetti"],
    ["Bruno", "Verdi"],
    ["Carla", "Assente"],
  ])
    await new ApiClient().post(path, registrationFor({ firstName, lastName }));
  await client.put(`/api/events/${event.id}`, { eventDate: today() });
  const listed = async () => (await client.get<EventSignUp[]>(path)).body;

  const admin = await newAdministrator();
  await signInByForm(page, admin.username, admin.password);
  await page.goto("/admin/oggi");
  const doors = page.getByRole("region", { name: "Ingressi" });
  const door = doors.getByRole("button", { name: new RegExp(event.title) });
  await expect(door).toBeVisible();
  for (const kept of ["/admin/oggi", "/api/overview", "/api/check-ins"]) await isKept(page, kept);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText("Questa è la giornata vista")).toBeVisible();
  await door.click();
  const list = page.getByRole("dialog", { name: "Ingresso" });
  await list.getByRole("button", { name: /Verdi Bruno/ }).click();
  await expect(list.getByRole("status")).toContainText("annotato qui");
  await list.getByRole("button", { name: /Zanetti Anna/ }).click();
  await expect(list.getByText("presenti 2 di 3")).toBeVisible();
  // The queue survives a reload.
  await page.reload();
  await expect(page.getByText("2 ingressi da inviare")).toBeVisible();
  await expect(door).toContainText("presenti 2 di 3");
  expect((await listed()).every(({ checkIns }) => checkIns.length === 0)).toBe(true);

  await context.setOffline(false);
  await expect(page.getByText(/ingress[oi] da inviare/)).toBeHidden();
  await expect(page.getByText("Sei senza rete")).toBeHidden();
  await expect(page.getByText("già entrato")).toBeHidden();
  const there = (await listed()).filter(({ checkIns }) => checkIns.length > 0);
  expect(there.map(({ lastName }) => lastName).sort()).toEqual(["Verdi", "Zanetti"]);
  for (const { id } of there) {
    const { body } = await client.get<{ action: string }[]>(`/api/audit?entity=registration&entityId=${id}`);
    expect(body.filter(({ action }) => action === "check-in")).toHaveLength(1);
  }

  await page.goto("/mybookings");
  await signOut(page, isMobile);
  expect(await leftOn(page)).toEqual([]);
});
