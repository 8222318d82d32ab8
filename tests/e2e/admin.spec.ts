import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { Space } from "@/lib/schemas/space/space";
import type { ApiClient } from "../helpers/api";
import { newCourse } from "../helpers/catalogue";
import { expectNoConflictingClasses } from "../helpers/classes";
import { inDays } from "../helpers/days";
import { openStep, saveFromSummary } from "../helpers/form-steps";
import { newAdministrator, signInAsAdministrator, signInByCookie } from "../helpers/own-admin";
import { chooseAction, openBooking, searchField } from "../helpers/panel-list";
import { newAdmin } from "../helpers/people";
import { picture } from "../helpers/pictures";
import { submitPassword } from "../helpers/sign-in-form";
import { AFTERNOON, bookingBody, MORNING, newSpace } from "../helpers/spaces";

/** The administrator's panel as staff use it, on a laptop and on a phone. */

let api: ApiClient;
let count = 0;

/** A name that is unique among all tests, projects and runs. */
const unique = (what: string) => `${what} ${Date.now().toString(36)}${++count}`;

test.beforeEach(async ({ page }) => {
  api ??= (await newAdmin()).client;
  await signInAsAdministrator(page);
});

async function openTab(page: Page, tab: string): Promise<void> {
  await page.goto(`/admin?tab=${tab}`);
  await expect(page.getByRole("heading", { level: 1, name: "Pannello di Amministrazione" })).toBeVisible();
  await expectNoConflictingClasses(page);
}

const dialog = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });
const notice = (page: Page, title: string) => page.getByText(title, { exact: true }).first();

async function deleteRow(page: Page, row: string): Promise<void> {
  await chooseAction(page, row, "Elimina");
  await page.getByRole("alertdialog").getByRole("button", { name: "Elimina" }).click();
}

async function book(space: Space, day: string, more: Record<string, unknown> = {}): Promise<Booking> {
  const { status, body } = await api.post<{ booking: Booking }>(
    "/api/bookings",
    bookingBody(space.id, day, more),
  );
  expect(status).toBe(201);
  return body.booking;
}

test("a space is added with its picture, changed and deleted, without reloading the panel", {
  tag: "@desk",
}, async ({ page }) => {
  const name = unique("Sala Nuova");
  await openTab(page, "add-space");
  await page.evaluate(() => document.documentElement.setAttribute("data-still-here", "yes"));
  await page.getByLabel("Nome", { exact: true }).fill(name);
  await page.getByLabel("Capienza (persone)").fill("12");
  await page.getByLabel("Tariffa Mezza Giornata").fill("30");
  await page.getByLabel("Tariffa giornaliera").fill("50,00");
  await page.getByRole("button", { name: "Avanti" }).click();
  await expect(page.getByText("Inserisci un prezzo o una descrizione")).toBeVisible();
  await page.getByLabel("Tariffa settimanale").fill("su richiesta");
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({
      name: "sala.png",
      mimeType: "image/png",
      buffer: await picture("png", { width: 800, height: 500 }),
    });
  await expect(page.getByRole("img", { name: "Immagine 1" })).toHaveAttribute("src", /uploads/);
  await openStep(page, "Altro");
  const fold = (name: string) => page.getByText(name, { exact: true }).and(page.locator("summary"));
  await fold("Servizi e caratteristiche").click();
  await page.getByLabel("Servizi", { exact: true }).fill("Wi-Fi, Lavagna");
  await page.getByLabel("Sistema Audio").check();
  await fold("Orari").click();
  await page.getByRole("button", { name: "Aggiungi fascia per lunedì" }).click();
  await saveFromSummary(page, "Aggiungi spazio");
  await expect(notice(page, "Spazio creato")).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/spazi$/);

  // Another user adds a space while another page of the panel is open.
  await page.goBack();
  const other = await newSpace(api, { name: unique("Sala d'altri") });
  await page.goForward();
  await searchField(page).fill(other.name);
  await expect(page.getByRole("button", { name: `Modifica ${other.name}` })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-still-here", "yes");

  await searchField(page).fill(name);
  await page.getByRole("button", { name: `Modifica ${name}` }).click();
  const edit = dialog(page, "Modifica spazio");
  await expect(edit.getByLabel("Servizi", { exact: true })).toBeHidden();
  await openStep(edit, "Servizi");
  await expect(edit.getByLabel("Servizi", { exact: true })).toHaveValue("Wi-Fi, Lavagna");
  await openStep(edit, "Lo spazio");
  await edit.getByLabel("Capienza (persone)").fill("14");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Continua a modificare" }).click();
  await edit.getByRole("button", { name: "Salva" }).click();
  await expect(notice(page, "Spazio aggiornato")).toBeVisible();
  await expect(edit).toBeHidden();

  const spaces = (await api.get<Space[]>("/api/spaces")).body;
  const space = spaces.find((one) => one.name === name);
  expect(space).toMatchObject({ capacity: 14, pricePerWeek: "su richiesta", timetable: [{ dayOfWeek: 1 }] });
  if (!space) return;
  await deleteRow(page, name);
  await expect(notice(page, "Spazio eliminato")).toBeVisible();
  expect((await api.get(`/api/spaces/${space.id}`)).status).toBe(404);
});

test("a course is changed, deactivated, deleted and restored", { tag: "@desk" }, async ({ page }) => {
  const { title } = await newCourse(api, { startDate: inDays(30), endDate: inDays(60) });
  await openTab(page, "courses");
  await searchField(page).fill(title);
  await page.getByRole("button", { name: `Modifica ${title}` }).click();
  const form = dialog(page, "Modifica corso");
  await openStep(form, "Quando e dove");
  await form.getByLabel("Durata").fill("8 incontri");
  await form.getByRole("button", { name: "Salva" }).click();
  await expect(notice(page, "Corso aggiornato")).toBeVisible();
  const isActive = page.getByRole("switch", { name: `${title}: Attivo` });
  await isActive.click();
  await expect(isActive).not.toBeChecked();
  // The switch shows its new state immediately, and is disabled until it is saved.
  await expect(isActive).toBeEnabled();
  await deleteRow(page, title);
  await expect(notice(page, "Corso eliminato")).toBeVisible();
  await page.getByRole("button", { name: "Annulla l'operazione" }).click();
  await expect(notice(page, "Corso ripristinato")).toBeVisible();
  await expect(isActive).not.toBeChecked();
});

test("an event is added; its participants are listed and prevent its deletion", {
  tag: "@desk",
}, async ({ page }) => {
  const title = unique("Evento di prova");
  await openTab(page, "add-event");
  await page.getByLabel("Titolo").fill(title);
  await page.getByRole("button", { name: "Avanti" }).click();
  await page.getByLabel("Data", { exact: true }).fill(inDays(15));
  await page.getByRole("button", { name: "Avanti" }).click();
  await page.getByLabel("Prezzo", { exact: true }).fill("gratuito");
  await page.getByLabel("Numero massimo di partecipanti").fill("10");
  await saveFromSummary(page, "Aggiungi evento");
  await expect(notice(page, "Evento creato")).toBeVisible();

  const events = (await api.get<{ id: number; title: string }[]>("/api/events")).body;
  const event = events.find((one) => one.title === title);
  await api.post(`/api/events/${event?.id}/registrations`, {
    firstName: "Marta",
    lastName: "Iscritta",
    email: "marta@example.org",
  });
  await searchField(page).fill(title);
  await chooseAction(page, title, "Iscritti");
  const people = dialog(page, "Iscritti");
  await expect(people.getByText("1 di 10")).toBeVisible();
  await people.getByRole("combobox", { name: "Stato di Marta Iscritta" }).selectOption("Annullata");
  await expect(people.getByText("0 di 10")).toBeVisible();
  await people.getByRole("button", { name: "Chiudi", exact: true }).click();
  await deleteRow(page, title);
  await expect(page.getByRole("heading", { name: "Non si può eliminare" })).toBeVisible();
  await page.getByRole("button", { name: "Rendi inattivo" }).click();
  await expect(page.getByRole("switch", { name: `${title}: Attivo` })).not.toBeChecked();
});

test("a gallery picture is uploaded, moved by its buttons, hidden and deleted; a huge one is refused", {
  tag: "@desk",
}, async ({ page }) => {
  const title = unique("Foto");
  await openTab(page, "event-gallery");
  await expect(page.getByRole("list", { name: "Ordine delle immagini" })).toBeVisible();
  await page.getByRole("button", { name: "Aggiungi immagine" }).first().click();
  const add = dialog(page, "Aggiungi immagine");
  await add.getByLabel("Titolo").fill(title);
  const file = add.locator('input[type="file"]');
  await file.setInputFiles({
    name: "grande.png",
    mimeType: "image/png",
    buffer: Buffer.alloc(11 * 1024 * 1024),
  });
  await expect(notice(page, "File troppo grande")).toBeVisible();
  await file.setInputFiles({
    name: "foto.jpg",
    mimeType: "image/jpeg",
    buffer: await picture("jpeg", { width: 900, height: 600 }),
  });
  await expect(add.getByAltText("Anteprima")).toBeVisible();
  await add.getByRole("button", { name: "Aggiungi immagine", exact: true }).click();
  await expect(notice(page, "Immagine aggiunta")).toBeVisible();

  await page.getByRole("button", { name: `Sposta prima: ${title}` }).click();
  await expect(notice(page, "Ordine aggiornato")).toBeVisible();
  await searchField(page).fill(title);
  await page.getByRole("switch", { name: `${title}: Attiva` }).click();
  await expect(page.getByRole("switch", { name: `${title}: Attiva` })).not.toBeChecked();
  await deleteRow(page, title);
  await expect(notice(page, "Immagine eliminata")).toBeVisible();
});

test("a request on the overview is confirmed with its amount", { tag: "@desk" }, async ({ page }) => {
  const space = await newSpace(api, { pricePerHour: "su richiesta", pricePerDay: "su richiesta" });
  const request = await book(space, inDays(1), { lastName: unique("Richiesta") });
  expect(request.status).toBe("pending");
  await openTab(page, "overview");
  await page.getByRole("button", { name: new RegExp(`^Conferma .*P${request.confirmationNumber}`) }).click();
  const opened = dialog(page, "Prenotazione");
  await opened.getByRole("button", { name: "Conferma la richiesta" }).click();
  await opened.getByRole("button", { name: "Conferma con questo importo" }).click();
  await expect(opened.getByText(/Inserisci l'importo in euro/)).toBeVisible();
  await opened.getByLabel("Importo (€)").fill("120,50");
  await opened.getByRole("button", { name: "Conferma con questo importo" }).click();
  await expect(notice(page, "Richiesta confermata")).toBeVisible();
  const { body } = await api.get<Booking>(`/api/bookings/${request.id}`);
  expect(body).toMatchObject({ status: "confirmed", totalAmount: 12050 });
});

test("a move that clashes names the conflicting booking; the booking is then moved elsewhere and canceled", {
  tag: "@desk",
}, async ({ page }) => {
  const space = await newSpace(api, { name: unique("Sala Mossa") });
  const day = inDays(10);
  const moved = await book(space, day, MORNING);
  const other = await book(space, day, { ...AFTERNOON, firstName: "Marco", lastName: "Occupato" });
  await openBooking(page, moved.confirmationNumber);
  await dialog(page, "Prenotazione").getByRole("button", { name: "Sposta", exact: true }).click();
  const move = dialog(page, "Sposta la prenotazione");
  await move.getByLabel("Alle", { exact: true }).fill("16:00");
  await expect(move.getByText(`#P${other.confirmationNumber} Marco Occupato`)).toBeVisible();
  await move.getByRole("button", { name: "Salva lo spostamento" }).click();
  await expect(move.getByRole("alert")).toContainText("già prenotato");
  await move.getByLabel("Alle", { exact: true }).fill("12:00");
  await expect(move.getByText("Libero in questo periodo.")).toBeVisible();
  await move.getByRole("button", { name: "Salva lo spostamento" }).click();
  await expect(notice(page, "Prenotazione spostata")).toBeVisible();
  const { body } = await api.get<Booking>(`/api/bookings/${moved.id}`);
  expect(body).toMatchObject({ startTime: "08:00", endTime: "12:00" });

  await dialog(page, "Prenotazione").getByRole("button", { name: "Annulla prenotazione" }).click();
  await expect(page.getByRole("alertdialog").getByLabel("Rimborso (%)")).toHaveValue("100");
  await page.getByRole("alertdialog").getByRole("button", { name: "Annulla prenotazione" }).click();
  await expect(notice(page, "Prenotazione annullata")).toBeVisible();
  await expect(
    dialog(page, "Prenotazione").getByText("Nulla da rimborsare e nulla da pagare."),
  ).toBeVisible();
});

test("the filtered list is exported to a file for spreadsheets", { tag: "@desk" }, async ({ page }) => {
  const space = await newSpace(api, { name: unique("Sala File") });
  await book(space, inDays(5), { lastName: "=CMD()" });
  await book(space, inDays(6), { lastName: "Rossi; Bianchi" });
  await openTab(page, "bookings");
  await page.getByLabel("Spazio", { exact: true }).selectOption(String(space.id));
  await expect(page.getByText("2 in tutto")).toBeVisible();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Esporta CSV" }).click();
  const file = await (await saved).path();
  const text = await readFile(file, "utf8");
  expect(text.startsWith("\ufeffCliente;Conferma;Spazio;")).toBe(true);
  expect(text.split("\r\n")).toHaveLength(4);
  expect(text).toContain('"Giulia Rossi; Bianchi"');
  expect(text).toContain(";70,00;Confermata;");
});

test("a session that expires during work asks for the login and loses no input", {
  tag: "@desk",
}, async ({ page, context }) => {
  const admin = await newAdministrator();
  await context.clearCookies();
  await signInByCookie(page, admin);
  const space = await newSpace(api, { name: unique("Sala Interrotta") });
  await openTab(page, "spaces");
  await searchField(page).fill(space.name);
  await page.getByRole("button", { name: `Modifica ${space.name}` }).click();
  const edit = dialog(page, "Modifica spazio");
  await edit.getByLabel("Posizione", { exact: true }).fill("Secondo piano");
  await context.clearCookies();
  await edit.getByRole("button", { name: "Salva" }).click();
  await expect(notice(page, "Accesso negato")).toBeVisible();
  const login = dialog(page, "Accedi");
  await submitPassword(login, admin.username, admin.password);
  await expect(login).toBeHidden();
  await expect(edit.getByLabel("Posizione", { exact: true })).toHaveValue("Secondo piano");
  await edit.getByRole("button", { name: "Salva" }).click();
  await expect(notice(page, "Spazio aggiornato")).toBeVisible();
});
