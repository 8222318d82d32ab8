import type { ServerResponse } from "node:http";
import { addDays, toInstant } from "@/lib/domain/time/dates";
import type { Conflict } from "@/lib/schemas/conflict";
import type { ExternalCalendar } from "@/lib/schemas/room-time/external-calendar";
import type { Space } from "@/lib/schemas/space/space";
import { admin } from "../../helpers/admin";
import { ApiClient, invalid } from "../../helpers/api";
import { sql } from "../../helpers/database";
import { inDays } from "../../helpers/days";
import { longestWait } from "../../helpers/longest-wait";
import { type LoopbackServer, startLoopbackServer } from "../../helpers/loopback-server";
import { newCustomer } from "../../helpers/people";
import { bookingBody, MORNING, newSpace, postBooking } from "../../helpers/spaces";
import { newPersonWithRole } from "../../helpers/staff";

/** A room that follows a calendar on a loopback server, which the test site allows. */

let server: LoopbackServer;
beforeAll(async () => {
  server = await startLoopbackServer((response) => response.writeHead(404).end());
});
afterAll(() => server.close());

const entry = (...lines: string[]) =>
  ["BEGIN:VEVENT", "DTSTAMP:20260901T080000Z", ...lines, "END:VEVENT"].join("\r\n");
const calendar = (...entries: string[]) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//esempio//IT", ...entries, "END:VCALENDAR", ""].join("\r\n");
const basic = (day: string, time: string) => `${day.replaceAll("-", "")}T${time.replace(":", "")}00`;
const between = (day: string, from: string, to: string) => [
  `DTSTART;TZID=Europe/Rome:${basic(day, from)}`,
  `DTEND;TZID=Europe/Rome:${basic(day, to)}`,
];
const one = (day: string, from: string, to: string) => calendar(entry("UID:uno", ...between(day, from, to)));
const serve = (text: string) => server.answerWith((response: ServerResponse) => response.end(text));

const sync = (id: number) => admin.post<ExternalCalendar>(`/api/spaces/${id}/external-calendar/sync`);

async function followingRoom(text: string) {
  serve(text);
  const space = await newSpace(admin);
  const path = `/calendario-${space.id}.ics`;
  const saved = await admin.put<Space & { externalCalendarUrl: string }>(`/api/spaces/${space.id}`, {
    externalCalendarUrl: server.url + path,
  });
  expect(saved.status).toBe(200);
  return { ...space, path };
}

interface Day {
  date: string;
  periods: Record<"mattina" | "pomeriggio" | "giornata", { isAvailable: boolean }>;
}

/** The half-days of a period that cannot be booked, such as "2026-12-03 mattina". */
async function takenHalves(spaceId: number, from: string, to: string): Promise<string[]> {
  const { body } = await new ApiClient().get<{ availability: Day[] }>(
    `/api/spaces/${spaceId}/availability?startDate=${from}&endDate=${to}`,
  );
  return body.availability.flatMap(({ date, periods }) =>
    (["mattina", "pomeriggio"] as const)
      .filter((half) => !periods[half].isAvailable)
      .map((half) => `${date} ${half}`),
  );
}

describe("A followed calendar", () => {
  test("closes whole days in Rome, and a booking on them is rejected", async () => {
    const day = inDays(25);
    const stamp = day.replaceAll("-", "");
    const { id } = await followingRoom(calendar(entry("UID:uno", `DTSTART;VALUE=DATE:${stamp}`)));
    expect(await takenHalves(id, addDays(day, -1), addDays(day, 1))).toEqual([
      `${day} mattina`,
      `${day} pomeriggio`,
    ]);
    const { client } = await newCustomer();
    const refused = await client.post("/api/bookings", bookingBody(id, day, MORNING));
    expect(refused).toMatchObject({ status: 409, body: { code: "SLOT_TAKEN" } });
  });

  test("with an entry that never ends closes the room as far as it can be booked, without an error", async () => {
    const first = inDays(20);
    const { id } = await followingRoom(
      calendar(
        entry("UID:uno", `DTSTART;TZID=Europe/Rome:${basic(first, "00:00")}`, "DTEND:99991231T000000Z"),
      ),
    );
    expect((await sync(id)).body).toMatchObject({ entries: 1, error: null });
    const last = inDays(120);
    expect(await takenHalves(id, last, last)).toEqual([`${last} mattina`, `${last} pomeriggio`]);
    // Every changed day of a room is written as a row: up to the year 9999 there would be millions.
    const [{ days } = { days: 0 }] = await sql<{ days: number }>(
      "SELECT count(*)::int AS days FROM day_versions WHERE space_id = $1",
      [id],
    );
    expect(days).toBeLessThan(3_000);
  });

  test("keeps and reports an existing booking, blocks the rest, and later the booking's time too", async () => {
    const day = inDays(30);
    const space = await newSpace(admin);
    const { client } = await newCustomer();
    const booked = await postBooking<{ booking: { id: number; confirmationNumber: string } }>(
      client,
      space.id,
      day,
      MORNING,
    );
    const { booking } = booked.body;
    serve(one(day, "10:00", "18:00"));
    const externalCalendarUrl = `${server.url}/a.ics`;
    expect((await admin.put(`/api/spaces/${space.id}`, { externalCalendarUrl })).status).toBe(200);
    const { body } = await sync(space.id);
    expect(body.conflicts).toEqual([
      {
        kind: "booking",
        id: booking.id,
        title: expect.any(String),
        spaceId: space.id,
        startsAt: toInstant(day, MORNING.startTime).toISOString(),
        endsAt: toInstant(day, MORNING.endTime).toISOString(),
        confirmationNumber: booking.confirmationNumber,
      },
    ] satisfies Conflict[]);
    expect(await takenHalves(space.id, day, day)).toEqual([`${day} mattina`, `${day} pomeriggio`]);
    const { body: kept } = await client.get<{ status: string }>(`/api/bookings/${booking.id}`);
    expect(kept.status).toBe("confirmed");

    await client.put(`/api/bookings/${booking.id}`, { status: "canceled" });
    expect(await takenHalves(space.id, day, day)).toEqual([`${day} mattina`, `${day} pomeriggio`]);
    expect((await sync(space.id)).body.conflicts).toEqual([]);
  });

  test("conflicts with a closure, an event and a move, as kind external", async () => {
    const day = inDays(32);
    const { id } = await followingRoom(one(day, "09:00", "12:00"));
    const closure = { spaceId: id, startDate: day, endDate: day, reason: "Lavori" };
    const refused = await admin.post<{ conflicts: Conflict[] }>("/api/closures", closure);
    expect(refused.status).toBe(409);
    expect(refused.body.conflicts).toMatchObject([{ kind: "external", spaceId: id }]);
    expect((await admin.post("/api/closures", { ...closure, onConflict: "keep" })).status).toBe(201);
    expect((await sync(id)).body.conflicts).toEqual([]);
    const { client } = await newCustomer();
    const free = await newSpace(admin);
    const made = await postBooking<{ booking: { id: number } }>(client, free.id, day, MORNING);
    const move = { ...bookingBody(free.id, day, MORNING), spaceId: id };
    const moved = await client.post(`/api/bookings/${made.body.booking.id}/move`, move);
    expect(moved.status).toBe(409);
  });

  test("frees what it no longer contains, and everything when it is no longer followed", async () => {
    const day = inDays(33);
    const { id } = await followingRoom(one(day, "09:00", "12:00"));
    serve(one(day, "15:00", "16:00"));
    const found = { entries: 1, conflicts: [], fetchedAt: expect.any(String), error: null };
    expect(await sync(id)).toMatchObject({ status: 200, body: found });
    expect(await takenHalves(id, day, day)).toEqual([`${day} pomeriggio`]);
    const { body } = await admin.put<{ externalCalendarUrl: null }>(`/api/spaces/${id}`, {
      externalCalendarUrl: "",
    });
    expect(body.externalCalendarUrl).toBeNull();
    expect(await takenHalves(id, day, day)).toEqual([]);
    expect((await sync(id)).status).toBe(404);
  });

  test("is requested conditionally, and 304 keeps the known entries", async () => {
    const day = inDays(34);
    const { id, path } = await followingRoom(one(day, "09:00", "12:00"));
    server.answerWith((response) =>
      response.writeHead(200, { ETag: '"v1"' }).end(one(day, "09:00", "12:00")),
    );
    await sync(id);
    server.answerWith((response, { headers }) =>
      response.writeHead(headers["if-none-match"] === '"v1"' ? 304 : 500).end(),
    );
    expect((await sync(id)).body).toMatchObject({ entries: 1, error: null });
    expect(server.requests.at(-1)).toMatchObject({ path, headers: { "if-none-match": '"v1"' } });
    expect(await takenHalves(id, day, day)).toEqual([`${day} mattina`]);
  });

  test.each([
    ["an error of the server", (response: ServerResponse) => response.writeHead(500).end()],
    ["an empty answer", (response: ServerResponse) => response.writeHead(204).end()],
    ["a page", (response: ServerResponse) => response.end("<!doctype html><title>Accedi</title>")],
    ["half a calendar", (response: ServerResponse) => response.end("BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n")],
  ])("reports why a request failed and keeps the known entries: %s", async (_name, answer) => {
    const day = inDays(35);
    const { id } = await followingRoom(one(day, "09:00", "12:00"));
    const before = (await sync(id)).body;
    server.answerWith(answer);
    const { status, body } = await sync(id);
    expect(status).toBe(200);
    expect(body).toEqual({ ...before, error: expect.any(String) });
    expect(await takenHalves(id, day, day)).toEqual([`${day} mattina`]);
  });

  test("that never ends is given up in time, without delaying others", async () => {
    const day = inDays(38);
    const { id } = await followingRoom(one(day, "09:00", "12:00"));
    const before = (await sync(id)).body;
    // Week 40 is never in February, so each entry is expanded to the year 9999.
    const never = [...between(day, "09:00", "10:00"), "RRULE:FREQ=DAILY;BYMONTH=2;BYWEEKNO=40"];
    serve(calendar(...Array.from({ length: 50 }, (_, index) => entry(`UID:${index}`, ...never))));
    const started = performance.now();
    const visit = sync(id);
    const longest = await longestWait(visit);
    const error = expect.stringContaining("troppo lunghe");
    expect((await visit).body).toEqual({ ...before, error });
    expect(longest).toBeLessThan((performance.now() - started) / 2);
    expect(await takenHalves(id, day, day)).toEqual([`${day} mattina`]);
  });

  test("that cannot be reached is saved all the same, with an error, but no address outside the web", async () => {
    const space = await newSpace(admin);
    const file = { externalCalendarUrl: "file:///etc/passwd" };
    expect(invalid(await admin.put(`/api/spaces/${space.id}`, file))).toEqual([400, ["externalCalendarUrl"]]);
    const url = "http://127.0.0.1:9/a.ics";
    expect((await admin.put(`/api/spaces/${space.id}`, { externalCalendarUrl: url })).status).toBe(200);
    const { body } = await admin.get(`/api/spaces/${space.id}/external-calendar`);
    expect(body).toEqual({ url, entries: 0, conflicts: [], fetchedAt: null, error: expect.any(String) });
  });

  test("is visible to the panel only, and its address is in no log", async () => {
    const { id, path } = await followingRoom(calendar());
    const { client } = await newCustomer();
    const secretary = await newPersonWithRole("secretary");
    for (const caller of [new ApiClient(), client]) {
      expect((await caller.get(`/api/spaces/${id}`)).body).not.toHaveProperty("externalCalendarUrl");
      const { body: list } = await caller.get<Space[]>("/api/spaces");
      expect(JSON.stringify(list)).not.toContain(path);
    }
    expect((await secretary.client.get(`/api/spaces/${id}`)).body).toHaveProperty(
      "externalCalendarUrl",
      server.url + path,
    );
    const lines = await sql<{ action: string; changes: object }>(
      "SELECT action, changes FROM audit_log WHERE entity = 'space' AND entity_id = $1 ORDER BY id",
      [id],
    );
    expect(JSON.stringify(lines)).not.toContain(path);
    expect(lines.at(-1)?.changes).toEqual({ externalCalendarUrl: { from: null, to: null } });
    await sync(id);
    const [last] = await sql<{ action: string }>(
      "SELECT action FROM audit_log WHERE entity_id = $1 AND entity = 'space' ORDER BY id DESC LIMIT 1",
      [id],
    );
    expect(last?.action).toBe("sync");
  });

  test("is not repeated in the room's own calendar, and ends with the room", async () => {
    const day = inDays(36);
    const { id } = await followingRoom(one(day, "09:00", "12:00"));
    const { body } = await admin.post<{ url: string }>(`/api/spaces/${id}/calendar`, {});
    const feed = await new ApiClient().get<string>(new URL(body.url).pathname);
    expect(feed.body).not.toContain("BEGIN:VEVENT");
    expect((await admin.delete(`/api/spaces/${id}`)).status).toBe(200);
  });

  test("blocks only the time before and after a booking's buffer", async () => {
    const day = inDays(37);
    const space = await newSpace(admin, { bufferMinutes: 60 });
    const { client } = await newCustomer();
    await client.post("/api/bookings", bookingBody(space.id, day, MORNING));
    serve(one(day, "13:00", "18:00"));
    await admin.put(`/api/spaces/${space.id}`, { externalCalendarUrl: `${server.url}/a.ics` });
    const { body } = await sync(space.id);
    expect(body).toMatchObject({ entries: 1, error: null });
    expect(body.conflicts).toMatchObject([{ kind: "booking" }]);
    const taken = await sql<{ starts_at: Date }>(
      "SELECT starts_at FROM taken_times WHERE space_id = $1 AND external_space_id IS NOT NULL",
      [space.id],
    );
    expect(taken.map(({ starts_at }) => starts_at.toISOString())).toEqual([
      toInstant(day, "14:00").toISOString(),
    ]);
    expect(await takenHalves(space.id, day, day)).toContain(`${day} pomeriggio`);
  });
});
