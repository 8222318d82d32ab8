import { randomInt } from "node:crypto";
import type { ListedPerson } from "@/lib/schemas/panel/people";
import { admin } from "../../helpers/admin";
import { ApiClient } from "../../helpers/api";
import { courseBookingBody, newCourse, newEvent, registrationFor } from "../../helpers/catalogue";
import { inDays } from "../../helpers/days";
import { bookAs } from "../../helpers/money";
import { newLastName, newPanelPerson, personOfAccount, searchPersonIds } from "../../helpers/panel-people";
import { newCustomer, newFiscalCode } from "../../helpers/people";
import { newSpace } from "../../helpers/spaces";
import { newVerifiedCustomer } from "../../helpers/verified";

/** Finding people in the panel by anything known about them. */

const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join("");

test("a person is found by parts of the name, with or without accents and strokes, in any order", async () => {
  const lastName = newLastName();
  const { id } = await newPanelPerson(admin, { firstName: "Zoë María Łucja", lastName });
  const begins = lastName.slice(0, 2);
  for (const q of [
    lastName,
    lastName.toUpperCase(),
    lastName.slice(2),
    `zoe ${lastName}`,
    `${lastName}, Zoë`,
    `  ${lastName}   maria `,
    `łucja ${lastName}`,
    `LUCJA ${lastName}`,
    `zo ${begins} ${lastName.slice(3, 8)}`,
  ])
    expect([q, await searchPersonIds(admin, q)]).toEqual([q, [id]]);
  expect(await searchPersonIds(admin, `${lastName} carlo`)).toEqual([]);
  // Letters that only look alike do not match.
  expect(await searchPersonIds(admin, `zое ${lastName}`)).toEqual([]);
});

test("two letters find people with a name that begins with them", async () => {
  const { id } = await newPanelPerson(admin, { firstName: "Ẋw", lastName: `Ẋw${newLastName()}` });
  expect(await searchPersonIds(admin, "xw")).toContain(id);
  expect(await searchPersonIds(admin, "XW")).toContain(id);
});

test.each([
  [
    "+39 {a} {b} {c}",
    ["{a}{b}{c}", "+39{a}{b}{c}", "0039 {a}/{b}{c}", "39{a}{b}{c}", "{a}-{b}.{c}", "{b}{c}"],
  ],
  ["{a}/{b}{c}", ["+39 {a} {b} {c}", "{a} {b}", "({a}) {b}-{c}", "{a}{b}{c}"]],
])("a phone stored as %s is found in every spelling", async (stored, typed) => {
  // Long enough to be nobody else's number.
  const parts = { a: `3${digits(2)}`, b: digits(7), c: digits(4) };
  const spell = (text: string) => text.replace(/\{([abc])\}/g, (_all, key: "a" | "b" | "c") => parts[key]);
  const { id } = await newPanelPerson(admin, { phone: spell(stored) });
  for (const q of typed) expect([q, await searchPersonIds(admin, spell(q))]).toEqual([q, [id]]);
});

test("a person is found by e-mail address and codice fiscale, in any case and spacing", async () => {
  const fiscalCode = newFiscalCode();
  const name = newLastName().toLowerCase();
  const { id } = await newPanelPerson(admin, { email: `${name}@Example.org`, fiscalCode });
  const spaced = fiscalCode.replace(/^(.{3})(.{3})(.{5})(.{4})/, "$1 $2 $3 $4 ");
  for (const q of [
    `${name}@example.ORG`,
    `${name.slice(0, 7)}`,
    fiscalCode,
    fiscalCode.toLowerCase(),
    spaced,
  ])
    expect([q, await searchPersonIds(admin, q)]).toEqual([q, [id]]);
  // Pattern characters are taken literally.
  expect(await searchPersonIds(admin, `${name.slice(0, 4)}%example`)).toEqual([]);
  expect(await searchPersonIds(admin, "%%%")).toEqual([]);
});

test("an account is found by its username and by its login's address", async () => {
  const { user } = await newCustomer();
  const { id } = await personOfAccount(admin, user);
  expect(await searchPersonIds(admin, user.username.toUpperCase())).toEqual([id]);
  await admin.patch(`/api/people/${id}`, { email: `other.${user.email}` });
  expect(await searchPersonIds(admin, user.email)).toContain(id);
});

test("the owner of a booking or sign-up is found first by its number", async () => {
  const space = await newSpace(admin);
  const name = { firstName: "Berta", lastName: newLastName(), email: null };
  const booking = await bookAs(admin, space.id, inDays(9), name);
  const [owner] = await searchPersonIds(admin, name.lastName);
  const number = String(booking.id).padStart(5, "0");
  for (const q of [`#${number}`, `#P${number}`, `p${number}`, number, String(booking.id), `#${booking.id}`])
    expect([q, (await searchPersonIds(admin, q))[0]]).toEqual([q, owner]);

  const event = await newEvent(admin);
  const guest = { ...registrationFor(), lastName: newLastName() };
  const registration = await new ApiClient().post<{ registration: { id: number } }>(
    `/api/events/${event.id}/registrations`,
    guest,
  );
  const [participant] = await searchPersonIds(admin, guest.lastName);
  expect(await searchPersonIds(admin, `#E${registration.body.registration.id}`)).toEqual([participant]);
  const course = await newCourse(admin);
  const pupil = courseBookingBody(course.id, { lastName: newLastName() });
  const signUp = await new ApiClient().post<{ courseBooking: { id: number } }>("/api/course-bookings", pupil);
  const [learner] = await searchPersonIds(admin, String(pupil.lastName));
  expect(await searchPersonIds(admin, `#C${signUp.body.courseBooking.id}`)).toEqual([learner]);
  // Without the # the number may occur in another person's address too.
  expect((await searchPersonIds(admin, `C${signUp.body.courseBooking.id}`))[0]).toBe(learner);
});

test("the list has pages, the total number, and a summary of each person", async () => {
  const lastName = newLastName();
  for (const firstName of ["Ada", "Bea", "Cleo"]) await newPanelPerson(admin, { firstName, lastName });
  const page = await admin.get<ListedPerson[]>(`/api/people?q=${lastName}&pageSize=2&page=2`);
  expect([page.body.map(({ firstName }) => firstName), page.headers.get("x-total-count")]).toEqual([
    ["Cleo"],
    "3",
  ]);
  const beyond = await admin.get<ListedPerson[]>(`/api/people?q=${lastName}&page=9`);
  expect([beyond.body, beyond.headers.get("x-total-count")]).toEqual([[], "3"]);
  const all = await admin.get<ListedPerson[]>("/api/people?pageSize=1");
  expect([all.body.length, Number(all.headers.get("x-total-count")) > 3]).toEqual([1, true]);

  const { user } = await newVerifiedCustomer();
  expect(await personOfAccount(admin, user)).toMatchObject({ hasAccount: true, isVerified: true });
  const { user: other } = await newCustomer();
  expect(await personOfAccount(admin, other)).toMatchObject({ hasAccount: true, isVerified: false });
  expect(page.body[0]).toMatchObject({
    ...{ hasAccount: false, isVerified: false, memberUntil: null, userId: null },
    ...{ bookingsCount: 0, paidTotal: 0, dueTotal: 0, lastSeenAt: null },
  });
});
