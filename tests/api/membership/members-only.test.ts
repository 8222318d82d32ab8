import type { Booking } from "@/lib/schemas/booking/booking";
import type { Member } from "@/lib/schemas/membership/member";
import { admin } from "../../helpers/admin";
import { ApiClient, refusal } from "../../helpers/api";
import { courseBookingBody, newCourse, newEvent, registrationFor } from "../../helpers/catalogue";
import { inDays, today } from "../../helpers/days";
import { admit, newMember, payFee, registerData } from "../../helpers/members";
import { newPanelPerson, personOfAccount } from "../../helpers/panel-people";
import { newCustomer, newEmail } from "../../helpers/people";
import { bookingBody, newSpace } from "../../helpers/spaces";
import { newVerifiedCustomer } from "../../helpers/verified";
import { entryOf, waiting } from "../../helpers/waiting-list";

/** Offers for members only, and members' prices. */

/** A customer who is a member, by default with a paid fee. */
async function newMemberWithAccount({ isPaid = true } = {}) {
  const person = await newVerifiedCustomer();
  const application = { category: "ordinario", acceptsStatute: true };
  const { body } = await person.client.post<Member>("/api/members/applications", application);
  const member = await admit(admin, body.id, today());
  if (isPaid) await payFee(admin, member);
  return { ...person, member };
}

/** Admits a person as a member and pays the fee. */
async function makeMember(personId: number): Promise<void> {
  const { body } = await admin.post<Member>("/api/members", { personId, category: "ordinario" });
  await payFee(admin, await admit(admin, body.id, today()));
}

/** An account with two people: its own, and another one with the same address. */
async function newAccountOfTwo() {
  const email = newEmail();
  const other = await newPanelPerson(admin, { ...registerData(), firstName: "Ugo", email });
  const account = await newVerifiedCustomer({ email, firstName: "Ida" });
  return { ...account, ownId: (await personOfAccount(admin, account.user)).id, otherId: other.id };
}

const MEMBERS_ONLY = [403, "MEMBERS_ONLY"];

test("a room for members only is booked by valid members, and by the panel for anybody", async () => {
  const space = await newSpace(admin, { membersOnly: true, capacity: 10 });
  expect(space).toMatchObject({ membersOnly: true });
  const day = inDays(3);
  const stranger = (await newCustomer()).client;
  const book = (client: ApiClient, change = {}) =>
    client.post("/api/bookings", bookingBody(space.id, day, change));
  expect((await book(stranger, { attendees: 11 })).status).toBe(400);
  expect(refusal(await book(stranger))).toEqual(MEMBERS_ONLY);
  const unpaid = await newMemberWithAccount({ isPaid: false });
  expect(refusal(await book(unpaid.client))).toEqual(MEMBERS_ONLY);
  await payFee(admin, unpaid.member);
  expect((await book(unpaid.client)).status).toBe(201);
  // Membership is checked before conflicts: a non-member does not learn that the room is taken.
  expect(refusal(await book(stranger))).toEqual(MEMBERS_ONLY);
  const { firstName, lastName, email, purpose, attendees } = bookingBody(space.id, day);
  const series = {
    ...{ firstName, lastName, email, purpose, attendees, spaceId: space.id },
    dates: [4, 5].map((later) => ({ startDate: inDays(later), isFullDay: true })),
  };
  expect(refusal(await stranger.post("/api/bookings/series", series))).toEqual(MEMBERS_ONLY);
  const person = await newMember(admin, today());
  const other = bookingBody(space.id, inDays(6), { personId: person.personId });
  expect((await admin.post("/api/bookings", other)).status).toBe(201);
});

test("a non-member is rejected as such before learning that an offer is canceled or closed", async () => {
  const stranger = (await newCustomer()).client;
  const { client, user } = await newMemberWithAccount();
  const event = await newEvent(admin, { membersOnly: true });
  const canceled = await admin.post(`/api/events/${event.id}/cancellation`, { reason: "Neve" });
  expect(canceled.status).toBe(200);
  const register = `/api/events/${event.id}/registrations`;
  expect(refusal(await stranger.post(register, registrationFor()))).toEqual(MEMBERS_ONLY);
  expect(refusal(await client.post(register, registrationFor({ email: user.email })))).toEqual([
    409,
    "CANCELED",
  ]);
  const wait = { kind: "event", eventId: event.id, seats: 1, ...registrationFor() };
  expect(refusal(await stranger.post("/api/waiting-list", wait))).toEqual(MEMBERS_ONLY);

  const closed = await newCourse(admin, { membersOnly: true, requiresRegistration: false });
  const book = (by: ApiClient, courseId: number, change = {}) =>
    by.post("/api/course-bookings", courseBookingBody(courseId, change));
  expect((await book(stranger, closed.id, { startDate: inDays(-1) })).status).toBe(400);
  expect(refusal(await book(stranger, closed.id))).toEqual(MEMBERS_ONLY);
  expect(refusal(await book(client, closed.id))).toEqual([409, "REGISTRATION_CLOSED"]);
  const over = await newCourse(admin, {
    ...{ membersOnly: true, startDate: inDays(-9), endDate: inDays(-2) },
  });
  expect(refusal(await book(stranger, over.id, { startDate: null }))).toEqual(MEMBERS_ONLY);
  expect(refusal(await book(client, over.id, { startDate: null }))).toEqual([409, "REGISTRATION_CLOSED"]);
});

test("staff are bound by the rule for members only when they book for themselves", async () => {
  const event = await newEvent(admin, { membersOnly: true });
  const space = await newSpace(admin, { membersOnly: true });
  const { body: me } = await admin.get<{ firstName: string; lastName: string; email: string }>(
    "/api/users/me",
  );
  const { firstName, lastName, email } = me;
  const register = (contact: object) =>
    admin.post(`/api/events/${event.id}/registrations`, registrationFor({ ...contact }));
  expect(refusal(await register({ firstName, lastName, email }))).toEqual(MEMBERS_ONLY);
  expect((await register({})).status).toBe(201);
  const book = (change: object) =>
    admin.post("/api/bookings", bookingBody(space.id, inDays(8), { ...change }));
  expect(refusal(await book({ firstName, lastName, email }))).toEqual(MEMBERS_ONLY);
  expect((await book({})).status).toBe(201);
});

test("a membership must be valid on the first day of what is booked", async () => {
  const space = await newSpace(admin, { membersOnly: true });
  const { client } = await newMemberWithAccount();
  const nextYear = `${Number(today().slice(0, 4)) + 1}-02-03`;
  expect(refusal(await client.post("/api/bookings", bookingBody(space.id, nextYear)))).toEqual(MEMBERS_ONLY);
});

test("a booking is moved into a room for members only if its own person is a member", async () => {
  const [open, closed] = [await newSpace(admin), await newSpace(admin, { membersOnly: true })];
  const { client, ownId, otherId } = await newAccountOfTwo();
  const bookFor = async (personId: number, day: string) => {
    const body = bookingBody(open.id, day, { personId });
    const answer = await admin.post<{ booking: Booking }>("/api/bookings", body);
    expect(answer.status).toBe(201);
    return answer.body.booking;
  };
  const move = ({ id, startDate }: Booking) =>
    client.post(`/api/bookings/${id}/move`, { startDate, isFullDay: true, spaceId: closed.id });
  const own = await bookFor(ownId, inDays(4));
  const others = await bookFor(otherId, inDays(5));
  await makeMember(ownId);
  expect(refusal(await move(others))).toEqual(MEMBERS_ONLY);
  expect((await move(own)).status).toBe(200);
  await makeMember(otherId);
  expect((await move(others)).status).toBe(200);
});

test("an accepted offer of the waiting list has the price of the person who waited", async () => {
  const { client, ownId, otherId } = await newAccountOfTwo();
  await makeMember(ownId);
  const offline = await newMember(admin, today());
  await payFee(admin, offline);
  const event = await newEvent(admin, {
    ...{ price: "20", memberPrice: "12", maxParticipants: 1, eventDate: inDays(5) },
  });
  const path = `/api/events/${event.id}/registrations`;
  const { body: first } = await admin.post<{ registration: { id: number } }>(path, registrationFor());
  const wait = (personId: number | null) =>
    waiting(admin, { kind: "event", eventId: event.id, seats: 1, personId });
  const [other, member] = [await wait(otherId), await wait(offline.personId)];
  const accept = async (by: ApiClient, { id }: { id: number }) => {
    const answer = await by.post<{ registration: { id: number; totalAmount: number } }>(
      `/api/waiting-list/${id}/accept`,
      {},
    );
    expect(answer.status).toBe(201);
    return answer.body.registration;
  };
  const giveUp = (id: number) => admin.put(`${path}/${id}`, { status: "canceled" });
  await giveUp(first.registration.id);
  const ofOther = await accept(client, other);
  expect(ofOther.totalAmount).toBe(2000);
  await giveUp(ofOther.id);
  expect(await entryOf(admin, member)).toMatchObject({ status: "offered" });
  expect((await accept(admin, member)).totalAmount).toBe(1200);
});

test("typing a member's address does not make anybody a member", async () => {
  const event = await newEvent(admin, { membersOnly: true, price: "20", memberPrice: "12" });
  const { client, user } = await newMemberWithAccount();
  const call = `/api/events/${event.id}/registrations`;
  const visitor = new ApiClient();
  expect(refusal(await visitor.post(call, registrationFor()))).toEqual(MEMBERS_ONLY);
  const { email, firstName, lastName } = user;
  expect(refusal(await visitor.post(call, registrationFor({ email, firstName, lastName })))).toEqual(
    MEMBERS_ONLY,
  );
  expect((await visitor.post(call, registrationFor({ seats: 0 }))).status).toBe(400);
  expect((await client.post(call, registrationFor({ email }))).status).toBe(201);
});

test("valid members pay their price for each seat, also through the panel, and others the full one", async () => {
  const event = await newEvent(admin, { price: "20", memberPrice: "12,50" });
  const call = `/api/events/${event.id}/registrations`;
  const totalOf = async (client: ApiClient, change: Record<string, unknown>) => {
    const { status, body } = await client.post<{ registration: { totalAmount: number } }>(
      call,
      registrationFor(change),
    );
    expect(status).toBe(201);
    return body.registration.totalAmount;
  };
  const { client, user } = await newMemberWithAccount();
  const shown = await client.post(
    call,
    registrationFor({ email: user.email, seats: 2, expectedTotal: 4000 }),
  );
  expect(refusal(shown)).toEqual([409, "PRICE_CHANGED"]);
  expect(await totalOf(client, { email: user.email, seats: 2, expectedTotal: 2500 })).toBe(2500);
  expect(await totalOf(new ApiClient(), { seats: 2 })).toBe(4000);
  const unpaid = await newMember(admin, today());
  expect(await totalOf(admin, { personId: unpaid.personId })).toBe(2000);
  const paid = await newMember(admin, today());
  await payFee(admin, paid);
  expect(await totalOf(admin, { personId: paid.personId })).toBe(1250);
});

test("a course's rule for members only and its member price apply as of its first day", async () => {
  const course = await newCourse(admin, {
    ...{ price: "120", memberPrice: "90", membersOnly: true, startDate: inDays(2), endDate: inDays(20) },
  });
  expect(course).toMatchObject({ memberPrice: "90", membersOnly: true, requiresCertificate: false });
  const { client, user } = await newMemberWithAccount();
  const body = courseBookingBody(course.id, { email: user.email });
  const stranger = (await newCustomer()).client;
  expect(refusal(await stranger.post("/api/course-bookings", courseBookingBody(course.id)))).toEqual(
    MEMBERS_ONLY,
  );
  const { status, body: booking } = await client.post<{ courseBooking: { totalAmount: number } }>(
    "/api/course-bookings",
    body,
  );
  expect([status, booking.courseBooking.totalAmount]).toEqual([201, 9000]);
});
