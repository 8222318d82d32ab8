import ical, { type VEvent } from "node-ical";
import { ApiClient } from "../helpers/api";
import { inDays } from "../helpers/days";
import { newAdmin, newCustomer } from "../helpers/people";
import { siteUrl } from "../helpers/site";
import { AFTERNOON, bookingBody, MORNING, newSpace } from "../helpers/spaces";

/** Addresses that calendar programs subscribe to, read back with a program's own parser. */

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
  const { client } = await newCustomer();
  const space = await newSpace((await newAdmin()).client);
  const { status, body } = await client.post<{ booking: { id: number; startsAt: string; endsAt: string } }>(
    "/api/bookings",
    bookingBody(space.id, inDays(20), MORNING),
  );
  expect(status).toBe(201);
  return { client, space, booking: body.booking };
}

describe("the address of one's own calendar", () => {
  test("shows one's bookings under the identifier that the download gives them", async () => {
    const { client, booking } = await bookedPerson();
    const path = await newFeed(client);
    const [entry, ...others] = await entriesOf(path);
    expect(others).toEqual([]);
    expect(entry?.start.toISOString()).toBe(booking.startsAt);
    expect(entry?.end?.toISOString()).toBe(booking.endsAt);
    const { body: download } = await client.get<string>(`/api/bookings/${booking.id}/ics`);
    expect(download).toContain(`UID:${entry?.uid}`);
  });

  test("says that a booking was canceled, with a higher sequence", async () => {
    const { client, booking } = await bookedPerson();
    const path = await newFeed(client);
    const [before] = await entriesOf(path);
    await client.put(`/api/bookings/${booking.id}`, { status: "canceled" });
    const [after] = await entriesOf(path);
    expect(after?.uid).toBe(before?.uid);
    expect(after?.status).toBe("CANCELLED");
    expect(Number(after?.sequence)).toBeGreaterThan(Number(before?.sequence ?? 0));
  });

  test("gives a moved booking a higher sequence under the same identifier", async () => {
    const { client, booking } = await bookedPerson();
    const path = await newFeed(client);
    const [before] = await entriesOf(path);
    const { client: admin } = await newAdmin();
    expect((await admin.put(`/api/bookings/${booking.id}`, AFTERNOON)).status).toBe(200);
    const [after] = await entriesOf(path);
    expect(after?.uid).toBe(before?.uid);
    expect(Number(after?.sequence)).toBeGreaterThan(Number(before?.sequence ?? 0));
    expect(after?.start.toISOString()).not.toBe(before?.start.toISOString());
  });

  test("shows nothing of anybody else's", async () => {
    await bookedPerson();
    const { client } = await newCustomer();
    expect(await entriesOf(await newFeed(client))).toEqual([]);
  });

  test("answers 304 to who has read it already, until something changes", async () => {
    const { client, booking } = await bookedPerson();
    const path = await newFeed(client);
    const { headers } = await visitor.get(path);
    const known = { headers: { "If-None-Match": headers.get("etag") ?? "" } };
    expect((await visitor.get(path, known)).status).toBe(304);
    await client.put(`/api/bookings/${booking.id}`, { status: "canceled" });
    expect((await visitor.get(path, known)).status).toBe(200);
  });

  test("is shown once; a new one ends the old", async () => {
    const { client } = await newCustomer();
    const status = () => client.get<{ exists: boolean; createdAt: string | null }>("/api/users/me/calendar");
    expect((await status()).body).toEqual({ exists: false, createdAt: null });
    const first = await newFeed(client);
    const { body } = await status();
    expect(body).toEqual({ exists: true, createdAt: expect.any(String) });
    const second = await newFeed(client);
    expect((await visitor.get(first)).status).toBe(404);
    expect((await visitor.get(second)).status).toBe(200);
  });

  test("ends when it is switched off, and may be switched off twice", async () => {
    const { client } = await newCustomer();
    const path = await newFeed(client);
    expect((await client.delete("/api/users/me/calendar")).status).toBe(200);
    expect((await client.delete("/api/users/me/calendar")).status).toBe(200);
    expect((await visitor.get(path)).status).toBe(404);
  });

  test("goes with the account", async () => {
    const { client, password } = await newCustomer();
    const path = await newFeed(client);
    await client.delete("/api/users/me", { body: { password } });
    expect((await visitor.get(path)).status).toBe(404);
  });

  test.each(["x.ics", `${"a".repeat(43)}.ics`, "nonsense", `${"a".repeat(43)}`])(
    "an address that never was gets 404: %s",
    async (file) => {
      expect((await visitor.get(`/api/calendars/${file}`)).status).toBe(404);
    },
  );

  test("is for who is signed in", async () => {
    expect((await visitor.post("/api/users/me/calendar")).status).toBe(401);
    expect((await visitor.get("/api/users/me/calendar")).status).toBe(401);
    expect((await visitor.delete("/api/users/me/calendar")).status).toBe(401);
  });
});

describe("the addresses of a room and of the house", () => {
  test("are the panel's", async () => {
    const { client } = await newCustomer();
    const space = await newSpace((await newAdmin()).client);
    for (const path of [`/api/spaces/${space.id}/calendar`, "/api/settings/calendar"]) {
      expect((await client.post(path)).status).toBe(403);
      expect((await client.get(path)).status).toBe(403);
      expect((await client.delete(path)).status).toBe(403);
      expect((await visitor.get(path)).status).toBe(401);
    }
  });

  test("a room that is not there has none", async () => {
    const { client } = await newAdmin();
    expect((await client.post("/api/spaces/999999/calendar")).status).toBe(404);
  });

  test("go with the room", async () => {
    const { client } = await newAdmin();
    const space = await newSpace(client);
    const path = await newFeed(client, `/api/spaces/${space.id}/calendar`);
    expect((await client.delete(`/api/spaces/${space.id}`)).status).toBe(200);
    expect((await visitor.get(path)).status).toBe(404);
  });
});
