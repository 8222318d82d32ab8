import type { MessageLink } from "@/lib/schemas/panel/message-link";
import { admin } from "../../helpers/admin";
import { invalid, refusal } from "../../helpers/api";
import { bookCourse, newCourse, newEvent, registerFor } from "../../helpers/catalogue";
import { inDays } from "../../helpers/days";
import { bookAs, pay } from "../../helpers/money";
import { newPanelPerson } from "../../helpers/panel-people";
import { MORNING, newSpace } from "../../helpers/spaces";
import { spaceWait, waiting } from "../../helpers/waiting-list";

/** Links that open WhatsApp with a prepared message. */

type Answered = MessageLink & { code?: string; errors?: Record<string, string[]> };

const linkFor = (kind: string, id: number, text: string, client = admin) =>
  client.get<Answered>(`/api/messages/link?kind=${kind}&id=${id}&text=${text}`);

async function newBooking(overrides: Record<string, unknown> = {}, spaceOverrides = {}) {
  const space = await newSpace(admin, spaceOverrides);
  const phone = "333 123 45 67";
  const booking = await bookAs(admin, space.id, inDays(9), { ...MORNING, phone, ...overrides });
  return { space, booking };
}

test("a message about a booking has the time, place, price and payment, and the link contains it", async () => {
  const { space, booking } = await newBooking();
  const { status, body } = await linkFor("booking", booking.id, "confirmation");
  expect(status).toBe(200);
  expect(body.phone).toBe("+393331234567");
  expect(body.text).toContain("Ciao Giulia,\nla tua prenotazione è confermata.");
  for (const part of [
    space.name,
    "08:00 – 13:00",
    "Dove: ",
    "40,00",
    "Da pagare: ",
    "Contanti: in segreteria",
  ])
    expect(body.text).toContain(part);
  expect(body.url).toBe(`https://wa.me/393331234567?text=${encodeURIComponent(body.text)}`);
});

test("a message is in the customer's language", async () => {
  const { booking } = await newBooking({ language: "en" });
  const { body } = await linkFor("booking", booking.id, "reminder");
  expect(body.text).toContain("Hello Giulia,\nthis is a reminder of your booking.");
  expect(body.text).not.toContain("Quando");
});

test("a payment reminder is rejected once everything is paid", async () => {
  const { booking } = await newBooking();
  expect((await linkFor("booking", booking.id, "payment")).status).toBe(200);
  await pay(admin, { bookingId: booking.id, amount: booking.totalAmount });
  const { status, body } = await linkFor("booking", booking.id, "payment");
  expect([status, body.code]).toEqual([409, "NOTHING_DUE"]);
  const confirmation = await linkFor("booking", booking.id, "confirmation");
  expect(confirmation.body.text).not.toContain("Da pagare");
});

test("a message does not confirm a canceled booking", async () => {
  const { booking } = await newBooking();
  await admin.put(`/api/bookings/${booking.id}`, { status: "canceled" });
  for (const text of ["confirmation", "reminder"])
    expect((await linkFor("booking", booking.id, text)).body.text).toContain(
      "la tua prenotazione è annullata.",
    );
});

test("a message without text opens without a query, and one to no valid phone is rejected", async () => {
  const { booking } = await newBooking({ phone: "0039 06 1234 5678" });
  const { body } = await linkFor("booking", booking.id, "empty");
  expect(body).toEqual({ url: "https://wa.me/390612345678", phone: "+390612345678", text: "" });
  const { booking: mute } = await newBooking({ phone: "chiedere a Marco" });
  expect(refusal(await linkFor("booking", mute.id, "confirmation"))).toEqual([409, "NO_PHONE"]);
});

test("a message can go to participants of courses and events", async () => {
  const course = await newCourse(admin, { startDate: inDays(5), price: "100" });
  const booked = await bookCourse(course, { startDate: inDays(6), phone: "3331234567" }, admin);
  const ofCourse = await linkFor("course-booking", booked.id, "payment");
  expect(ofCourse.body.text).toContain(course.title);
  expect(ofCourse.body.text).toContain("100,00");

  const event = await newEvent(admin);
  const registered = await registerFor(event, { phone: "3331234567" }, admin);
  const ofEvent = await linkFor("registration", registered.id, "reminder");
  expect(ofEvent.body.text).toContain("ti ricordiamo la tua iscrizione.");
  expect(ofEvent.body.text).toContain(event.title);
});

test("a message to a person adds up what they have to pay, and has no other text", async () => {
  const person = await newPanelPerson(admin, { firstName: "Dario", phone: "+44 20 7946 0958" });
  expect(refusal(await linkFor("person", person.id, "payment"))).toEqual([409, "NOTHING_DUE"]);
  const { space } = await newBooking({ personId: person.id });
  const other = await newBooking({ personId: person.id });
  const { body } = await linkFor("person", person.id, "payment");
  expect(body.phone).toBe("+442079460958");
  for (const part of ["Ciao Dario", space.name, other.space.name, "Da pagare: 80,00"])
    expect(body.text).toContain(part);
  expect(invalid(await linkFor("person", person.id, "reminder"))).toEqual([400, ["text"]]);
});

test("a message can go to a waiting person, but never about a payment", async () => {
  const { space } = await newBooking();
  const entry = await waiting(
    admin,
    spaceWait(space.id, inDays(9), "attesa@example.org", { phone: "3331234567" }),
  );
  const { body } = await linkFor("waiting-entry", entry.id, "confirmation");
  expect(body.text).toContain("sei in lista d'attesa");
  expect(body.text).toContain(space.name);
  expect(invalid(await linkFor("waiting-entry", entry.id, "payment"))).toEqual([400, ["text"]]);
});

test("the log records the recipient of a link, without number or text", async () => {
  const { booking } = await newBooking();
  await linkFor("booking", booking.id, "confirmation");
  const { body } = await admin.get<{ action: string; changes: object }[]>(
    "/api/audit?entity=message&pageSize=50",
  );
  const entry = body.find(({ changes }) => JSON.stringify(changes).includes(`:${booking.id}}`));
  expect(entry).toMatchObject({ action: "link", changes: { bookingId: { from: null, to: booking.id } } });
  expect(JSON.stringify(entry)).not.toMatch(/333|Giulia/);
});

test("unknown records return 404", async () => {
  for (const kind of ["booking", "course-booking", "registration", "person", "waiting-entry"])
    expect((await linkFor(kind, 2_000_000_000, "empty")).status).toBe(404);
});
