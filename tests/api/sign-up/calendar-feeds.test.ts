import ical, { type VEvent } from "node-ical";
import { addDays, dayOfWeek, toInstant } from "@/lib/domain/time/dates";
import { admin } from "../../helpers/admin";
import { ApiClient } from "../../helpers/api";
import {
  courseBookingBody,
  newCourse,
  newEvent,
  registerFor,
  registrationFor,
} from "../../helpers/catalogue";
import { inDays } from "../../helpers/days";
import { siteUrl } from "../../helpers/site";
import { AFTERNOON, bookingBody, MORNING, newSpace, postBooking } from "../../helpers/spaces";
import { newVerifiedCustomer } from "../../helpers/verified";

/** Addresses that calendar programs subscribe to, read with such a program's parser. */

interface Created {
  url: string;
}

const visitor = new ApiClient();
const pathOf = (url: string) => new URL(url).pathname;

async function newFeed(client: ApiClient, path = "/api/users/me/calendar", body = {}) {
  const { status, body: created } = await client.post<Created>(path, body);
  expect(status).toBe(201);
  expect(created.url.startsWith(siteUrl())).toBe(true);
  return pathOf(created.url);
}

async function entriesOf(path: string): Promise<VEvent[]> {
  const { status, body, headers } = await visitor.get<string>(path);
  expect(status).toBe(200);
  expect(headers.get("content-type")).toMatch(/^text\/calendar/);
  return Object.values(ical.sync.parseICS(body)).filter((part): part is VEvent => part?.type === "VEVENT");
}

async function bookedPerson() {
  const { client } = await newVerifiedCustomer();
  const space = await newSpace(admin);
  const { status, body } = await postBooking<{ booking: { id: number; startsAt: string; endsAt: string } }>(
    client,
    space.id,
    inDays(20),
    MORNING,
  );
  expect(status).toBe(201);
  return { client, space, booking: body.booking };
}

describe("The address of a personal calendar", () => {
  test("shows the owner's bookings with the identifiers that the download gives them", async () => {
    const { client, booking } = await bookedPerson();
    const path = await newFeed(client);
    const [entry, ...others] = await entriesOf(path);
    expect(others).toEqual([]);
    expect(entry?.start.toISOString()).toBe(booking.startsAt);
    expect(entry?.end?.toISOString()).toBe(booking.endsAt);
    const { body: download } = await client.get<string>(`/api/bookings/${booking.id}/ics`);
    expect(download).toContain(`UID:${entry?.uid}`);
  });

  test("shows each change of a booking or a place as newer than the one before", async () => {
    const { client, booking, space } = await bookedPerson();
    const event = await newEvent(admin);
    const registration = await registerFor(
      event,
      { email: (await client.get<{ user: { email: string } }>("/api/auth/me")).body.user.email },
      client,
    );
    const feeds = {
      own: await newFeed(client),
      room: await newFeed(admin, `/api/spaces/${space.id}/calendar`),
    };
    const place = `/api/events/${event.id}/registrations/${registration.id}`;
    const changes = [
      () => client.post(`/api/bookings/${booking.id}/move`, { ...AFTERNOON, startDate: inDays(21) }),
      () => admin.put(`/api/bookings/${booking.id}`, { status: "pending" }),
      () => admin.put(`/api/bookings/${booking.id}`, { status: "confirmed" }),
      () => admin.put(`/api/bookings/${booking.id}`, { status: "canceled" }),
      () => admin.put(`/api/bookings/${booking.id}`, { status: "confirmed" }),
      () => admin.put(`/api/spaces/${space.id}`, { name: `${space.name} Nuova` }),
      () => admin.put(place, { status: "canceled" }),
      () => admin.put(place, { status: "confirmed" }),
    ];
    const stampsOf = async (path: string, uid: RegExp) => {
      const entry = (await entriesOf(path)).find((one) => uid.test(one.uid));
      const modified = entry?.lastmodified?.getTime() ?? 0;
      expect(entry?.dtstamp?.getTime()).toBe(modified);
      return { modified, sequence: Number(entry?.sequence), uid: entry?.uid, status: entry?.status };
    };
    const read = async () => ({
      booking: await stampsOf(feeds.own, /^prenotazione/),
      inRoom: await stampsOf(feeds.room, /^prenotazione/),
      place: await stampsOf(feeds.own, /^iscrizione-evento/),
    });
    let before = await read();
    for (const [index, change] of changes.entries()) {
      const { status, body } = await change();
      expect({ index, status, body }).toMatchObject({ status: 200 });
      const after = await read();
      const changed = index < 6 ? (["booking", "inRoom"] as const) : (["place"] as const);
      for (const key of changed) {
        expect(after[key].modified).toBeGreaterThan(before[key].modified);
        expect(after[key].sequence).toBeGreaterThan(before[key].sequence);
        expect(after[key].uid).toBe(before[key].uid);
      }
      const canceled = [index === 3 && after.booking.status, index === 6 && after.place.status];
      expect(canceled).toEqual([index === 3 && "CANCELLED", index === 6 && "CANCELLED"]);
      before = after;
    }
  });

  test("shows nothing of other people", async () => {
    await bookedPerson();
    const { client } = await newVerifiedCustomer();
    expect(await entriesOf(await newFeed(client))).toEqual([]);
  });

  test("returns 304 until something changes", async () => {
    const { client, booking } = await bookedPerson();
    const path = await newFeed(client);
    const { headers } = await visitor.get(path);
    const known = { headers: { "If-None-Match": headers.get("etag") ?? "" } };
    expect((await visitor.get(path, known)).status).toBe(304);
    await client.put(`/api/bookings/${booking.id}`, { status: "canceled" });
    expect((await visitor.get(path, known)).status).toBe(200);
  });

  test("is shown once, and ends when a new one is created", async () => {
    const { client } = await newVerifiedCustomer();
    const status = () => client.get<{ exists: boolean; createdAt: string | null }>("/api/users/me/calendar");
    expect((await status()).body).toEqual({ exists: false, createdAt: null });
    const first = await newFeed(client);
    const { body } = await status();
    expect(body).toEqual({ exists: true, createdAt: expect.any(String) });
    const second = await newFeed(client);
    expect((await visitor.get(first)).status).toBe(404);
    expect((await visitor.get(second)).status).toBe(200);
  });

  test("is not found if it never existed, after it was switched off, or with a deleted account", async () => {
    const { client, password } = await newVerifiedCustomer();
    const isFound = async (path: string) => (await visitor.get(path)).status !== 404;
    for (const file of ["x.ics", `${"a".repeat(43)}.ics`, "nonsense", `${"a".repeat(43)}`])
      expect([file, await isFound(`/api/calendars/${file}`)]).toEqual([file, false]);
    const first = await newFeed(client);
    for (const _ of ["once", "twice"])
      expect((await client.delete("/api/users/me/calendar")).status).toBe(200);
    const second = await newFeed(client);
    expect([await isFound(first), await isFound(second)]).toEqual([false, true]);
    await client.delete("/api/users/me", { body: { password } });
    expect(await isFound(second)).toBe(false);
  });
});

describe("Places in courses and at events", () => {
  test("are in the calendar session by session, in Rome time across clock changes", async () => {
    const { client, user } = await newVerifiedCustomer();
    const contact = { email: user.email, firstName: "Anna", lastName: "Esempio" };
    const event = await newEvent(admin, { eventDate: inDays(40), startTime: "20:00", endTime: "22:30" });
    const first = inDays(1);
    const course = await newCourse(admin, {
      startDate: first,
      endDate: addDays(first, 7 * 52),
      sessions: [{ dayOfWeek: dayOfWeek(first), startTime: "18:00", endTime: "19:30" }],
    });
    expect(
      (await client.post(`/api/events/${event.id}/registrations`, registrationFor(contact))).status,
    ).toBe(201);
    const booked = await client.post(
      "/api/course-bookings",
      courseBookingBody(course.id, { ...contact, startDate: first }),
    );
    expect(booked.status).toBe(201);
    const entries = await entriesOf(await newFeed(client));
    const starts = (title: string) =>
      entries
        .filter(({ summary }) => String(summary).startsWith(title))
        .map(({ start }) => start.toISOString());
    expect(starts(event.title)).toEqual([toInstant(inDays(40), "20:00").toISOString()]);
    expect(starts(course.title)).toEqual(
      Array.from({ length: 53 }, (_, week) => toInstant(addDays(first, 7 * week), "18:00").toISOString()),
    );
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(entries.length);
  });
});

describe("The calendar addresses of a room and of the centre", () => {
  test("show what occupies the room, with names only if requested", async () => {
    const space = await newSpace(admin, { bufferMinutes: 30 });
    const day = inDays(45);
    const { client } = await newVerifiedCustomer();
    expect((await client.post("/api/bookings", bookingBody(space.id, day, MORNING))).status).toBe(201);
    const event = await newEvent(admin, {
      spaceId: space.id,
      eventDate: day,
      startTime: "15:00",
      endTime: "17:00",
    });
    const closed = { spaceId: space.id, startDate: inDays(46), endDate: inDays(46), reason: "Lavori" };
    expect((await admin.post("/api/closures", closed)).status).toBe(201);
    const path = `/api/spaces/${space.id}/calendar`;
    const spans = (entries: VEvent[]) =>
      entries.map(({ start, end }) => `${start.toISOString()} ${end?.toISOString()}`).sort();
    const plain = await entriesOf(await newFeed(admin, path));
    expect(new Set(plain.map(({ summary }) => summary))).toEqual(new Set([`${space.name}: Occupato`]));
    const named = await entriesOf(await newFeed(admin, path, { showsNames: true }));
    expect(spans(named)).toEqual(spans(plain));
    expect(spans(named)).toEqual(
      [
        [day, "08:00", day, "13:00"],
        [day, "13:00", day, "13:30"],
        [day, "15:00", day, "17:00"],
        [inDays(46), "00:00", inDays(47), "00:00"],
      ].map(
        ([from = "", start = "", to = "", end = ""]) =>
          `${toInstant(from, start).toISOString()} ${toInstant(to, end).toISOString()}`,
      ),
    );
    expect(named.map(({ summary }) => summary)).toEqual(
      expect.arrayContaining([`${space.name}: Evento: ${event.title}`, `${space.name}: Chiuso: Lavori`]),
    );
  });

  test("end with the room", async () => {
    expect((await admin.post("/api/spaces/999999/calendar")).status).toBe(404);
    const space = await newSpace(admin);
    const path = await newFeed(admin, `/api/spaces/${space.id}/calendar`);
    expect((await admin.delete(`/api/spaces/${space.id}`)).status).toBe(200);
    expect((await visitor.get(path)).status).toBe(404);
  });
});
