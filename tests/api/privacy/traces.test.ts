import { PERSONAL_DATA } from "@/lib/data/privacy/personal-data";
import { admin } from "../../helpers/admin";
import { ApiClient } from "../../helpers/api";
import { newCourse, newEvent } from "../../helpers/catalogue";
import { sql } from "../../helpers/database";
import { inDays } from "../../helpers/days";
import { tokenIn, waitForMail, waitUntilMailsAreSent } from "../../helpers/outbox";
import { newCustomer } from "../../helpers/people";
import { picture } from "../../helpers/pictures";
import { bookingBody, newSpace } from "../../helpers/spaces";
import { newPersonWithRole } from "../../helpers/staff";
import { filesWith, listTables, rowsWith } from "../../helpers/traces";

const unique = () => `${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;

/** A person who has left data wherever a customer can. */
async function somebodyEverywhere() {
  const mark = unique();
  const lastName = `Traccia${mark.replace(/\d/g, "x")}`;
  const phone = `+39 3${String(Date.now()).slice(-9)}`;
  const person = await newCustomer({ lastName, phone, email: `traccia.${mark}@example.org` });
  const { client, user } = person;
  const space = await newSpace(admin);
  const contact = { firstName: "Giulia", lastName, email: user.email, phone };
  const key = () => ({ headers: { "Idempotency-Key": `${mark}-${Math.random()}` } });
  for (const days of [10, 11]) {
    const booked = await client.post<{ booking: { id: number } }>(
      "/api/bookings",
      bookingBody(space.id, inDays(days), {
        ...contact,
        purpose: `Seduta di ${lastName}`,
        notes: `Chiamare ${phone}`,
      }),
      key(),
    );
    expect(booked.status).toBe(201);
  }
  const course = await newCourse(admin);
  const booked = { ...contact, courseId: course.id, startDate: inDays(12) };
  expect((await client.post("/api/course-bookings", booked, key())).status).toBe(201);
  const event = await newEvent(admin);
  const signUp = await client.post(`/api/events/${event.id}/registrations`, contact, key());
  expect(signUp.status).toBe(201);
  const avatarUrl = `data:image/png;base64,${(await picture("png")).toString("base64")}`;
  await client.patch("/api/users/me", { avatarUrl, avatarType: "custom", bio: `Sono ${lastName}` });
  await new ApiClient().post("/api/auth/login", { username: user.username, password: "Sbagliata-1" });
  await new ApiClient().post("/api/auth/login", { username: user.email, password: "Sbagliata-1" });
  await new ApiClient().post("/api/auth/forgot-password", { email: user.email });
  const texts = [lastName, user.email, user.username, phone];
  return { ...person, texts, eventId: event.id };
}

test("every table of the database is declared, including the queue's", async () => {
  const names = (await listTables()).map(({ schema, name }) =>
    schema === "public" ? name : `${schema}.${name}`,
  );
  expect(names.filter((name) => !(name in PERSONAL_DATA))).toEqual([]);
});

test.each([
  ["whose address is verified", true],
  ["whose address is not verified", false],
])("nothing remains in the database or the data folder of a deleted person %s", async (_, isVerified) => {
  const { client, user, password, texts, eventId } = await somebodyEverywhere();
  const welcome = await waitForMail(user.email, "welcome");
  await waitForMail(user.email, "eventRegistered");
  if (isVerified) await client.post("/api/auth/verify-email", { token: tokenIn(welcome) });
  const held = (await client.get<Record<string, unknown[]>>("/api/users/me/export")).body;
  expect(held.bookings).toHaveLength(2);
  expect(held.eventRegistrations).toHaveLength(1);
  expect(held.courseBookings).toHaveLength(1);
  expect(held.storedAnswers).toHaveLength(4);
  expect(JSON.stringify(held.storedAnswers)).toContain(user.email);
  expect(held.mails?.length).toBeGreaterThan(0);
  expect(held.auditLog?.length).toBeGreaterThan(0);
  expect((await rowsWith(texts)).length).toBeGreaterThan(5);
  expect(filesWith(texts).length).toBeGreaterThan(0);

  expect((await client.delete("/api/users/me", { body: { password } })).status).toBe(200);

  expect(await rowsWith(texts)).toEqual([]);
  expect(filesWith(texts)).toEqual([]);
  const registrations = await sql<{ status: string; taken: number }>(
    `SELECT r.status, e.current_participants AS taken FROM sign_ups r JOIN events e ON e.id = r.event_id
     WHERE e.id = $1`,
    [eventId],
  );
  expect(registrations).toEqual([{ status: "canceled", taken: 0 }]);
  // Mails that were being sent at the time have left nothing either.
  await waitUntilMailsAreSent();
  expect(await rowsWith(texts)).toEqual([]);
  expect(filesWith(texts)).toEqual([]);
});

test("a staff member's export has nothing about the customers that they wrote about", async () => {
  const { client: desk } = await newPersonWithRole("desk");
  const mark = unique();
  const lastName = `Altrui${mark.replace(/\d/g, "x")}`;
  const customer = { firstName: "Ada", lastName, email: `altrui.${mark}@example.org` };
  const key = { headers: { "Idempotency-Key": mark } };
  expect((await desk.post("/api/people", customer, key)).status).toBe(201);
  const { body } = await desk.get<{ storedAnswers: { status: number; response: unknown }[] }>(
    "/api/users/me/export",
  );
  expect(body.storedAnswers).toContainEqual(expect.objectContaining({ status: 201, response: null }));
  expect(JSON.stringify(body.storedAnswers)).not.toContain(lastName);
});
