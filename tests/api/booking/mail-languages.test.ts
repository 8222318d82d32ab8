import { eventDays } from "@/lib/domain/catalogue/event-words";
import { admin } from "../../helpers/admin";
import { ApiClient } from "../../helpers/api";
import { newEvent, registrationFor } from "../../helpers/catalogue";
import { inDays } from "../../helpers/days";
import { tokenIn, waitForMail } from "../../helpers/outbox";
import { newCustomer, newEmail } from "../../helpers/people";
import { newSpace } from "../../helpers/spaces";

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
