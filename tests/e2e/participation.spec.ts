import { expect, test } from "@playwright/test";
import { newEvent } from "../helpers/catalogue";
import { inDays } from "../helpers/days";
import { startLoopbackServer } from "../helpers/loopback-server";
import { newAdmin } from "../helpers/people";
import { openPublicPage } from "../helpers/public-page";
import { siteUrl } from "../helpers/site";

/** Signing up for an event, and the search embedded in another site. */

test("a visitor registers for an event, and the page counts the new place", { tag: "@phone" }, async ({
  page,
}) => {
  const event = await newEvent((await newAdmin()).client, { eventDate: inDays(20), maxParticipants: 2 });
  await openPublicPage(page, "/events");
  const card = page.getByRole("article").filter({ hasText: event.title });
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

test("another site embeds the search, whose results open on this site", { tag: "@desk" }, async ({
  page,
  context,
}) => {
  const frame = `<iframe title="Cerca" src="${siteUrl()}/embed/search" width="360" height="520"></iframe>`;
  const host = await startLoopbackServer((response) =>
    response.setHeader("Content-Type", "text/html").end(`<!doctype html><title>Altro sito</title>${frame}`),
  );
  try {
    await page.goto(host.url);
    const search = page.frameLocator("iframe");
    await search.getByLabel("Check-in").fill(inDays(5));
    await search.getByLabel("Check-out").fill(inDays(5));
    const opened = context.waitForEvent("page");
    await search.getByRole("button", { name: /Cerca/ }).click();
    const results = await opened;
    await expect(results).toHaveURL(new RegExp(`/spaces\\?.*startDate=${inDays(5)}`));
    await expect(results.getByText(/spazi? trovat/)).toBeVisible();
  } finally {
    await host.close();
  }
});
