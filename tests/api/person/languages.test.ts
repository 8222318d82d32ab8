import type { Booking } from "@/lib/schemas/booking/booking";
import type { Account } from "@/lib/schemas/person/account";
import type { CourseSignUp } from "@/lib/schemas/sign-up/course-sign-up";
import type { EventSignUp } from "@/lib/schemas/sign-up/event-sign-up";
import type { WaitingEntry } from "@/lib/schemas/waiting/waiting-list";
import { admin } from "../../helpers/admin";
import { ApiClient, type ErrorBody, invalid } from "../../helpers/api";
import { courseBookingBody, newCourse, newEvent, registrationFor } from "../../helpers/catalogue";
import { sql } from "../../helpers/database";
import { inDays } from "../../helpers/days";
import { waitForMail } from "../../helpers/outbox";
import { newCustomer, registrationBody } from "../../helpers/people";
import { bookingBody, newSpace } from "../../helpers/spaces";

/** The language in which a person receives mails. */
const visitor = new ApiClient();
const IN_ENGLISH = { headers: { "Accept-Language": "en" } };

test("an account and its person have the language of the registration, and change it together", async () => {
  const sent = registrationBody();
  const { body } = await visitor.post<{ user: Account; authToken: string }>(
    "/api/auth/register",
    sent,
    IN_ENGLISH,
  );
  expect(body.user.language).toBe("en");
  const client = new ApiClient({ token: body.authToken });
  const personLanguage = async () =>
    (
      await sql<{ language: string }>(
        "SELECT language FROM people WHERE id = (SELECT person_id FROM users WHERE id = $1)",
        [body.user.id],
      )
    )[0]?.language;
  expect(await personLanguage()).toBe("en");
  expect((await client.patch<Account>("/api/users/me", { language: "it" })).body.language).toBe("it");
  expect(await personLanguage()).toBe("it");
  const refused = await client.patch<ErrorBody>("/api/users/me", { language: "fr" });
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([400, ["language"]]);
  expect((await newCustomer()).user).toMatchObject({ language: "it" });
  expect((await newCustomer({ language: "en" })).user).toMatchObject({ language: "en" });
});

test("a booking is in the language of the account, unless another one is sent", async () => {
  const room = await newSpace(admin);
  const { client } = await newCustomer({ language: "en" });
  const book = (day: number, more = {}) =>
    client.post<{ booking: Booking }>("/api/bookings", bookingBody(room.id, inDays(day), more));
  expect((await book(10)).body.booking.language).toBe("en");
  expect((await book(11, { language: "it" })).body.booking.language).toBe("it");
  expect(
    invalid(
      await client.post<ErrorBody>("/api/bookings", bookingBody(room.id, inDays(12), { language: "de" })),
    ),
  ).toEqual([400, ["language"]]);
  const { body } = await client.post<{ bookings: Booking[] }>("/api/bookings/series", {
    ...bookingBody(room.id, inDays(14)),
    dates: [{ startDate: inDays(14) }, { startDate: inDays(15) }],
  });
  expect(body.bookings.map(({ language }) => language)).toEqual(["en", "en"]);
});

test("a visitor's sign-ups and waiting entries are in the language of the request", async () => {
  const event = await newEvent(admin, { maxParticipants: 1 });
  const course = await newCourse(admin);
  const register = (options: object) =>
    visitor.post<{ registration: EventSignUp }>(
      `/api/events/${event.id}/registrations`,
      registrationFor(),
      options,
    );
  expect((await register(IN_ENGLISH)).body.registration.language).toBe("en");
  const waits = { kind: "event", eventId: event.id };
  const entry = await visitor.post<{ entry: WaitingEntry }>(
    "/api/waiting-list",
    { ...registrationFor(), ...waits },
    IN_ENGLISH,
  );
  expect(entry.body.entry.language).toBe("en");
  const italian = await visitor.post<{ entry: WaitingEntry }>("/api/waiting-list", {
    ...registrationFor(),
    ...waits,
  });
  expect(italian.body.entry.language).toBe("it");
  const signUp = await visitor.post<{ courseBooking: CourseSignUp }>(
    "/api/course-bookings",
    courseBookingBody(course.id),
    IN_ENGLISH,
  );
  expect(signUp.body.courseBooking.language).toBe("en");
  const made = await sql<{ language: string }>("SELECT language FROM people WHERE email = $1", [
    signUp.body.courseBooking.email,
  ]);
  expect(made).toEqual([{ language: "en" }]);
});

test("what the panel writes for a person is in that person's language", async () => {
  const room = await newSpace(admin);
  const { user } = await newCustomer({ language: "en" });
  const [person] = await sql<{ id: number }>("SELECT person_id AS id FROM users WHERE id = $1", [user.id]);
  const { body } = await admin.post<{ booking: Booking }>("/api/bookings", {
    ...bookingBody(room.id, inDays(9)),
    personId: person?.id,
  });
  expect(body.booking.language).toBe("en");
});

test("a mail names things in the language of the booking or sign-up", async () => {
  const room = await newSpace(admin, {
    translations: { en: { name: "Sage Room", location: "Ground floor" } },
  });
  const { client } = await newCustomer({ language: "en" });
  const body = bookingBody(room.id, inDays(13));
  const email = `guest.${room.id}@example.org`;
  await client.post("/api/bookings", { ...body, email });
  const mail = await waitForMail(email, "bookingConfirmed");
  expect(mail.subject).toContain("Sage Room");
  expect(mail.text).toContain("Ground floor");

  const event = await newEvent(admin, {
    spaceId: room.id,
    eventDate: inDays(33),
    translations: { en: { title: "Gong bath" } },
  });
  const registration = registrationFor();
  await visitor.post(`/api/events/${event.id}/registrations`, registration, IN_ENGLISH);
  const confirmed = await waitForMail(registration.email, "eventRegistered");
  expect(confirmed.subject).toContain("Gong bath");
  expect(confirmed.text).toContain("Sage Room");
});

test("the export has the language of the account and of each booking", async () => {
  const room = await newSpace(admin);
  const { client } = await newCustomer({ language: "en" });
  await client.post("/api/bookings", bookingBody(room.id, inDays(16)));
  const { body } = await client.get<{ user: Account; person: Account; bookings: Booking[] }>(
    "/api/users/me/export",
  );
  expect([body.user.language, body.person.language, body.bookings[0]?.language]).toEqual(["en", "en", "en"]);
});
