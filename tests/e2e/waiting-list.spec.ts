import { expect, test } from "@playwright/test";
import type { Course } from "@/lib/schemas/catalogue/course";
import type { CourseSignUp } from "@/lib/schemas/sign-up/course-sign-up";
import type { WaitingEntry } from "@/lib/schemas/waiting/waiting-list";
import { ApiClient } from "../helpers/api";
import { expectAccessible, expectNoOverflow } from "../helpers/axe";
import { inDays } from "../helpers/days";
import { mailsIn } from "../helpers/mail-folder";
import { signInAsAdministrator, signInAsCustomer } from "../helpers/own-admin";
import { newAdmin, newCustomer } from "../helpers/people";
import { dayInPicker } from "../helpers/picker";
import { openPublicPage } from "../helpers/public-page";
import { bookingBody, newSpace, spacePath } from "../helpers/spaces";

/** The waiting list for full offerings and taken periods, until the place is accepted. */

async function linkIn(email: string, template: string): Promise<string> {
  const [mail] = await mailsIn(email, template, 1);
  const path = /\/lista-attesa\/[\w-]+/.exec(mail?.text ?? "")?.[0];
  if (path === undefined) throw new Error("The mail has no link");
  return path;
}

test("a visitor joins the waiting list of a full course, is mailed an offer, and accepts it with one press", {
  tag: "@phone",
}, async ({ page }) => {
  const { client: admin } = await newAdmin();
  const title = `Corso pieno ${Date.now()}`;
  const days = { startDate: inDays(10), endDate: inDays(40) };
  const { body: course } = await admin.post<Course>("/api/courses", {
    ...{ title, price: "80", maxParticipants: 1, ...days },
  });
  const contact = { firstName: "Luca", lastName: "Esempio", phone: "+39 333 000 0000" };
  const { body: taken } = await new ApiClient().post<{ courseBooking: CourseSignUp }>(
    "/api/course-bookings",
    { ...contact, email: `luca.${Date.now()}@example.org`, courseId: course.id },
  );

  await openPublicPage(page, "/courses");
  const card = page.getByRole("article").filter({ hasText: title });
  await expect(card.getByText("Esaurito: nessun posto libero.")).toBeVisible();
  await card.getByRole("button", { name: /Lista d'attesa/ }).click();
  const dialog = page.getByRole("dialog", { name: "Lista d'attesa" });
  await expect(dialog.getByText("I posti sono esauriti.")).toBeVisible();
  const email = `marta.${Date.now()}@example.org`;
  await dialog.getByLabel("Nome", { exact: true }).fill("Marta");
  await dialog.getByLabel("Cognome").fill("Esempio");
  await dialog.getByLabel(/^E-?mail$/).fill(email);
  await dialog.getByLabel("Telefono").fill("+39 333 000 0000");
  await dialog.getByRole("button", { name: "Avvisami se si libera" }).click();
  await expect(page.getByRole("dialog", { name: "Sei in lista d'attesa" })).toContainText(
    "in cima alla lista",
  );

  await page.goto(await linkIn(email, "waitingConfirmed"));
  await expect(page.getByText("Sei in cima alla lista.")).toBeVisible();
  await admin.put(`/api/course-bookings/${taken.courseBooking.id}`, { status: "canceled" });
  await page.goto(await linkIn(email, "waitingOffered"));
  await expect(page.getByText(/Hai ancora/)).toBeVisible();
  await expectAccessible(page);
  // Opening the page again does not change the offer.
  await page.reload();
  await page.getByRole("button", { name: "Accetta il posto" }).click();
  await expect(page.getByText("Hai accettato: è tuo.")).toBeVisible();
  await mailsIn(email, "courseBooked", 1);
  const { body: bookings } = await admin.get<CourseSignUp[]>(`/api/course-bookings?courseId=${course.id}`);
  expect(bookings.find((one) => one.email === email)).toMatchObject({ status: "confirmed", seats: 1 });
});

test("a customer waits for a taken period, sees the position, and accepts the offer in Le Mie Prenotazioni", {
  tag: "@phone",
}, async ({ page }) => {
  const { client: admin } = await newAdmin();
  const holder = await newCustomer();
  // A full day ends with the opening hours, so the booking takes the whole day.
  const space = await newSpace(admin, { closingTime: "19:00" });
  const day = inDays(5);
  const { body } = await holder.client.post<{ booking: { id: number } }>(
    "/api/bookings",
    bookingBody(space.id, day),
  );
  await signInAsCustomer(page, { firstName: "Giulia" });
  await page.goto(spacePath(space));
  // The day is announced as disabled, but can be pressed and shows the ways out.
  await (await dayInPicker(page, day)).press("Enter");
  await page.getByRole("button", { name: "Avvisami se si libera" }).click();
  const dialog = page.getByRole("dialog", { name: "Lista d'attesa" });
  await expect(dialog.getByLabel("Nome", { exact: true })).toHaveValue("Giulia");
  await dialog.getByLabel("Numero di partecipanti").fill("2");
  await dialog.getByRole("button", { name: "Avvisami se si libera" }).click();
  await expect(page.getByText("Sei in lista d'attesa.")).toBeVisible();

  await page.goto("/mybookings");
  const waits = page.getByRole("region", { name: "In attesa" });
  await expect(waits.getByText("Sei in cima alla lista.", { exact: false })).toBeVisible();
  await expectAccessible(page);
  await holder.client.put(`/api/bookings/${body.booking.id}`, { status: "canceled" });
  await page.reload();
  await waits.getByRole("button", { name: "Accetta il posto" }).click();
  await expect(waits).toBeHidden();
  await expect(page.getByRole("article").filter({ hasText: space.name })).toBeVisible();
});

test("a secretary sees the waiting people in order, and removes one from the list", {
  tag: "@desk",
}, async ({ page }) => {
  const { client: admin } = await newAdmin();
  const [holder, waiting] = [await newCustomer(), await newCustomer({ lastName: `Attende${Date.now()}` })];
  const space = await newSpace(admin);
  const day = inDays(7);
  await holder.client.post("/api/bookings", bookingBody(space.id, day));
  const wish = { ...bookingBody(space.id, day), lastName: waiting.user.lastName, kind: "space" };
  const { body } = await waiting.client.post<{ entry: WaitingEntry }>("/api/waiting-list", wish);
  await signInAsAdministrator(page);
  await page.goto("/admin/lista-attesa");
  await page.getByLabel("Cerca per nome, e-mail o titolo").fill(waiting.user.lastName);
  // Until the search has returned, other entries are still listed.
  await expect(page.getByText("1 in tutto")).toBeVisible();
  await expect(page.getByText(space.name).first()).toBeVisible();
  await expectNoOverflow(page);
  await page
    .getByRole("button", { name: /Altre azioni per/ })
    .and(page.locator(":visible"))
    .click();
  await page.getByRole("menuitem", { name: "Togli dalla lista" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Togliere dalla lista d'attesa?" });
  await dialog.getByRole("button", { name: "Togli dalla lista" }).click();
  await expect(dialog).toBeHidden();
  const { body: entries } = await admin.get<WaitingEntry[]>(`/api/waiting-list?spaceId=${space.id}`);
  expect(entries).toMatchObject([{ id: body.entry.id, status: "left" }]);
});
