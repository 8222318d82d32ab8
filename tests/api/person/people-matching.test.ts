import { randomUUID } from "node:crypto";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { EventSignUp } from "@/lib/schemas/sign-up/event-sign-up";
import { admin } from "../../helpers/admin";
import { ApiClient, invalid } from "../../helpers/api";
import {
  courseBookingBody,
  newCourse,
  newEvent,
  registerFor,
  registrationFor,
} from "../../helpers/catalogue";
import { sql } from "../../helpers/database";
import { inDays } from "../../helpers/days";
import { bookAs, pay, receiptFor } from "../../helpers/money";
import { newCustomer, newEmail, newFiscalCode, registrationBody } from "../../helpers/people";
import { bookingBody, newSpace } from "../../helpers/spaces";
import { newVerifiedCustomer } from "../../helpers/verified";
import { spaceWait, waiting } from "../../helpers/waiting-list";

/** Ownership of bookings and sign-ups, tested from the view of an impersonator. */

interface Refusal {
  code: string;
  errors?: Record<string, string[]>;
}

const someName = () => ({ firstName: "Anna", lastName: `Prova ${randomUUID().slice(0, 8)}` });

let spaceId: number;
let day = 40;

beforeAll(async () => {
  spaceId = (await newSpace(admin)).id;
});

/** A booking by the panel, on a day of its own. */
const bookFor = (contact: Record<string, unknown>): Promise<Booking> => {
  day += 1;
  return bookAs(admin, spaceId, inDays(day), contact);
};

const personOfAccount = async (userId: number): Promise<number> => {
  const [row] = await sql<{ id: number }>("SELECT person_id AS id FROM users WHERE id = $1", [userId]);
  return row?.id ?? 0;
};

/** A visitor's sign-up as the panel sees it, with its owner. */
async function visitorSignsUp(contact: Record<string, unknown>): Promise<EventSignUp> {
  const event = await newEvent(admin);
  await registerFor(event, contact);
  const { body } = await admin.get<EventSignUp[]>(`/api/events/${event.id}/registrations`);
  const [signUp] = body;
  if (signUp === undefined) throw new Error("The sign-up is not in the list");
  return signUp;
}

describe("A person without an account", () => {
  test("is matched and found in any spelling of the name, even of a name stored with other signs", async () => {
    const email = newEmail();
    const tag = randomUUID().slice(0, 6);
    const name = { firstName: "Niccolò", lastName: `De  Santis D’Alò-Rosa ${tag}` };
    const { id, personId, userId } = await bookFor({ email, ...name });
    expect([personId, userId]).toEqual([expect.any(Number), null]);
    const stored = name.lastName.replace("-", "\u2011");
    await sql("UPDATE people SET last_name = $2 WHERE id = $1", [personId, stored]);
    await sql("UPDATE bookings SET last_name = $2 WHERE id = $1", [id, stored]);
    for (const [firstName, santis, apostrophe, alo, hyphen] of [
      ["niccolo", "SANTIS", "'", "ALÒ", "\u2010"],
      ["NICCOLÒ", "  Sàntis", "´", "Alo", "–"],
      ["Niccolò", "Santis", "\u02bc", "Alò", "\u2212"],
      ["Niccolò", "Santis", "`", "Alò", "\uff0d"],
    ] as const) {
      const lastName = `De ${santis} D${apostrophe}${alo}${hyphen}Rosa ${tag}`;
      const again = await bookFor({ email: email.toUpperCase(), firstName, lastName });
      expect([lastName, again.personId]).toEqual([lastName, personId]);
      const q = encodeURIComponent(`d${apostrophe}alò${hyphen}rosa ${tag}`);
      const { body: people } = await admin.get<{ id: number }[]>(`/api/people?q=${q}`);
      expect([lastName, people.map((one) => one.id)]).toEqual([lastName, [personId]]);
      const { body: bookings } = await admin.get<Booking[]>(`/api/bookings?q=${q}`);
      expect([lastName, bookings.some((one) => one.id === id)]).toEqual([lastName, true]);
    }
  });

  test("is another person under another name, even if a letter only looks the same", async () => {
    const email = newEmail();
    const names = [
      { firstName: "Anna", lastName: "Rossi" },
      { firstName: "Аnna", lastName: "Rossi" },
      { firstName: "Ａnna", lastName: "Rossi" },
      { firstName: "Anna", lastName: "Røssi" },
      { firstName: "Anna", lastName: "Ro ssi" },
      { firstName: "Bea", lastName: "Rossi" },
    ];
    const people = new Set<number | null | undefined>();
    for (const name of names) people.add((await bookFor({ email, ...name })).personId);
    expect(people.size).toBe(names.length);
  });

  test("is matched with nobody without an address", async () => {
    const name = someName();
    const one = await bookFor({ ...name, email: null });
    const other = await bookFor({ ...name, email: null });
    const third = await bookFor({ ...name, email: undefined });
    expect(new Set([one.personId, other.personId, third.personId]).size).toBe(3);
  });

  test("is created once for concurrent sign-ups", async () => {
    const contact = { ...someName(), email: newEmail() };
    const [event, course] = [await newEvent(admin), await newCourse(admin)];
    const answers = await Promise.all([
      new ApiClient().post(`/api/events/${event.id}/registrations`, registrationFor(contact)),
      new ApiClient().post("/api/course-bookings", courseBookingBody(course.id, contact)),
      admin.post("/api/bookings", bookingBody(spaceId, inDays(39), contact)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const people = await sql("SELECT id FROM people WHERE email = $1", [contact.email]);
    expect(people).toHaveLength(1);
  });
});

describe("An account", () => {
  test("has one person from its registration on, with the same data", async () => {
    const { client, user } = await newCustomer();
    const personOf = () =>
      sql(
        "SELECT first_name, last_name, phone, city FROM people WHERE id = (SELECT person_id FROM users WHERE id = $1)",
        [user.id],
      );
    expect(await personOf()).toEqual([
      { first_name: user.firstName, last_name: user.lastName, phone: "+39 333 000 0000", city: "Roma" },
    ]);
    await client.patch("/api/users/me", { lastName: "Cambiata", city: "Ostia" });
    expect(await personOf()).toEqual([
      { first_name: user.firstName, last_name: "Cambiata", phone: "+39 333 000 0000", city: "Ostia" },
    ]);
  });

  test("owns what its session books, whatever name and address are typed", async () => {
    const { client, user } = await newCustomer();
    const { user: victim } = await newVerifiedCustomer();
    day += 1;
    const booking = await bookAs(client, spaceId, inDays(day), {
      email: victim.email,
      firstName: victim.firstName,
      lastName: victim.lastName,
    });
    expect(booking.userId).toBe(user.id);
    expect(booking.personId).toBe(await personOfAccount(user.id));
  });

  test("cannot name a person by personId, unlike the panel", async () => {
    const { client, user } = await newCustomer();
    const victim = await personOfAccount((await newVerifiedCustomer()).user.id);
    day += 1;
    const booking = await bookAs(client, spaceId, inDays(day), { personId: victim });
    expect(booking.personId).toBe(await personOfAccount(user.id));
    expect(
      invalid(
        await client.post<Refusal>("/api/bookings", {
          ...bookingBody(spaceId, inDays(38)),
          firstName: undefined,
          personId: victim,
        }),
      ),
    ).toEqual([400, ["firstName"]]);
    const event = await newEvent(admin);
    await registerFor(event, { personId: victim });
    const { body } = await admin.get<EventSignUp[]>(`/api/events/${event.id}/registrations`);
    expect(body[0]?.personId).not.toBe(victim);
  });

  test("owns a visitor's sign-up with its verified address, whatever the name", async () => {
    const { user } = await newVerifiedCustomer();
    const signUp = await visitorSignsUp({
      email: user.email.toUpperCase(),
      firstName: "Zia",
      lastName: "Altra",
    });
    expect(signUp.userId).toBe(user.id);
    expect(signUp.personId).toBe(await personOfAccount(user.id));
  });

  test("does not own a visitor's sign-up with its unverified address, even under its name", async () => {
    const { user } = await newCustomer();
    const { email, firstName, lastName } = user;
    const signUp = await visitorSignsUp({ email, firstName, lastName });
    expect(signUp.userId).toBeNull();
    expect(signUp.personId).not.toBe(await personOfAccount(user.id));
  });
});

describe("A visitor who types another person's address", () => {
  test("changes none of the person's data", async () => {
    const { client, user } = await newVerifiedCustomer();
    const before = await client.get("/api/users/me");
    const known = await bookFor({ ...someName(), email: newEmail(), phone: "+39 06 1111111" });
    const stored = () =>
      sql("SELECT first_name, last_name, phone, email FROM people WHERE id = $1", [known.personId]);
    const asBefore = await stored();
    await visitorSignsUp({
      email: user.email,
      firstName: "Falso",
      lastName: "Nome",
      phone: "+39 06 2222222",
    });
    const { email, firstName, lastName } = known;
    const signUp = await visitorSignsUp({
      email,
      firstName,
      lastName: lastName.toUpperCase(),
      phone: "+39 06 3",
    });
    expect(signUp.personId).toBe(known.personId);
    expect((await client.get("/api/users/me")).body).toEqual(before.body);
    expect(await stored()).toEqual(asBefore);
  });

  test("does not learn whether it has an account, since no response names an owner", async () => {
    const { user } = await newVerifiedCustomer();
    const event = await newEvent(admin);
    const course = await newCourse(admin);
    const full = await newEvent(admin, { maxParticipants: 1 });
    await registerFor(full);
    const key = { headers: { "Idempotency-Key": randomUUID() } };
    const { email } = user;
    const calls: (() => ReturnType<ApiClient["post"]>)[] = [
      () => new ApiClient().post(`/api/events/${event.id}/registrations`, registrationFor({ email }), key),
      () => new ApiClient().post("/api/course-bookings", courseBookingBody(course.id, { email })),
      () =>
        new ApiClient().post("/api/waiting-list", {
          kind: "event",
          eventId: full.id,
          ...registrationFor({ email }),
        }),
    ];
    const [first, ...others] = calls;
    for (const call of [first, first, ...others]) {
      const answer = await call?.();
      expect(answer?.status).toBe(201);
      const text = JSON.stringify(answer?.body);
      expect(text).not.toContain("personId");
      expect(text).toContain('"userId":null');
    }
  });
});

describe("The panel", () => {
  test("books for a person by id only, with the person's name and contacts", async () => {
    const known = await bookFor({ ...someName(), email: newEmail(), phone: "+39 06 4444444" });
    const { personId, firstName, lastName, email, phone } = known;
    day += 1;
    const alone = { ...bookingBody(spaceId, inDays(day)), personId };
    for (const field of ["firstName", "lastName", "email", "phone"] as const)
      Reflect.deleteProperty(alone, field);
    const answer = await admin.post<{ booking: Booking; sent: boolean }>("/api/bookings", alone);
    expect(answer.status).toBe(201);
    expect(answer.body.booking).toMatchObject({ personId, firstName, lastName, email, phone, userId: null });
    expect(answer.body.sent).toBe(true);
  });

  test("keeps the data typed for a booking with that booking only", async () => {
    const known = await bookFor({ ...someName(), email: newEmail() });
    const other = await bookFor({
      personId: known.personId,
      firstName: "Per",
      lastName: "Conto",
      email: newEmail(),
    });
    expect(other).toMatchObject({ personId: known.personId, firstName: "Per", lastName: "Conto" });
    const [stored] = await sql("SELECT first_name, email::text FROM people WHERE id = $1", [known.personId]);
    expect(stored).toEqual({ first_name: known.firstName, email: known.email });
  });

  test("gets 400 at personId for an unknown person, everywhere", async () => {
    const [event, course] = [await newEvent(admin), await newCourse(admin)];
    const personId = 2_000_000_000;
    const one = bookingBody(spaceId, inDays(37), { personId });
    const refusals = [
      await admin.post<Refusal>("/api/bookings", one),
      await admin.post<Refusal>("/api/bookings/series", {
        ...one,
        dates: [{ startDate: inDays(37), isFullDay: true }],
      }),
      await admin.post<Refusal>(`/api/events/${event.id}/registrations`, registrationFor({ personId })),
      await admin.post<Refusal>("/api/course-bookings", courseBookingBody(course.id, { personId })),
      await admin.post<Refusal>(
        "/api/waiting-list",
        spaceWait(spaceId, inDays(37), newEmail(), { personId }),
      ),
      await admin.post<Refusal>("/api/bookings", { ...one, personId: "Anna" }),
      await admin.post<Refusal>("/api/bookings", { ...one, personId: 0 }),
    ];
    for (const { status, body } of refusals)
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ["personId"]]);
  });

  test("requires a name if it names no person, and reports other errors too", async () => {
    const { status, body } = await admin.post<Refusal>("/api/bookings", {
      ...bookingBody(spaceId, inDays(37)),
      ...{ firstName: undefined, lastName: undefined, attendees: 0 },
    });
    expect([status, Object.keys(body.errors ?? {}).sort()]).toEqual([
      400,
      ["attendees", "firstName", "lastName"],
    ]);
  });

  test("signs two people up for one event without an address or a phone", async () => {
    const [event, course] = [await newEvent(admin), await newCourse(admin)];
    const nameAlone = { ...someName(), startDate: inDays(10), courseId: course.id };
    for (const _ of [1, 2]) {
      expect((await admin.post(`/api/events/${event.id}/registrations`, someName())).status).toBe(201);
      expect((await admin.post("/api/course-bookings", nameAlone)).status).toBe(201);
    }
    expect((await new ApiClient().post(`/api/events/${event.id}/registrations`, someName())).status).toBe(
      400,
    );
  });

  test("sees the person in all of their bookings, sign-ups, payments and receipts", async () => {
    const { user } = await newVerifiedCustomer();
    const personId = await personOfAccount(user.id);
    const booking = await bookFor({ personId });
    const [event, course] = [await newEvent(admin), await newCourse(admin)];
    const registered = await admin.post<{ registration: EventSignUp }>(
      `/api/events/${event.id}/registrations`,
      { personId },
    );
    const enrolled = await admin.post<{ courseBooking: EventSignUp }>("/api/course-bookings", {
      personId,
      courseId: course.id,
      startDate: inDays(10),
    });
    const wait = await waiting(admin, {
      ...{
        kind: "space",
        spaceId,
        startDate: booking.startDate,
        endDate: booking.startDate,
        isFullDay: true,
      },
      ...{ personId, attendees: 1 },
    });
    const payment = await pay(admin, { amount: 1000, bookingId: booking.id });
    const receipt = await receiptFor(admin, payment.id);
    const { registration } = registered.body;
    const { courseBooking } = enrolled.body;
    for (const one of [booking, registration, courseBooking, wait])
      expect(one).toMatchObject({ personId, userId: user.id });
    for (const one of [payment, receipt]) expect(one).toMatchObject({ personId });
  });
});

describe("Rules by person", () => {
  test("a person signed up under one address is not signed up again under another", async () => {
    const { client, user } = await newVerifiedCustomer();
    const event = await newEvent(admin);
    const path = `/api/events/${event.id}/registrations`;
    expect((await client.post(path, registrationFor({ email: newEmail() }))).status).toBe(201);
    const again = await client.post<Refusal>(path, registrationFor({ email: newEmail() }));
    expect([again.status, again.body.code]).toEqual([409, "DUPLICATE"]);
    const fromPanel = await admin.post<Refusal>(path, { personId: await personOfAccount(user.id) });
    expect([fromPanel.status, fromPanel.body.code]).toEqual([409, "DUPLICATE"]);
    const course = await newCourse(admin);
    const known = await bookFor({ ...someName(), email: newEmail() });
    const enrol = (email: string) =>
      admin.post<Refusal>(
        "/api/course-bookings",
        courseBookingBody(course.id, { personId: known.personId, email }),
      );
    expect((await enrol(newEmail())).status).toBe(201);
    expect((await enrol(newEmail())).body.code).toBe("DUPLICATE");
  });

  test("a receipt is for one person, not for one address", async () => {
    const email = newEmail();
    const [anna, bea] = [
      await bookFor({ email, firstName: "Anna", lastName: "Verdi" }),
      await bookFor({ email, firstName: "Bea", lastName: "Verdi" }),
    ];
    const annaAgain = await bookFor({ personId: anna.personId, email: newEmail() });
    const paid = async ({ id }: Booking) => (await pay(admin, { amount: 500, bookingId: id })).id;
    const [one, other, third] = [await paid(anna), await paid(bea), await paid(annaAgain)];
    const mixed = await admin.post<Refusal>("/api/receipts", { paymentIds: [one, other] });
    expect([mixed.status, Object.keys(mixed.body.errors ?? {})]).toEqual([400, ["paymentIds"]]);
    expect((await receiptFor(admin, one, third)).personId).toBe(anna.personId);
  });
});

test("the codice fiscale of a person without an account does not block a registration", async () => {
  const fiscalCode = newFiscalCode();
  const known = await bookFor({ ...someName(), email: newEmail() });
  await sql("UPDATE people SET fiscal_code = $2 WHERE id = $1", [known.personId, fiscalCode]);
  const { status } = await new ApiClient().post("/api/auth/register", registrationBody({ fiscalCode }));
  expect(status).toBe(201);
});
