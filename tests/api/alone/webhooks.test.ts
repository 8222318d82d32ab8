import { randomUUID } from "node:crypto";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { Member } from "@/lib/schemas/membership/member";
import type { WebhookDelivery, WebhookDeliveryDetails, WebhookEndpoint } from "@/lib/schemas/program/webhook";
import { admin } from "../../helpers/admin";
import { ApiClient } from "../../helpers/api";
import { bookCourse, newCourse, newEvent, registrationFor } from "../../helpers/catalogue";
import { sql } from "../../helpers/database";
import { inDays, today } from "../../helpers/days";
import { newApplication, newMember, RESOLUTION } from "../../helpers/members";
import { waitForMail } from "../../helpers/outbox";
import { newPaidPass } from "../../helpers/passes";
import { ADMIN, newCustomer } from "../../helpers/people";
import { bookingBody, newSpace } from "../../helpers/spaces";
import { waiting } from "../../helpers/waiting-list";
import { type Receiver, startReceiver, verified, type WebhookMessage } from "../../helpers/webhooks";

const BOOKINGS = ["booking.created", "booking.changed", "booking.canceled"];

let spaceId: number;
beforeAll(async () => {
  spaceId = (await newSpace(admin)).id;
});

const open: Receiver[] = [];
async function receiver(events: readonly string[]): Promise<Receiver> {
  const started = await startReceiver(admin, events);
  open.push(started);
  return started;
}
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

let day = 20;
/** The unique e-mail address keeps messages of other tests apart. */
async function book(client: ApiClient, email = `w.${randomUUID()}@example.org`): Promise<Booking> {
  day += 1;
  const body = bookingBody(spaceId, inDays(day), { email });
  const answer = await client.post<{ booking: Booking }>("/api/bookings", body);
  expect(answer.status).toBe(201);
  return answer.body.booking;
}
const about = (id: number) => (message: WebhookMessage) => message.data.id === id;
const pathOf = ({ endpoint }: Receiver, rest = "") => `/api/webhook-endpoints/${endpoint.id}${rest}`;

/** Waits until a delivery satisfies `wanted`. */
async function delivery(
  one: Receiver,
  wanted: (found: WebhookDelivery) => boolean,
): Promise<WebhookDelivery> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const found = (await one.deliveries()).find(wanted);
    if (found !== undefined) return found;
    if (Date.now() > deadline) throw new Error(JSON.stringify(await one.deliveries()));
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

describe("A webhook endpoint", () => {
  test("shows its secret once, and can be changed", async () => {
    const { endpoint } = await receiver(["payment.created", "booking.created"]);
    expect(endpoint.secret).toMatch(/^whsec_/);
    const path = `/api/webhook-endpoints/${endpoint.id}`;
    const one = await admin.get<WebhookEndpoint>(path);
    const { secret, ...shown } = endpoint;
    expect(one.body).toEqual(shown);
    expect(one.body.events).toEqual(["booking.created", "payment.created"]);
    const [row] = await sql<{ secret: string }>("SELECT secret FROM webhook_endpoints WHERE id = $1", [
      endpoint.id,
    ]);
    expect(row?.secret).not.toContain(secret.slice(6));
    const changed = await admin.patch<WebhookEndpoint>(path, { description: "Altro", isActive: false });
    expect(changed.body).toEqual({ ...shown, description: "Altro", isActive: false });
  });

  test.each([
    "ftp://example.org/",
    "gestionale",
    "https://giulia:segreta@example.org/",
    "https://giulia@example.org/",
  ])("is rejected with the address %s", async (url) => {
    const answer = await admin.post("/api/webhook-endpoints", { url, events: ["booking.created"] });
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, ["url"]]);
  });
});

describe("A webhook message", () => {
  test("arrives within three seconds, signed, with the same data as the API", async () => {
    const one = await receiver(BOOKINGS);
    const { client } = await newCustomer();
    const before = Date.now();
    const { id } = await book(client);
    const [message] = await one.waitFor(1, about(id), 3_000);
    expect(Date.now() - before).toBeLessThan(4_000);
    expect(message?.type).toBe("booking.created");
    expect(Math.abs(Date.parse(message?.timestamp ?? "") - before)).toBeLessThan(3_000);
    const shown = await admin.get<Booking>(`/api/bookings/${id}`);
    expect(message?.data).toEqual(shown.body);
    expect(await delivery(one, ({ status }) => status === "delivered")).toMatchObject({
      ...{ event: "booking.created", attempts: 1, responseCode: 204, nextAttemptAt: null },
      id: one.server.requests[0]?.headers["webhook-id"],
    });
  });

  test("reports a move as a change only, a cancellation as that only, and its undoing as a change", async () => {
    const one = await receiver(BOOKINGS);
    const { id } = await book(admin);
    day += 1;
    await admin.put(`/api/bookings/${id}`, { startDate: inDays(day) });
    await admin.put(`/api/bookings/${id}`, { status: "canceled" });
    await admin.put(`/api/bookings/${id}`, { status: "confirmed" });
    const types = (await one.waitFor(4, about(id))).map(({ type }) => type).sort();
    expect(types).toEqual(["booking.canceled", "booking.changed", "booking.changed", "booking.created"]);
  });

  test("is sent for each booking of a series when it is made and when it is canceled", async () => {
    const one = await receiver(BOOKINGS);
    const dates = [1, 2, 3].map((count) => ({ startDate: inDays(day + count), isFullDay: true }));
    day += 3;
    const { client } = await newCustomer();
    const {
      startDate: _s,
      endDate: _e,
      startTime: _t,
      endTime: _u,
      isFullDay: _f,
      ...fields
    } = bookingBody(spaceId, inDays(1));
    const series = await client.post<{ series: { id: number }; bookings: Booking[] }>(
      "/api/bookings/series",
      { ...fields, dates },
    );
    expect(series.status).toBe(201);
    const ids = series.body.bookings.map(({ id }) => id).sort((one, other) => one - other);
    await client.put(`/api/bookings/series/${series.body.series.id}`, { status: "canceled" });
    const told = await one.waitFor(6, ({ data }) => ids.includes(Number(data.id)));
    for (const type of ["booking.created", "booking.canceled"])
      expect(
        told
          .filter((message) => message.type === type)
          .map(({ data }) => Number(data.id))
          .sort((one, other) => one - other),
      ).toEqual(ids);
  });

  test("is sent for sign-ups, payments, reversals and offers of the waiting list", async () => {
    const one = await receiver([
      ...["registration.created", "registration.canceled", "course-booking.created"],
      ...["course-booking.canceled", "payment.created", "waiting-entry.offered"],
    ]);
    const event = await newEvent(admin, { price: "10", maxParticipants: 1 });
    const path = `/api/events/${event.id}/registrations`;
    const made = await new ApiClient().post<{ registration: { id: number } }>(path, registrationFor());
    const registrationId = made.body.registration.id;
    const entry = await waiting(new ApiClient(), {
      ...{ kind: "event", eventId: event.id },
      ...registrationFor(),
    });
    const payment = await admin.post<{ id: number }>("/api/payments", {
      ...{ kind: "payment", method: "cash", amount: 1_000, registrationId },
    });
    const reversal = await admin.post<{ id: number }>(`/api/payments/${payment.body.id}/reversal`, {
      reason: "Errore",
    });
    await admin.put(`${path}/${registrationId}`, { status: "canceled" });
    await one.waitFor(1, ({ type, data }) => type === "registration.created" && data.id === registrationId);
    await one.waitFor(1, ({ type, data }) => type === "registration.canceled" && data.id === registrationId);
    for (const { id } of [payment.body, reversal.body])
      await one.waitFor(1, ({ type, data }) => type === "payment.created" && data.id === id);
    const offered = ({ type, data }: WebhookMessage) =>
      type === "waiting-entry.offered" && data.id === entry.id;
    await one.waitFor(1, offered);

    const course = await newCourse(admin);
    const booked = await bookCourse(course);
    await admin.post(`/api/courses/${course.id}/cancellation`, { reason: "Lavori" });
    for (const type of ["course-booking.created", "course-booking.canceled"])
      await one.waitFor(1, (message) => message.type === type && message.data.id === booked.id);
  });

  test("is sent when a membership begins and ends, and is deleted when the person is erased", async () => {
    const one = await receiver(["member.admitted", "member.ended", "payment.created"]);
    const { id, personId } = await newMember(admin, today());
    const [admitted] = await one.waitFor(1, about(id));
    const shown = await admin.get<Member>(`/api/members/${id}`);
    expect(admitted).toMatchObject({ type: "member.admitted", data: shown.body });
    const end = { on: today(), reason: "resigned" };
    expect((await admin.post(`/api/members/${id}/end`, end)).status).toBe(200);
    const told = await one.waitFor(2, about(id));
    expect(told.map(({ type }) => type)).toEqual(["member.admitted", "member.ended"]);
    const refused = await newApplication(admin);
    const no = { admit: false, on: today(), resolution: RESOLUTION };
    expect((await admin.post(`/api/members/${refused.id}/decision`, no)).status).toBe(200);
    expect((await admin.delete(`/api/people/${personId}`)).status).toBe(200);
    expect(await one.deliveries()).toEqual([]);
  });

  test("is sent neither for a rejected request nor to an endpoint that does not listen to it", async () => {
    const [bookings, payments] = [await receiver(BOOKINGS), await receiver(["payment.created"])];
    const { client } = await newCustomer();
    const email = `w.${randomUUID()}@example.org`;
    const { startDate } = await book(client, email);
    const refused = await client.post("/api/bookings", bookingBody(spaceId, startDate, { email }));
    expect(refused.status).toBe(409);
    await book(client, email);
    const told = await bookings.waitFor(2, ({ data }) => data.email === email);
    expect(told).toHaveLength(2);
    expect(payments.server.requests).toEqual([]);
  });
});

describe("A webhook message that is not accepted", () => {
  test.each([
    [500, "an error"],
    [302, "a redirect, which is not followed"],
    [404, "an address that is gone"],
  ])("is retried after %i (%s) within ten seconds, with the same id and a new signature", async (status) => {
    const one = await receiver(BOOKINGS);
    one.server.answerWith((response, _, number) =>
      number === 1
        ? response.writeHead(status, { Location: `${one.server.url}/altrove` }).end()
        : response.writeHead(200).end(),
    );
    const { id } = await book(admin);
    const pending = await delivery(
      one,
      ({ attempts, responseCode }) => attempts === 1 && responseCode !== null,
    );
    expect(pending).toMatchObject({ status: "pending", responseCode: status });
    const pause = Date.parse(pending.nextAttemptAt ?? "") - Date.now();
    expect(pause).toBeGreaterThan(0);
    expect(pause).toBeLessThanOrEqual(10_000);
    const told = await one.waitFor(2, about(id));
    expect(told[1]).toEqual(told[0]);
    const ids = one.server.requests.map(({ headers }) => headers["webhook-id"]);
    expect(new Set(ids).size).toBe(1);
    expect(one.server.requests.map(({ path }) => path)).toEqual(["/avvisi", "/avvisi"]);
    expect(await delivery(one, ({ status }) => status === "delivered")).toMatchObject({ attempts: 2 });
  });

  test("fails after ten seconds without a response and delays no other endpoint", async () => {
    const [silent, other] = [await receiver(BOOKINGS), await receiver(BOOKINGS)];
    silent.server.answerWith(() => {});
    for (let count = 0; count < 3; count += 1) {
      const { id } = await book(admin);
      await other.waitFor(1, about(id), 3_000);
    }
    const failed = await delivery(
      silent,
      ({ attempts, nextAttemptAt }) =>
        attempts === 1 && Date.parse(nextAttemptAt ?? "") < Date.now() + 11_000,
    );
    expect(failed).toMatchObject({ status: "pending", responseCode: null });
  });

  test("is given up after three days, and can be sent again by an administrator, like a delivered one", async () => {
    const one = await receiver(BOOKINGS);
    one.server.answerWith((response) => response.writeHead(500).end());
    await book(admin);
    const { id } = await delivery(one, ({ responseCode }) => responseCode === 500);
    // The state after the last pause.
    await sql("UPDATE webhook_deliveries SET attempts = 12, next_attempt_at = now() WHERE id = $1", [id]);
    expect(await delivery(one, ({ status }) => status === "failed")).toMatchObject({
      ...{ attempts: 13, nextAttemptAt: null },
    });
    one.server.answerWith((response) => response.writeHead(200).end());
    for (const attempts of [14, 15]) {
      expect((await admin.post(pathOf(one, `/deliveries/${id}/retry`))).status).toBe(202);
      await delivery(one, (found) => found.status === "delivered" && found.attempts === attempts);
    }
    const unknown = await admin.post(pathOf(one, `/deliveries/${randomUUID()}/retry`));
    expect(unknown.status).toBe(404);
    expect((await admin.post(pathOf(one, "/deliveries/x/retry"))).status).toBe(404);
  });
});

test("an endpoint that has only failed for five days is deactivated, and administrators are notified", async () => {
  const one = await receiver(BOOKINGS);
  one.server.answerWith((response) => response.writeHead(503).end());
  const since = async () => (await admin.get<WebhookEndpoint>(pathOf(one))).body.failingSince;
  await book(admin);
  await delivery(one, ({ responseCode }) => responseCode === 503);
  expect(Date.parse((await since()) ?? "")).toBeGreaterThan(Date.now() - 20_000);
  one.server.answerWith((response) => response.writeHead(200).end());
  await delivery(one, ({ status }) => status === "delivered");
  expect(await since()).toBeNull();
  // Five days of failures.
  one.server.answerWith((response) => response.writeHead(503).end());
  await sql("UPDATE webhook_endpoints SET failing_since = now() - interval '121 hours' WHERE id = $1", [
    one.endpoint.id,
  ]);
  await admin.post(pathOf(one, "/test"));
  await delivery(one, ({ event, status }) => event === "test" && status === "failed");
  expect((await admin.get<WebhookEndpoint>(pathOf(one))).body.isActive).toBe(false);
  await waitForMail(ADMIN.email, "webhookSwitchedOff");
  const before = one.server.requests.length;
  const other = await receiver(BOOKINGS);
  await book(admin);
  await delivery(other, ({ status }) => status === "delivered");
  expect(one.server.requests.length).toBe(before);
  const again = await admin.patch<WebhookEndpoint>(pathOf(one), { isActive: true });
  expect(again.body).toMatchObject({ isActive: true, failingSince: null });
});

test("a message under way while its endpoint is deactivated is not sent again", async () => {
  const one = await receiver(BOOKINGS);
  let answer: () => void = () => {};
  one.server.answerWith((response) => {
    answer = () => response.writeHead(503).end();
  });
  await book(admin);
  await one.waitFor(1);
  expect((await admin.patch(pathOf(one), { isActive: false })).status).toBe(200);
  answer();
  const failed = await delivery(one, ({ responseCode }) => responseCode === 503);
  expect(failed).toMatchObject({ status: "failed", attempts: 1, nextAttemptAt: null });
});

test("a delivery shows the request and the response, or why there was none", async () => {
  const one = await receiver(BOOKINGS);
  one.server.answerWith((response) => response.writeHead(422).end('{"error":"Campo sconosciuto"}'));
  const { id } = await book(admin);
  const { id: deliveryId } = await delivery(one, ({ responseCode }) => responseCode === 422);
  const path = pathOf(one, `/deliveries/${deliveryId}`);
  const refused = await admin.get<WebhookDeliveryDetails>(path);
  expect(refused.body).toMatchObject({ answer: '{"error":"Campo sconosciuto"}', failure: null });
  expect(refused.body.body).toBe(one.server.requests[0]?.body);
  expect(JSON.parse(refused.body.body)).toMatchObject({ type: "booking.created", data: { id } });
  await one.server.close();
  await admin.post(`${path}/retry`);
  await delivery(one, ({ responseCode, attempts }) => responseCode === null && attempts > 1);
  const unreachable = await admin.get<WebhookDeliveryDetails>(path);
  expect(unreachable.body).toMatchObject({ answer: null, failure: "unreachable", status: "pending" });
  expect((await admin.get(pathOf(one, "/deliveries/x"))).status).toBe(404);
});

test("an endless response is truncated, and its status counts", async () => {
  const one = await receiver(BOOKINGS);
  one.server.answerWith((response) => {
    response.writeHead(200);
    const more = setInterval(() => response.write("a".repeat(1_000)), 5);
    response.on("close", () => clearInterval(more));
  });
  await book(admin);
  const { id } = await delivery(one, ({ status }) => status === "delivered");
  const { body } = await admin.get<WebhookDeliveryDetails>(pathOf(one, `/deliveries/${id}`));
  expect(body.answer).toBe("a".repeat(2_000));
});

test("a test message has the type test", async () => {
  const one = await receiver(["member.ended"]);
  expect((await admin.post(pathOf(one, "/test"))).status).toBe(202);
  const [message] = await one.waitFor(1);
  expect(message).toEqual({ type: "test", timestamp: expect.any(String), data: {} });
  expect(await delivery(one, ({ event }) => event === "test")).toBeDefined();
});

test("messages are signed with both secrets for a day after a renewal, then with the new one only", async () => {
  const one = await receiver(BOOKINGS);
  const renewed = await admin.post<{ secret: string }>(pathOf(one, "/secret"));
  expect(renewed.status).toBe(200);
  const { id } = await book(admin);
  await one.waitFor(1, about(id));
  const [first] = one.server.requests;
  if (first === undefined) throw new Error("Nothing came");
  expect(verified(first, renewed.body.secret).data.id).toBe(id);
  await sql("UPDATE webhook_endpoints SET former_secret_until = now() WHERE id = $1", [one.endpoint.id]);
  await admin.post(pathOf(one, "/test"));
  const deadline = Date.now() + 5_000;
  while (one.server.requests.length < 2 && Date.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 50));
  const second = one.server.requests[1];
  if (second === undefined) throw new Error("Nothing came");
  expect(verified(second, renewed.body.secret).type).toBe("test");
  expect(() => verified(second, one.endpoint.secret)).toThrow();
});

test("a message fails while the endpoint's secret cannot be read, and is sent after a renewal", async () => {
  const one = await receiver(["member.ended"]);
  await sql("UPDATE webhook_endpoints SET secret = 'unreadable' WHERE id = $1", [one.endpoint.id]);
  await admin.post(pathOf(one, "/test"));
  const isRecorded = ({ attempts, nextAttemptAt }: WebhookDelivery) =>
    attempts > 0 && nextAttemptAt !== null && Date.parse(nextAttemptAt) - Date.now() < 10_000;
  expect(await delivery(one, isRecorded)).toMatchObject({ status: "pending", responseCode: null });
  expect(one.server.requests).toEqual([]);
  const renewed = await admin.post<{ secret: string }>(pathOf(one, "/secret"));
  await delivery(one, ({ status }) => status === "delivered");
  const [request] = one.server.requests;
  if (request === undefined) throw new Error("Nothing came");
  expect(verified(request, renewed.body.secret).type).toBe("test");
});

test("deliveries are listed for 30 days, newest first, and deleted when their person is erased", async () => {
  const [one, payments] = [await receiver(BOOKINGS), await receiver(["payment.created"])];
  const { client, password } = await newCustomer();
  const { id } = await book(client);
  await one.waitFor(1, about(id));
  const pass = await newPaidPass(admin, client);
  await payments.waitFor(1, ({ data }) => data.passId === pass.id);
  await admin.post(pathOf(one, "/test"));
  await delivery(one, ({ event }) => event === "test");
  expect((await one.deliveries()).map(({ event }) => event)).toEqual(["test", "booking.created"]);
  const removed = await client.send("DELETE", "/api/users/me", { body: { password } });
  expect(removed.status).toBe(200);
  // The cancellation is sent without a name, and earlier messages are deleted.
  const [canceled] = await one.waitFor(1, ({ type, data }) => type === "booking.canceled" && data.id === id);
  expect(JSON.stringify(canceled)).not.toContain("giulia");
  expect(await payments.deliveries()).toEqual([]);
  expect((await one.deliveries()).map(({ event }) => event)).toEqual(["booking.canceled", "test"]);
  await sql("UPDATE webhook_deliveries SET created_at = now() - interval '31 days' WHERE endpoint_id = $1", [
    one.endpoint.id,
  ]);
  expect(await one.deliveries()).toEqual([]);
});
