import { expect, test } from "@playwright/test";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";
import type { EventSignUp } from "@/lib/schemas/sign-up/event-sign-up";
import { ApiClient } from "../helpers/api";
import { expectAccessible, expectNoAxeViolations, expectNoOverflow } from "../helpers/axe";
import { courseBookingBody, newCourse, newEvent, registrationFor } from "../helpers/catalogue";
import { inDays, today } from "../helpers/days";
import { mailsIn } from "../helpers/mail-folder";
import { signInAsAdministrator, signInAsCustomer } from "../helpers/own-admin";
import { openAction } from "../helpers/panel-list";
import { newAdmin, newCustomer } from "../helpers/people";
import { AFTERNOON, bookingBody, newSpace } from "../helpers/spaces";

/** Participants: at the door, when they cancel, and when the centre has to cancel. */

let api: ApiClient;
test.beforeEach(async () => {
  api = (await newAdmin()).client;
});

const register = async (event: CentreEvent, overrides: Record<string, unknown> = {}) =>
  (
    await new ApiClient().post<{ registration: EventSignUp }>(
      `/api/events/${event.id}/registrations`,
      registrationFor(overrides),
    )
  ).body.registration;

test("an event below its minimum is canceled, and all participants are notified of the reason", {
  tag: "@desk",
}, async ({ page }) => {
  const event = await newEvent(api, { minParticipants: 5, decideOn: inDays(1) });
  const [first, second] = [await register(event), await register(event)];
  await signInAsAdministrator(page);
  await page.goto("/admin/oggi");
  const atRisk = page.getByRole("listitem").filter({ hasText: event.title });
  await expect(atRisk).toContainText("2 iscritti su 5");
  await openAction(page, "eventi", event.title, "Conferma o annulla");
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("2 iscritti, ne servono 5");
  await expectNoAxeViolations(page);
  await question.getByRole("button", { name: "Annulla l'evento" }).click();
  await expect(page.getByText("Evento annullato", { exact: true }).first()).toBeVisible();
  for (const { email } of [first, second]) {
    const [mail] = await mailsIn(email, "placesCanceled", 1);
    expect(mail?.text).toContain("numero minimo di 5 partecipanti");
  }
  await page.goto(`/events/${event.id}-x`);
  await expect(page.getByRole("button", { name: /^Annullato/ }).first()).toBeDisabled();
});

test("a QR code that is checked in twice is reported, and a person is found by two letters", {
  tag: "@phone",
}, async ({ page }) => {
  const event = await newEvent(api, { eventDate: today(), startTime: "00:00", endTime: "23:59" });
  const anna = await register(event, { firstName: "Anna", lastName: "Zanetti", seats: 2 });
  await register(event, { firstName: "Bruno", lastName: "Verdi" });
  await signInAsAdministrator(page);
  await openAction(page, "eventi", event.title, "Ingresso");
  const door = page.getByRole("dialog", { name: "Ingresso" });
  await expect(door.getByText("presenti 0 di 3")).toBeVisible();
  const field = door.getByLabel("Nome o codice");
  // The field accepts the same input as the camera.
  await field.fill(anna.checkInCode);
  await field.press("Enter");
  await expect(door.getByRole("status")).toHaveText("Anna Zanetti: in quanti entrano?");
  await door.getByRole("button", { name: "Zanetti Anna: entra una persona sola" }).click();
  await expect(door.getByText("presenti 1 di 3")).toBeVisible();
  await field.fill(anna.checkInCode);
  await field.press("Enter");
  await expect(door.getByRole("status")).toContainText("Anna Zanetti, 1 di 2 posti: ingresso registrato");
  await expect(door.getByText("presenti 2 di 3")).toBeVisible();
  await field.fill(anna.checkInCode.toLowerCase());
  await field.press("Enter");
  await expect(door.getByRole("status")).toContainText("già entrato");
  await field.fill("ve");
  await expect(door.getByRole("listitem")).toHaveCount(1);
  const row = door.getByRole("button", { name: /Verdi Bruno/ });
  expect((await row.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44);
  await row.click();
  await expect(door.getByText("presenti 3 di 3")).toBeVisible();
  await expectAccessible(page);
});

test("a participant without an account cancels with the mailed link", {
  tag: "@phone",
}, async ({ page }) => {
  const event = await newEvent(api, { price: "30" });
  const { email } = await register(event);
  const [mail] = await mailsIn(email, "eventRegistered", 1);
  const [path = ""] = /\/iscrizione\/[\w-]+/.exec(mail?.text ?? "") ?? [];
  await page.goto(path);
  const card = page.getByRole("article");
  await expect(card.getByRole("link", { name: event.title })).toBeVisible();
  await expect(card.getByText("Da pagare: 30,00")).toBeVisible();
  await card.getByText("Codice QR per l'arrivo").click();
  await expect(card.getByRole("img", { name: /^Codice QR: / })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Annulla l'iscrizione" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("non c'è nulla da rimborsare e non devi pagare nulla.");
  await question.getByRole("button", { name: "Sì, annulla" }).click();
  await expect(page.getByRole("heading", { name: "Iscrizione annullata" })).toBeVisible();
  await page.reload();
  await expect(card).toContainText("Annullata da te");
  await expect(page.getByRole("button", { name: "Annulla l'iscrizione" })).toHaveCount(0);
});

test("Le Mie Prenotazioni lists courses and events, which can be canceled there", { tag: "@phone" }, async ({
  page,
}) => {
  const course = await newCourse(api, { startDate: inDays(5), price: "100" });
  const { client } = await signInAsCustomer(page);
  await client.post("/api/course-bookings", courseBookingBody(course.id, { startDate: inDays(6), seats: 2 }));
  await page.goto("/mybookings");
  const card = page.getByRole("article").filter({ hasText: course.title });
  await expect(card).toContainText("200,00");
  await expectNoOverflow(page);
  await card.getByRole("button", { name: "Annulla l'iscrizione" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Sì, annulla" }).click();
  // While the confirmation is open, the card behind it is hidden too.
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await expect(card).toHaveCount(0);
  await page.goto("/mybookings?tab=past");
  await expect(card).toContainText("Annullata da te");
});

test("staff write to all participants, add a caller, and cancel a course with a reason", {
  tag: "@desk",
}, async ({ page }) => {
  const course = await newCourse(api, { startDate: inDays(5), endDate: inDays(50) });
  await signInAsAdministrator(page);
  const email = `chiama.${course.id}@example.org`;
  await openAction(page, "corsi", course.title, "Aggiungi iscritto");
  const form = page.getByRole("dialog", { name: "Aggiungi iscritto" });
  await form.getByRole("combobox", { name: "Cliente" }).fill("carla esempio");
  await page.getByRole("option", { name: /^Nuovo: / }).click();
  await expect(form.getByLabel("Cognome")).toHaveValue("Esempio");
  await form.getByLabel(/^E-mail/).fill(email);
  await expect(form.getByLabel("Data di inizio")).toHaveValue(inDays(5));
  await form.getByRole("button", { name: "Aggiungi iscritto" }).click();
  await expect(form).toBeHidden();
  await openAction(page, "corsi", course.title, "Scrivi a tutti");
  const letter = page.getByRole("dialog", { name: "Scrivi a tutti" });
  await expect(letter).toContainText("un'e-mail non parte");
  await letter.getByLabel("Oggetto").fill("Cosa portare");
  await letter.getByLabel("Messaggio").fill("Un tappetino.");
  await letter.getByRole("button", { name: "Invia" }).click();
  expect((await mailsIn(email, "placeMessage", 1))[0]?.subject).toBe("Cosa portare");
  await openAction(page, "corsi", course.title, "Annulla corso");
  const cancel = page.getByRole("dialog", { name: "Annulla corso" });
  await expect(cancel).toContainText("un'e-mail non parte");
  await cancel.getByRole("button", { name: "Annulla il corso" }).click();
  await expect(cancel.getByText("Scrivi il motivo")).toBeVisible();
  await cancel.getByLabel("Motivo").fill("La sala è inagibile.");
  await cancel.getByRole("button", { name: "Annulla il corso" }).click();
  await expect(cancel).toHaveCount(0);
  expect((await mailsIn(email, "placesCanceled", 1))[0]?.text).toContain("La sala è inagibile.");
});

test("staff write to the customers of a room on a day, once each", { tag: "@desk" }, async ({ page }) => {
  const space = await newSpace(api);
  const [anna, bruno] = [await newCustomer(), await newCustomer()];
  const day = inDays(12);
  const book = (person: typeof anna, period: Record<string, unknown>) =>
    person.client.post("/api/bookings", bookingBody(space.id, day, { ...period, email: person.user.email }));
  await book(anna, { isFullDay: false, startTime: "08:00", endTime: "10:00" });
  await book(anna, { isFullDay: false, startTime: "10:00", endTime: "12:00" });
  await book(bruno, AFTERNOON);
  await signInAsAdministrator(page);
  await openAction(page, "spazi", space.name, "Scrivi a tutti");
  const letter = page.getByRole("dialog", { name: "Scrivi a tutti" });
  await expect(letter).toContainText("Non parte nessuna e-mail");
  await expect(letter.getByRole("button", { name: "Invia" })).toBeDisabled();
  await letter.getByLabel("Giorno").fill(day);
  await expect(letter).toContainText("2 e-mail non partono");
  await letter.getByLabel("Oggetto").fill("Riscaldamento");
  await expectNoAxeViolations(page);
  await letter.getByRole("button", { name: "Invia" }).click();
  await expect(letter.getByLabel("Messaggio")).toHaveAttribute("aria-invalid", "true");
  await letter.getByLabel("Messaggio").fill("Domani la sala è fredda.");
  await letter.getByRole("button", { name: "Invia" }).click();
  await expect(letter).toHaveCount(0);
  for (const { user } of [anna, bruno]) {
    const mails = await mailsIn(user.email, "roomMessage", 1);
    expect(mails.map(({ subject }) => subject)).toEqual(["Riscaldamento"]);
  }
});
