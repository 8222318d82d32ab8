import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";
import type { Course } from "@/lib/schemas/catalogue/course";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";
import { inDays } from "../helpers/days";
import { signInByCookie } from "../helpers/own-admin";
import { newAdmin, newCustomer } from "../helpers/people";
import { siteUrl } from "../helpers/site";

/** Signing up for events and courses, and the search embedded in another site. */

test("a visitor registers for an event, and the page counts the new place", { tag: "@phone" }, async ({
  page,
}) => {
  const { client } = await newAdmin();
  const title = `Serata di prova ${Date.now()}`;
  const { body: event } = await client.post<CentreEvent>("/api/events", {
    title,
    eventDate: inDays(20),
    price: "10",
    maxParticipants: 2,
    description: "Una serata.",
  });
  await page.goto("/events");
  const card = page.getByRole("article").filter({ hasText: title });
  await expect(card.getByText("0/2 partecipanti")).toBeVisible();
  await card.getByRole("button", { name: /Registrati/ }).click();
  const dialog = page.getByRole("dialog", { name: "Iscriviti all'evento" });
  await dialog.getByRole("button", { name: "Conferma l'iscrizione" }).click();
  await expect(dialog.getByText(/obbligatorio/).first()).toBeVisible();
  await dialog.getByLabel("Nome", { exact: true }).fill("Anna");
  await dialog.getByLabel("Cognome").fill("Esempio");
  await dialog.getByLabel(/^E-?mail$/).fill("anna@example.org");
  await dialog.getByRole("button", { name: "Conferma l'iscrizione" }).click();
  const success = page.getByRole("dialog", { name: "Iscrizione confermata!" });
  await expect(success.getByText(/\d{5}/).first()).toBeVisible();
  await page.goto(`/events/${event.id}-x`);
  await expect(page.getByText("1/2 partecipanti")).toBeVisible();
});

test("an event with an external form opens it in a new tab", { tag: "@desk" }, async ({ page }) => {
  await page.goto("/events");
  const link = page
    .getByRole("article")
    .filter({ hasText: "Mercatino artigiano" })
    .getByRole("link", { name: /Registrati/ });
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("href", /^https:/);
});

for (const who of ["a visitor", "a customer"] as const) {
  test(`${who} books a course`, { tag: "@phone" }, async ({ page }) => {
    const { client } = await newAdmin();
    const title = `Corso di prova ${Date.now()}`;
    await client.post<Course>("/api/courses", { title, price: "80", maxParticipants: 5 });
    const customer = await newCustomer({ firstName: "Giulia" });
    if (who === "a customer") {
      await signInByCookie(page, { ...customer.user, password: customer.password });
    }
    await page.goto("/courses");
    await page
      .getByRole("article")
      .filter({ hasText: title })
      .getByRole("button", { name: /Prenota Corso/ })
      .click();
    const dialog = page.getByRole("dialog", { name: "Prenota Corso" });
    if (who === "a customer") await expect(dialog.getByLabel("Nome", { exact: true })).toHaveValue("Giulia");
    else {
      await dialog.getByLabel("Nome", { exact: true }).fill("Marco");
      await dialog.getByLabel("Cognome").fill("Esempio");
      await dialog.getByLabel(/^E-?mail$/).fill("marco@example.org");
      await dialog.getByLabel("Telefono").fill("+39 333 000 0000");
    }
    await dialog.getByLabel("Data di inizio").fill(inDays(10));
    await dialog.getByRole("button", { name: "Conferma l'iscrizione" }).click();
    await expect(page.getByRole("dialog", { name: "Iscrizione confermata!" })).toBeVisible();
    const { body: bookings } = await client.get<{ userId: number | null; firstName: string }[]>(
      "/api/course-bookings?pageSize=5",
    );
    const mine = bookings.find(({ firstName, userId }) =>
      who === "a customer" ? userId === customer.user.id : firstName === "Marco",
    );
    expect(mine?.userId ?? null).toBe(who === "a customer" ? customer.user.id : null);
  });
}

test("another site embeds the search, whose results open on this site", { tag: "@desk" }, async ({
  page,
  context,
}) => {
  const host = createServer((_request, response) => {
    response.setHeader("Content-Type", "text/html");
    response.end(
      `<!doctype html><title>Altro sito</title><iframe title="Cerca" src="${siteUrl()}/embed/search" width="360" height="520"></iframe>`,
    );
  });
  await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve));
  try {
    await page.goto(`http://127.0.0.1:${(host.address() as AddressInfo).port}/`);
    const frame = page.frameLocator("iframe");
    await frame.getByLabel("Check-in").fill(inDays(5));
    await frame.getByLabel("Check-out").fill(inDays(5));
    const opened = context.waitForEvent("page");
    await frame.getByRole("button", { name: /Cerca/ }).click();
    const results = await opened;
    await expect(results).toHaveURL(new RegExp(`/spaces\\?.*startDate=${inDays(5)}`));
    await expect(results.getByText(/spazi? trovat/)).toBeVisible();
  } finally {
    host.close();
  }
});
