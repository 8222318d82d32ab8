import type { Booking, Cancellation } from "@/lib/schemas/booking/booking";
import { admin } from "../../helpers/admin";
import type { ApiClient } from "../../helpers/api";
import { refusal } from "../../helpers/api";
import { sql } from "../../helpers/database";
import { inDays } from "../../helpers/days";
import { pay } from "../../helpers/money";
import { waitForMail } from "../../helpers/outbox";
import { newCustomer, type TestUser } from "../../helpers/people";
import { bookingBody, newSpace } from "../../helpers/spaces";

let customer: ApiClient;
let user: TestUser;

beforeAll(async () => {
  ({ client: customer, user } = await newCustomer());
});

async function book(client: ApiClient, spaceId: number, startDate = inDays(12), overrides = {}) {
  const body = bookingBody(spaceId, startDate, { email: user.email, ...overrides });
  const answer = await client.post<{ booking: Booking }>("/api/bookings", body);
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body.booking;
}

const pathOf = ({ id }: Booking) => `/api/bookings/${id}`;
const cancellationOf = (client: ApiClient, booking: Booking) =>
  client.get<Cancellation & { code?: string }>(`${pathOf(booking)}/cancellation`);

describe("The refund preview", () => {
  test("shows a customer the policy's steps with their deadlines, and rounds half a cent up", async () => {
    const space = await newSpace(admin, { pricePerDay: "70,01" });
    const booking = await book(customer, space.id);
    const start = new Date(booking.startsAt).getTime();
    const ahead = (hours: number) => new Date(start - hours * 3_600_000).toISOString();
    expect((await cancellationOf(customer, booking)).body).toEqual({
      refundPercent: 100,
      refundAmount: 7001,
      ...{ paidAmount: 0, comesBack: 0, stillOwed: 0 },
      steps: [
        { until: ahead(48), percent: 100, amount: 7001, comesBack: 0, stillOwed: 0 },
        { until: ahead(24), percent: 50, amount: 3501, comesBack: 0, stillOwed: 3500 },
        { until: booking.startsAt, percent: 0, amount: 0, comesBack: 0, stillOwed: 7001 },
      ],
    });
  });

  test("derives the repayment from what was paid: nothing, half or all", async () => {
    const space = await newSpace(admin);
    const guest = await newCustomer();
    const booking = await book(guest.client, space.id, inDays(40), { email: guest.user.email });
    const outlook = async () => (await cancellationOf(guest.client, booking)).body;
    await pay(admin, { bookingId: booking.id, amount: 3500 });
    expect(await outlook()).toMatchObject({ refundAmount: 7000, comesBack: 3500, stillOwed: 0 });
    expect((await outlook()).steps.map(({ comesBack, stillOwed }) => [comesBack, stillOwed])).toEqual([
      [3500, 0],
      [0, 0],
      [0, 3500],
    ]);
    await sql(
      "UPDATE bookings SET starts_at = now() + interval '30 hours', ends_at = now() + interval '32 hours' WHERE id = $1",
      [booking.id],
    );
    await pay(admin, { bookingId: booking.id, amount: 3500 });
    expect(await outlook()).toMatchObject({ refundPercent: 50, comesBack: 3500, stillOwed: 0 });
    const { body } = await guest.client.put<Booking>(pathOf(booking), { status: "canceled" });
    expect(body).toMatchObject({ refundPercent: 50, refundAmount: 3500, refundDue: 3500, dueAmount: 0 });
    expect(body.canceledBy).toBe("customer");
    const told = (await waitForMail(guest.user.email, "bookingCanceled")).text?.replaceAll("\u00a0", " ");
    expect(told).toContain("Hai pagato 70,00 €: ti rimborsiamo 35,00 €.");
  });

  test("gives an administrator who does not own the booking a full refund up to its start", async () => {
    const space = await newSpace(admin);
    const booking = await book(customer, space.id, inDays(1));
    expect((await cancellationOf(admin, booking)).body).toEqual({
      refundPercent: 100,
      refundAmount: 7000,
      ...{ paidAmount: 0, comesBack: 0, stillOwed: 0 },
      steps: [{ until: booking.startsAt, percent: 100, amount: 7000, comesBack: 0, stillOwed: 0 }],
    });
  });

  test("is rejected for a canceled or started booking, and for strangers", async () => {
    const space = await newSpace(admin);
    const booking = await book(customer, space.id);
    const { client: other } = await newCustomer();
    expect((await cancellationOf(other, booking)).status).toBe(404);
    await customer.put(pathOf(booking), { status: "canceled" });
    expect(refusal(await cancellationOf(customer, booking))).toEqual([409, "NOT_CANCELABLE"]);
    const begun = await book(customer, space.id);
    await sql(
      "UPDATE bookings SET starts_at = now() - interval '1 hour', ends_at = now() + interval '1 hour' WHERE id = $1",
      [begun.id],
    );
    for (const client of [customer, admin])
      expect((await cancellationOf(client, begun)).body.code).toBe("NOT_CANCELABLE");
  });
});

describe("A cancellation by the centre", () => {
  test("refunds everything by default, and its mail states the author, the reason and the refund", async () => {
    const space = await newSpace(admin);
    const guest = await newCustomer();
    const booking = await book(guest.client, space.id, inDays(1), { email: guest.user.email });
    const { body } = await admin.put<Booking>(pathOf(booking), {
      status: "canceled",
      reason: "Caldaia guasta",
    });
    expect(body).toMatchObject({
      status: "canceled",
      refundPercent: 100,
      refundAmount: 7000,
      canceledBy: "centre",
      cancelReason: "Caldaia guasta",
    });
    const told = await waitForMail(guest.user.email, "bookingCanceled");
    expect(told.text).toContain("Il centro ha annullato la tua prenotazione");
    expect(told.text).toContain("Caldaia guasta");
    expect(told.text).toContain("Non hai ancora pagato nulla: non c'è nulla da rimborsare");
    const calendar = told.attachments[0]?.content;
    const entry = typeof calendar === "string" ? calendar : new TextDecoder().decode(calendar);
    expect(entry).toContain("STATUS:CANCELLED");
    expect(entry).toMatch(/SEQUENCE:[1-9]/);
  });

  test("refunds the percentage that an administrator gives, to half a cent, but not one by the customer", async () => {
    const booking = await book(customer, (await newSpace(admin, { pricePerDay: "70,01" })).id);
    for (const terms of [{ refundPercent: 100 }, { reason: "Perché sì" }])
      expect((await customer.put(pathOf(booking), { status: "canceled", ...terms })).status).toBe(403);
    const { body } = await admin.put<Booking>(pathOf(booking), { status: "canceled", refundPercent: 50 });
    expect(body).toMatchObject({ refundPercent: 50, refundAmount: 3501, cancelReason: null });
  });
});

describe("Restoring a canceled booking", () => {
  test("returns it to its former status and sends a mail", async () => {
    const space = await newSpace(admin, { pricePerDay: "su richiesta" });
    const request = await book(customer, space.id);
    const confirmed = await book(customer, (await newSpace(admin)).id);
    for (const booking of [request, confirmed]) await admin.put(pathOf(booking), { status: "canceled" });
    expect((await admin.put<Booking>(pathOf(request), { status: "confirmed" })).body).toMatchObject({
      status: "pending",
      canceledAt: null,
      canceledBy: null,
      refundPercent: null,
    });
    expect((await admin.put<Booking>(pathOf(confirmed), { status: "confirmed" })).body.status).toBe(
      "confirmed",
    );
    const mail = await waitForMail(user.email, "bookingRestored", 2);
    expect(mail.subject).toContain("Prenotazione ripristinata");
  });

  test("requires its time to be free (409) and in the future (400)", async () => {
    const space = await newSpace(admin);
    const booking = await book(customer, space.id);
    await customer.put(pathOf(booking), { status: "canceled" });
    const inTheWay = await book(admin, space.id);
    expect(refusal(await admin.put(pathOf(booking), { status: "confirmed" }))).toEqual([409, "SLOT_TAKEN"]);
    await admin.put(pathOf(inTheWay), { status: "canceled" });
    await sql(
      "UPDATE bookings SET start_date = $2, end_date = $2, starts_at = $2::date + time '08:00', ends_at = $2::date + time '19:00' WHERE id = $1",
      [booking.id, inDays(-3)],
    );
    expect((await admin.put(pathOf(booking), { status: "confirmed" })).status).toBe(400);
    expect((await customer.put(pathOf(booking), { status: "confirmed" })).status).toBe(403);
  });
});
