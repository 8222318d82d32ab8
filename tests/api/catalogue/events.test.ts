import { randomUUID } from "node:crypto";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";
import { admin } from "../../helpers/admin";
import { ApiClient, type ErrorBody, refusal } from "../../helpers/api";
import { newEvent, registerFor } from "../../helpers/catalogue";
import { inDays } from "../../helpers/days";
import { newCustomer } from "../../helpers/people";

const visitor = new ApiClient();
test("an event is created once for one Idempotency-Key", async () => {
  const title = `Una volta ${randomUUID()}`;
  const once = { headers: { "Idempotency-Key": randomUUID() } };
  const input = { title, eventDate: inDays(30), price: "15", maxParticipants: 10 };
  const create = () => admin.post<CentreEvent>("/api/events", input, once);
  const [first, again] = [await create(), await create()];
  expect([first.status, again.status, again.body.id]).toEqual([201, 201, first.body.id]);
  expect(again.body).toEqual(first.body);
  const { body } = await admin.get<CentreEvent[]>("/api/events?all=true");
  expect(body.filter((event) => event.title === title)).toHaveLength(1);
});

const idsOf = async (client: ApiClient, query = "") =>
  (await client.get<CentreEvent[]>(`/api/events${query}`)).body.map(({ id }) => id);

describe("GET /api/events", () => {
  test("lists active events, the soonest first, then past ones from the latest", async () => {
    const past = await newEvent(admin, { eventDate: inDays(-9) });
    const older = await newEvent(admin, { eventDate: inDays(-90) });
    const far = await newEvent(admin, { eventDate: inDays(200) });
    const soon = await newEvent(admin, { eventDate: inDays(3) });
    const running = await newEvent(admin, { eventDate: inDays(-1), endDate: inDays(1) });
    const own = [past, older, far, soon, running].map(({ id }) => id);
    const ids = (await idsOf(visitor)).filter((id) => own.includes(id));
    expect(ids).toEqual([running, soon, far, past, older].map(({ id }) => id));
  });

  test("hides inactive events from everybody but an administrator who requests all", async () => {
    const hidden = await newEvent(admin, { isActive: false });
    const { client } = await newCustomer();
    expect(await idsOf(visitor, "?all=true")).not.toContain(hidden.id);
    expect(await idsOf(client, "?all=true")).not.toContain(hidden.id);
    expect(await idsOf(admin)).not.toContain(hidden.id);
    expect(await idsOf(admin, "?all=true")).toContain(hidden.id);
  });
});

describe("POST /api/events", () => {
  test("returns the event with the documented defaults", async () => {
    const { status, body } = await admin.post<CentreEvent>("/api/events", {
      title: "Bagno di gong",
      eventDate: inDays(5),
      price: "offerta libera",
      maxParticipants: "20",
      currentParticipants: 19,
      createdAt: "2000-01-01T00:00:00Z",
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number),
      translations: {},
      title: "Bagno di gong",
      description: "",
      eventDate: inDays(5),
      endDate: null,
      startTime: "09:00",
      endTime: "18:00",
      location: "",
      imageUrl: "/images/logo.svg",
      price: "offerta libera",
      priceAmount: null,
      maxParticipants: 20,
      minParticipants: 1,
      currentParticipants: 0,
      externalParticipants: 0,
      heldPlaces: 0,
      spaceId: null,
      teachers: [],
      status: "scheduled",
      decideOn: null,
      cancelReason: null,
      isMultiDay: false,
      isRegistrationOpen: true,
      isPopular: false,
      isFeatured: false,
      memberPrice: null,
      membersOnly: false,
      isActive: true,
      googleFormUrl: null,
      createdAt: expect.stringContaining(String(new Date().getUTCFullYear())),
    });
  });

  test("charges a price written with the word for euros", async () => {
    const event = await newEvent(admin, { price: "20 euro", memberPrice: "15,-" });
    expect(event).toMatchObject({ price: "20 euro", priceAmount: 2000 });
    const { body: all } = await admin.get<CentreEvent[]>("/api/events");
    expect(all.find(({ id }) => id === event.id)?.priceAmount).toBe(2000);
    const registration = await registerFor(event, { seats: 2 });
    expect(registration).toMatchObject({ totalAmount: 4000, dueAmount: 4000 });
  });
});

describe("PUT /api/events/{id}", () => {
  test("changes only the fields that are sent, and never the number of participants", async () => {
    const before = await newEvent(admin, {
      endDate: inDays(31),
      googleFormUrl: "https://forms.example.org/a",
    });
    const { status, body } = await admin.put<CentreEvent>(`/api/events/${before.id}`, {
      isRegistrationOpen: false,
      endDate: null,
      googleFormUrl: "",
      currentParticipants: 9,
    });
    expect([status, body]).toEqual([
      200,
      { ...before, isRegistrationOpen: false, endDate: null, isMultiDay: false, googleFormUrl: null },
    ]);
  });

  test("checks days against the stored ones, and returns 404 for an unknown event", async () => {
    const { id } = await newEvent(admin, { eventDate: inDays(5), endDate: inDays(6) });
    const { status, body } = await admin.put<ErrorBody>(`/api/events/${id}`, { eventDate: inDays(7) });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ["endDate"]]);
    expect((await admin.put("/api/events/2147483647", { title: "X" })).status).toBe(404);
  });
});

describe("DELETE /api/events/{id}", () => {
  test("removes an event without registrations, but none with registrations", async () => {
    const free = await newEvent(admin);
    expect((await admin.delete(`/api/events/${free.id}`)).body).toEqual({ success: true });
    expect((await admin.delete(`/api/events/${free.id}`)).status).toBe(404);
    const taken = await newEvent(admin);
    await registerFor(taken);
    expect(refusal(await admin.delete<ErrorBody>(`/api/events/${taken.id}`))).toEqual([409, "IN_USE"]);
  });
});

describe("POST /api/events/{id}/restoration", () => {
  test("restores an event that was just deleted, once, under its own id", async () => {
    const event = await newEvent(admin);
    const path = `/api/events/${event.id}/restoration`;
    expect((await admin.post<ErrorBody>(path, event)).body.code).toBe("NOT_FOUND");
    await admin.delete(`/api/events/${event.id}`);
    const { status, body } = await admin.post<CentreEvent>(path, event);
    expect([status, body]).toEqual([201, { ...event, createdAt: expect.any(String) }]);
    expect((await admin.post(path, event)).status).toBe(404);
    expect((await newEvent(admin)).id).toBeGreaterThan(event.id);
  });
});
