import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { Space } from "@/lib/schemas/space/space";
import type { ApiClient } from "../helpers/api";
import { expectAccessible, expectNoAxeViolations } from "../helpers/axe";
import { newEvent, registrationFor } from "../helpers/catalogue";
import { inDays } from "../helpers/days";
import { mailsIn } from "../helpers/mail-folder";
import { bookAs, pay, textOfPdf } from "../helpers/money";
import { signInAsAdministrator, signInByCookie } from "../helpers/own-admin";
import { openAction, openBooking } from "../helpers/panel-list";
import { newAdmin, newCustomer } from "../helpers/people";
import { bookingBody, newSpace } from "../helpers/spaces";

/** Money from the perspectives of the desk and the customer: payments, receipts, refunds and reports. */

test.setTimeout(300_000);

let api: ApiClient;
let space: Space;
let customer: Awaited<ReturnType<typeof newCustomer>>;
let booking: Booking;

test.beforeEach(async () => {
  api = (await newAdmin()).client;
  space = await newSpace(api, { name: `Sala Cassa ${Math.random().toString(36).slice(2, 10)}` });
  customer = await newCustomer({ firstName: "Chiara", lastName: "Contanti" });
  booking = await bookAs(customer.client, space.id, inDays(20), { email: customer.user.email });
});

/** Expects these totals of the room in this month's report. */
async function expectReport(page: Page, sums: string[]): Promise<void> {
  await page.goto("/admin/cassa/resoconto");
  const report = page.getByRole("region", { name: "Resoconto" });
  await report.getByLabel("Dal").fill(`${inDays(0).slice(0, 7)}-01`);
  await report.getByLabel("Per", { exact: true }).selectOption("space");
  const row = report.getByRole("row", { name: new RegExp(space.name) });
  await expect(row.getByRole("cell")).toHaveText(sums);
}

test("a bank transfer is recorded at the desk, receipted, refunded after a cancellation and reported to the cent", {
  tag: "@desk",
}, async ({ page, browser }) => {
  await signInAsAdministrator(page);
  const dialog = await openBooking(page, booking.confirmationNumber);
  await dialog.getByRole("button", { name: "Registra pagamento" }).click();
  await expect(dialog.getByLabel("Importo (€)")).toHaveValue("70,00");
  await dialog.getByLabel("Metodo").selectOption("transfer");
  await dialog.getByRole("button", { name: "Registra", exact: true }).click();
  await expect(dialog.getByText("Pagato: 70,00")).toBeVisible();
  await expect(dialog.getByRole("list", { name: "Movimenti" })).toContainText("Pagamento, Bonifico");
  await dialog.getByRole("button", { name: "Emetti ricevuta" }).click();
  // The holder is filled in, and can be corrected before the receipt is issued.
  await expect(
    dialog.getByText(`Arriva per e-mail a ${customer.user.email}.`, { exact: false }),
  ).toBeVisible();
  await expect(dialog.getByLabel("Codice fiscale")).not.toHaveValue("");
  await dialog.getByLabel("Nome e cognome, o denominazione").fill("Chiara Contanti, studio");
  await dialog.getByRole("button", { name: "Emetti ricevuta" }).click();
  const link = dialog.getByRole("link", { name: "Ricevuta" });
  await expect(link).toBeVisible();
  const path = (await link.getAttribute("href")) ?? "";
  const [mail] = await mailsIn(customer.user.email, "receipt", 1);
  expect(mail?.attachments.map(({ mimeType }) => mimeType)).toContain("application/pdf");

  // The customer finds the receipt in Le Mie Prenotazioni, and cancels the booking.
  const context = await browser.newContext({
    ...(page.viewportSize() ? { viewport: page.viewportSize() } : {}),
  });
  const hers = await context.newPage();
  const { password, user } = customer;
  await signInByCookie(hers, { username: user.username, password });
  await hers.goto("/mybookings");
  const download = hers.waitForEvent("download");
  await hers.getByRole("link", { name: /Scarica PDF/ }).click();
  const text = await textOfPdf(readFileSync(await (await download).path()));
  expect(text).toContain("Chiara Contanti, studio");
  expect(text).toContain(space.name);
  expect(text.replaceAll("\u00a0", " ")).toContain("70,00 €");
  const asked = await page.request.get(path);
  expect(await textOfPdf(await asked.body())).toBe(text);
  const card = hers.getByRole("article").filter({ hasText: space.name });
  await card.getByRole("button", { name: "Annulla prenotazione" }).click();
  const question = hers.getByRole("alertdialog");
  await question.getByLabel("IBAN per il rimborso").fill("IT00");
  await question.getByRole("button", { name: "Annulla prenotazione" }).click();
  await expect(question.getByText("IBAN non valido")).toBeVisible();
  await expectNoAxeViolations(hers);
  await question.getByLabel("IBAN per il rimborso").fill("");
  await question.getByRole("button", { name: "Annulla prenotazione" }).click();
  await expect(hers.getByText("Prenotazione annullata").first()).toBeVisible();
  // The IBAN was left out, so the card asks for it once.
  await hers.goto("/mybookings?tab=past");
  await expect(card).toContainText("Da rimborsare: 70,00");
  await card.getByLabel("IBAN per il rimborso").fill("IT60 X054 2811 1010 0000 0123 456");
  await card.getByRole("button", { name: "Salva l'IBAN" }).click();
  await expect(card).toContainText("Rimborso con bonifico sull'IBAN che finisce con 3456");
  await expect(hers.getByText("IBAN salvato").first()).toBeVisible();
  await expectAccessible(hers);

  await expectReport(page, ["70,00 €", "0,00 €", "70,00 €"]);
  await page.goto("/admin/cassa/da-rimborsare");
  const refunds = page.getByRole("region", { name: "Da rimborsare" });
  await refunds.getByRole("searchbox").fill(customer.user.email);
  // The booking's item, which is nested in the customer's.
  const back = refunds.getByRole("listitem").filter({ hasText: space.name });
  await expect(back.last()).toContainText("70,00");
  await expect(back.last()).toContainText("IBAN IT60 X054 2811 1010 0000 0123 456");
  await back
    .last()
    .getByRole("button", { name: /^Rimborsa/ })
    .click();
  const again = page.getByRole("dialog", { name: "Pagamenti" });
  await expect(again.getByText("Da rimborsare: 70,00")).toBeVisible();
  await expect(again.getByLabel("Importo (€)")).toHaveValue("70,00");
  await again.getByLabel("Metodo").selectOption("transfer");
  await again.getByRole("button", { name: "Registra il rimborso" }).click();
  await expect(again).toBeHidden();
  await expectReport(page, ["70,00 €", "70,00 €", "0,00 €"]);
  await hers.reload();
  await expect(card).toContainText("Nulla da rimborsare e nulla da pagare.");
  await expect(card.getByText("3456")).toHaveCount(0);
  await context.close();
  await page.goto("/admin/cassa/da-rimborsare");
  await refunds.getByRole("searchbox").fill(customer.user.email);
  await expect(refunds.getByText("Nessun importo trovato.")).toBeVisible();
  await expect(back).toHaveCount(0);
});

test("a whole series is collected from the till or from one of its bookings, with one receipt for all of its dates", {
  tag: "@desk",
}, async ({ page }) => {
  const { startDate, endDate, startTime, endTime, isFullDay, ...wish } = bookingBody(space.id, inDays(60), {
    email: customer.user.email,
  });
  const dates = [60, 67].map((days) => ({ startDate: inDays(days), isFullDay }));
  const { body } = await customer.client.post<{ bookings: Booking[] }>("/api/bookings/series", {
    ...wish,
    dates,
  });
  await signInAsAdministrator(page);
  await page.goto("/admin/cassa/da-incassare");
  const due = page.getByRole("region", { name: "Da incassare" });
  await due.getByRole("searchbox").fill(customer.user.email);
  // Until the search has returned, the list also shows other customers' items.
  await expect(due.getByText(/^In tutto: 210,00/)).toBeVisible();
  await due.getByText("Le 2 date, una per una").click();
  await due
    .getByRole("button", { name: /^Incassa: .*Prenotazione #/ })
    .last()
    .click();
  const one = page.getByRole("dialog", { name: "Pagamenti" });
  await expect(one.getByLabel("Importo (€)")).toHaveValue("70,00");
  await page.keyboard.press("Escape");
  await due.getByRole("button", { name: /^Incassa tutta la serie/ }).click();
  const whole = page.getByRole("dialog", { name: "Incassa tutta la serie" });
  await expect(whole).toContainText("Da pagare per 2 date: 140,00");
  await expect(whole.getByRole("button", { name: /^Incassa 140,00/ })).toBeVisible();
  await expectAccessible(page);

  booking = body.bookings[1] ?? booking;
  const dialog = await openBooking(page, booking.confirmationNumber);
  const series = dialog.getByRole("region", { name: "Tutta la serie" });
  await series.getByRole("button", { name: "Incassa tutta la serie" }).click();
  await series.getByRole("button", { name: /^Incassa 140,00/ }).click();
  await expect(series).toContainText("Incassati 140,00");
  await series.getByRole("button", { name: "Emetti una ricevuta per tutte" }).click();
  await expect(series.getByLabel("Nome e cognome, o denominazione")).toHaveValue("Chiara Contanti");
  await series.getByRole("button", { name: "Emetti ricevuta" }).click();
  const [mail] = await mailsIn(customer.user.email, "receipt", 1);
  expect(mail?.attachments).toHaveLength(1);
  await expect(dialog.getByText("Pagato: 70,00")).toBeVisible();
});

test("the till lists the entries of a day, by method and by name, and reverses one", {
  tag: "@desk",
}, async ({ page }) => {
  const event = await newEvent(api, { price: "30" });
  const signUp = await api.post<{ registration: { id: number } }>(
    `/api/events/${event.id}/registrations`,
    registrationFor({ firstName: "Piero", lastName: "Contanti" }),
  );
  await pay(api, { bookingId: booking.id, amount: 2500, method: "transfer" });
  await pay(api, { registrationId: signUp.body.registration.id, amount: 3000 });
  await pay(api, { bookingId: booking.id, amount: 1100, date: inDays(-1) });
  await signInAsAdministrator(page);
  await page.goto("/admin/cassa");
  const ledger = page.getByRole("region", { name: "Movimenti" });
  await expect(ledger.getByRole("region", { name: "Incassi per metodo" })).toContainText("Bonifico");
  // A table on wide screens, cards on narrow ones.
  const entry = (text: string) =>
    ledger.getByRole("row").or(ledger.getByRole("listitem")).filter({ hasText: text });
  await ledger.getByRole("searchbox").fill(customer.user.email);
  await expect(entry(space.name)).toHaveCount(1);
  await expect(entry(space.name)).toContainText("25,00");
  await ledger.getByRole("searchbox").fill("");
  const filters = ledger.getByText("Filtri", { exact: true }).and(ledger.locator(":visible"));
  if ((await filters.count()) > 0) await filters.click();
  await ledger.getByLabel("Metodo", { exact: true }).selectOption("transfer");
  await expect(entry(event.title)).toHaveCount(0);
  await ledger.getByLabel("Metodo", { exact: true }).selectOption("");
  await ledger.getByRole("button", { name: "Piero Contanti" }).first().click();
  const opened = page.getByRole("dialog", { name: "Pagamenti" });
  await expect(opened).toContainText(event.title);
  await expect(opened.getByText("Pagato: 30,00")).toBeVisible();
  await page.keyboard.press("Escape");
  await ledger.getByLabel("Giorno", { exact: true }).fill(inDays(-1));
  await ledger.getByRole("searchbox").fill(customer.user.email);
  // Until the search has returned, other entries are still listed, dimmed.
  await expect(ledger.getByText(/^1 in tutto/)).toBeVisible();
  await expect(entry(space.name)).toHaveCount(1);
  await ledger.getByRole("button", { name: /^Altre azioni per Pagamento di 11,00/ }).click();
  await page.getByRole("menuitem", { name: "Storna" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByLabel("Motivo").fill("Digitato due volte");
  await question.getByRole("button", { name: "Storna" }).click();
  await expect(page.getByText("Movimento stornato").first()).toBeVisible();
  await ledger.getByLabel("Giorno", { exact: true }).fill(inDays(0));
  await expect(entry("Storno · Contanti")).toContainText("−11,00");
});

test("the desk changes the amount of a place, and the amount due follows", { tag: "@desk" }, async ({
  page,
}) => {
  const event = await newEvent(api, { price: "30" });
  await api.post(`/api/events/${event.id}/registrations`, registrationFor({ lastName: "Accordi" }));
  await signInAsAdministrator(page);
  await openAction(page, "eventi", event.title, "Iscritti");
  const list = page.getByRole("dialog", { name: "Iscritti" });
  await list.getByRole("button", { name: /^Da pagare: pagamenti di .*Accordi/ }).click();
  const payments = page.getByRole("dialog", { name: "Pagamenti" });
  await payments.getByRole("button", { name: "Cambia importo" }).click();
  await expect(payments.getByLabel("Totale (€)")).toHaveValue("30,00");
  await payments.getByLabel("Totale (€)").fill("venti");
  await payments.getByRole("button", { name: "Salva l'importo" }).click();
  await expect(payments.getByLabel("Totale (€)")).toHaveAttribute("aria-invalid", "true");
  await payments.getByLabel("Totale (€)").fill("25,50");
  await expectAccessible(page);
  await payments.getByRole("button", { name: "Salva l'importo" }).click();
  await expect(payments.getByText("Totale: 25,50")).toBeVisible();
  await payments.getByRole("button", { name: "Registra pagamento" }).click();
  await expect(payments.getByLabel("Importo (€)")).toHaveValue("25,50");
});
