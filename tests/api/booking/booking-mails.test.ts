import { eventDays } from "@/lib/domain/catalogue/event-words";
import { admin } from "../../helpers/admin";
import { ApiClient } from "../../helpers/api";
import { newEvent, registrationFor } from "../../helpers/catalogue";
import { sql } from "../../helpers/database";
import { inDays } from "../../helpers/days";
import { bookAs } from "../../helpers/money";
import { mailsTo, tokenIn, waitForMail } from "../../helpers/outbox";
import { newCustomer, newEmail } from "../../helpers/people";
import { newSpace, postBooking } from "../../helpers/spaces";

const CENTRE = "info@example.org";

const newRoom = async (name: string, pricePerDay = "70") => (await newSpace(admin, { name, pricePerDay })).id;

async function book(client: ApiClient, spaceId: number, email: string) {
  const { id, confirmationNumber } = await bookAs(client, spaceId, inDays(10), { email });
  return { id, number: `P${confirmationNumber}` };
}

const centreMail = async (template: string, number: string) => {
  await waitForMail(CENTRE, template);
  for (let tries = 0; tries < 40; tries += 1) {
    const found = (await mailsTo(CENTRE, template)).find((mail) => mail.subject?.includes(`#${number}`));
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`No ${template} mail to the centre about #${number}`);
};

describe("A booking", () => {
  test("sends the customer a confirmation with a calendar file and notifies the centre of both steps", async () => {
    const { client, user } = await newCustomer();
    const { id, number } = await book(client, await newRoom("Sala Posta"), user.email);
    const mail = await waitForMail(user.email, "bookingConfirmed");
    expect(mail.subject).toBe(`Prenotazione confermata: Sala Posta (#${number})`);
    expect(mail.attachments.map(({ filename }) => filename).filter((name) => name?.endsWith(".ics"))).toEqual(
      [`prenotazione-${number}.ics`],
    );
    expect((await centreMail("centreNewBooking", number)).replyTo?.[0]?.address).toBe(user.email);

    await client.put(`/api/bookings/${id}`, { status: "canceled" });
    expect((await waitForMail(user.email, "bookingCanceled")).text).toContain(
      "Non hai ancora pagato nulla: non c'è nulla da rimborsare e non devi pagare nulla.",
    );
    expect((await centreMail("centreCancellation", number)).text).toContain(
      "Non è stato pagato nulla: nessun rimborso da fare.",
    );
  });

  test("on request is acknowledged first, and an administrator confirms it with its amount", async () => {
    const { client, user } = await newCustomer();
    const { id, number } = await book(client, await newRoom("Sala Attesa", "su richiesta"), user.email);
    expect((await waitForMail(user.email, "bookingReceived")).text).toContain("Totale: su richiesta");
    await centreMail("centreNewRequest", number);
    await admin.put(`/api/bookings/${id}`, { status: "confirmed", totalAmount: 12_500 });
    expect((await waitForMail(user.email, "bookingApproved")).text).toContain("L'importo è di 125,00");
  });

  test("that is rejected sends no mail", async () => {
    const { client, user } = await newCustomer();
    const spaceId = await newRoom("Sala Contesa");
    await book(client, spaceId, user.email);
    const late = await newCustomer();
    const refused = await postBooking(late.client, spaceId, inDays(10), { email: late.user.email });
    expect(refused.status).toBe(409);
    const jobs = await sql<{ n: number }>(
      "SELECT count(*)::int AS n FROM pgboss.job WHERE name = 'mail' AND data->'mail'->>'to' = $1 AND data->'mail'->>'template' LIKE 'booking%'",
      [late.user.email],
    );
    expect(jobs).toEqual([{ n: 0 }]);
  });

  test("notifies the customer of the new time when an administrator moves it", async () => {
    const { client, user } = await newCustomer();
    const { id } = await book(client, await newRoom("Sala Mossa"), user.email);
    await admin.put(`/api/bookings/${id}`, { startDate: inDays(15), endDate: inDays(15) });
    expect((await waitForMail(user.email, "bookingChanged")).subject).toContain("Prenotazione modificata");
    await admin.put(`/api/bookings/${id}`, { notes: "Solo una nota" });
    expect(await mailsTo(user.email, "bookingChanged")).toHaveLength(1);
  });
});

describe("The language of a mail", () => {
  test("a booking made in English is confirmed and canceled in English, including its calendar entry", async () => {
    const { client, user } = await newCustomer();
    const space = await newSpace(admin);
    const { body } = await client.post<{ booking: { id: number } }>("/api/bookings", {
      ...{ firstName: "Giulia", lastName: "Esempio", email: user.email, purpose: "Pilates", attendees: 2 },
      ...{ spaceId: space.id, startDate: inDays(10), endDate: inDays(10), isFullDay: true, language: "en" },
    });
    const confirmed = await waitForMail(user.email, "bookingConfirmed");
    expect(confirmed.subject).toContain("Booking confirmed: ");
    expect(confirmed.text).toContain("your booking has been confirmed!");
    expect(confirmed.text).toMatch(/https?:\/\/\S+\/en\/mybookings/);
    // The transfer reference, which the treasurer looks up in the bank statement, is always Italian.
    const reference = /(?<=reference “)Prenotazione #\d{5}(?=”)/g;
    expect(confirmed.text?.replaceAll(reference, "")).not.toContain("Prenotazione");
    const names = confirmed.attachments.map(({ filename }) => filename);
    expect(names.filter((name) => name?.endsWith(".ics"))).toEqual([
      expect.stringMatching(/^booking-P\d{5}\.ics$/),
    ]);
    const file = await client.get<string>(`/api/bookings/${body.booking.id}/ics`);
    expect(file.headers.get("content-disposition")).toContain('filename="booking-P');

    await client.put(`/api/bookings/${body.booking.id}`, { status: "canceled" });
    const canceled = await waitForMail(user.email, "bookingCanceled");
    expect(canceled.subject).toContain("Booking cancelled: ");
    expect(canceled.text).toContain("You have not paid anything yet: there is nothing to refund");
  });

  test("a registration from a browser set to English is confirmed in English", async () => {
    const event = await newEvent(admin);
    const email = newEmail();
    const { status } = await new ApiClient().post(
      `/api/events/${event.id}/registrations`,
      registrationFor({ email }),
      { headers: { "Accept-Language": "en" } },
    );
    expect(status).toBe(201);
    const mail = await waitForMail(email, "eventRegistered");
    expect(mail.subject).toContain("See you there: ");
    expect(mail.text).toMatch(/\/en\/iscrizione\/[\w-]+/);
    expect(mail.text).toContain(eventDays(event, "en"));
    expect(mail.text).not.toContain(eventDays(event, "it"));
    expect(mail.attachments.map(({ filename }) => filename)).toContain("registration.ics");
  });

  test("an account set to English gets its password reset in English", async () => {
    const { client, user } = await newCustomer();
    expect((await client.patch("/api/users/me", { language: "en" })).status).toBe(200);
    await new ApiClient().post("/api/auth/forgot-password", { email: user.email });
    const mail = await waitForMail(user.email, "passwordReset");
    expect(mail.subject).toBe("Reset your password");
    expect(mail.text).toContain(`/en/reset-password?token=${tokenIn(mail)}`);
  });

  test("a sign-in code is in the account's language, or in the request's without an account", async () => {
    const { user } = await newCustomer({ language: "en" });
    await new ApiClient().post("/api/auth/code", { email: user.email });
    const known = await waitForMail(user.email, "signInCode");
    expect(known.html).toContain('<html lang="en">');
    const [stranger, asked] = [newEmail(), { headers: { "Accept-Language": "en" } }];
    await new ApiClient().post("/api/auth/code", { email: stranger }, asked);
    expect((await waitForMail(stranger, "signInCode")).html).toContain('<html lang="en">');
  });
});
