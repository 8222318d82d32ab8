import type { CentreEvent } from "@/lib/schemas/catalogue/event";
import type { EventSignUp } from "@/lib/schemas/sign-up/event-sign-up";
import { admin } from "../../helpers/admin";
import { ApiClient, type ErrorBody, refusal } from "../../helpers/api";
import { newEvent, registrationFor } from "../../helpers/catalogue";
import { inDays } from "../../helpers/days";

type Created = { registration: EventSignUp; confirmationNumber: string };

const visitor = new ApiClient();
const pathOf = (event: CentreEvent) => `/api/events/${event.id}/registrations`;
const register = <T = Created>(event: CentreEvent, overrides: Record<string, unknown> = {}) =>
  new ApiClient().post<T>(pathOf(event), registrationFor(overrides));
const participants = async (event: CentreEvent) =>
  (await admin.get<CentreEvent[]>("/api/events?all=true")).body.find(({ id }) => id === event.id)
    ?.currentParticipants;

describe("POST /api/events/{id}/registrations", () => {
  test("registers a visitor and counts the place", async () => {
    const event = await newEvent(admin);
    const { status, body } = await register(event, { phone: "", status: "canceled", id: 1 });
    expect(status).toBe(201);
    expect(body).toEqual({
      registration: {
        id: expect.any(Number),
        confirmationNumber: body.confirmationNumber,
        eventId: event.id,
        userId: null,
        firstName: "Anna",
        lastName: "Esempio",
        email: expect.stringContaining("@example.org"),
        phone: null,
        registrationDate: expect.stringMatching(/Z$/),
        status: "confirmed",
        notes: null,
        seats: 1,
        companions: [],
        totalAmount: 1500,
        canceledAt: null,
        refundPercent: null,
        refundAmount: null,
        canceledBy: null,
        cancelReason: null,
        cancellationSteps: [
          { hours: 48, percent: 100 },
          { hours: 24, percent: 50 },
          { hours: 0, percent: 0 },
        ],
        language: "it",
        checkInCode: expect.stringMatching(/^[0-9A-F]{12}$/),
        checkIns: [],
        paidAmount: 0,
        dueAmount: 1500,
        refundDue: 0,
        paymentStatus: "unpaid",
      },
      confirmationNumber: String(body.registration.id).padStart(5, "0"),
    });
    expect(await participants(event)).toBe(1);
  });

  test("registers an address once, in any case, even in concurrent requests", async () => {
    const event = await newEvent(admin);
    const email = `Doppia.${event.id}@example.org`;
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        register<ErrorBody>(event, { email: index % 2 ? email : email.toUpperCase() }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const { status, body } of answers.filter(({ status }) => status !== 201)) {
      expect([status, body.code]).toEqual([409, "DUPLICATE"]);
      expect(body.errors?.email).toHaveLength(1);
    }
    expect(await participants(event)).toBe(1);
  });

  test("reports a full event to everybody, without revealing who is registered", async () => {
    const event = await newEvent(admin, { maxParticipants: 1 });
    const email = `prima.${event.id}@example.org`;
    await register(event, { email });
    expect((await register<ErrorBody>(event, { email })).body.code).toBe("EVENT_FULL");
    expect((await register<ErrorBody>(event)).body.code).toBe("EVENT_FULL");
  });

  test("registers once for the same key and body", async () => {
    const event = await newEvent(admin);
    const headers = { "Idempotency-Key": `evento-${event.id}` };
    const body = registrationFor();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => visitor.post<Created>(pathOf(event), body, { headers })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.body.registration.id)).size).toBe(1);
    expect(await participants(event)).toBe(1);
  });

  test("rejects a closed or past event, and returns 404 for a hidden one", async () => {
    const closed = await newEvent(admin, { isRegistrationOpen: false });
    const over = await newEvent(admin, { eventDate: inDays(-2) });
    const running = await newEvent(admin, { eventDate: inDays(-2), endDate: inDays(2) });
    const hidden = await newEvent(admin, { isActive: false });
    for (const event of [closed, over]) {
      expect(refusal(await register<ErrorBody>(event))).toEqual([409, "REGISTRATION_CLOSED"]);
    }
    expect((await register(running)).status).toBe(201);
    expect((await register<ErrorBody>(hidden)).status).toBe(404);
    expect((await visitor.post("/api/events/2147483647/registrations", registrationFor())).status).toBe(404);
  });
});

describe("GET /api/events/{id}/registrations", () => {
  test("is in pages, with the total number", async () => {
    const event = await newEvent(admin);
    for (let count = 0; count < 3; count += 1) await register(event);
    const { status, body, headers } = await admin.get<EventSignUp[]>(`${pathOf(event)}?page=2&pageSize=2`);
    expect([status, body.length, headers.get("x-total-count")]).toEqual([200, 1, "3"]);
    expect((await admin.get("/api/events/2147483647/registrations")).status).toBe(404);
  });
});

describe("PUT /api/events/{id}/registrations/{registrationId}", () => {
  test("frees a canceled place once, and restores only into a free one", async () => {
    const event = await newEvent(admin, { maxParticipants: 1 });
    const { body } = await register(event);
    const path = `${pathOf(event)}/${body.registration.id}`;
    for (let times = 0; times < 2; times += 1) {
      const { status, body: changed } = await admin.put<EventSignUp>(path, { status: "canceled" });
      expect(status).toBe(200);
      // The centre cancels, so nothing is owed any more.
      expect(changed).toMatchObject({ status: "canceled", refundPercent: 100, dueAmount: 0 });
      expect(await participants(event)).toBe(0);
    }
    expect((await admin.put(path, { status: "pending" })).status).toBe(200);
    expect(await participants(event)).toBe(1);
    await admin.put(path, { status: "canceled" });
    await register(event);
    expect(refusal(await admin.put<ErrorBody>(path, { status: "confirmed" }))).toEqual([409, "EVENT_FULL"]);
    expect(await participants(event)).toBe(1);
  });

  test("keeps a canceled registration canceled once the person has registered again", async () => {
    const event = await newEvent(admin);
    const email = `ritorno.${event.id}@example.org`;
    const { body } = await register(event, { email });
    const path = `${pathOf(event)}/${body.registration.id}`;
    await admin.put(path, { status: "canceled" });
    expect((await register(event, { email })).status).toBe(201);
    expect(refusal(await admin.put<ErrorBody>(path, { status: "confirmed" }))).toEqual([409, "DUPLICATE"]);
    expect((await admin.put(path, { status: "gone" })).status).toBe(400);
    const elsewhere = `${pathOf(await newEvent(admin))}/${body.registration.id}`;
    expect((await admin.put(elsewhere, { status: "canceled" })).status).toBe(404);
  });
});
