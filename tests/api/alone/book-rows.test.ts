import type { JournalLine } from "@/lib/domain/books/journal";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { Statement } from "@/lib/schemas/books/statement";
import type { Settings } from "@/lib/schemas/site/settings";
import { admin } from "../../helpers/admin";
import type { ErrorBody } from "../../helpers/api";
import { sql } from "../../helpers/database";
import { inDays, today } from "../../helpers/days";
import { newMember, payFee } from "../../helpers/members";
import { pay } from "../../helpers/money";
import { newPanelPerson } from "../../helpers/panel-people";
import { newSpace, postBooking } from "../../helpers/spaces";

/** The statement rows in which payments count, for the present year. */

const YEAR = Number(today().slice(0, 4));
let spaceId: number;
let day = 70;
beforeAll(async () => {
  ({ id: spaceId } = await newSpace(admin, { pricePerDay: "100", securityDeposit: 5000 }));
});
afterAll(() => admin.patch("/api/settings", { incomeCategories: [] }));

test("a label in use can be renamed, also in the journal, but neither removed nor moved to another row", async () => {
  const { body: before } = await admin.get<Settings>("/api/settings");
  const bookLabels = [...before.bookLabels, { key: "Vini", label: "Vini", direction: "out", category: "A1" }];
  expect((await admin.patch("/api/settings", { bookLabels })).status).toBe(200);
  const entry = {
    direction: "out",
    account: "cash",
    label: "Vini",
    amount: 700,
    date: today(),
    note: "Cena",
  };
  expect((await admin.post("/api/book-entries", entry)).status).toBe(201);
  for (const lost of [
    before.bookLabels,
    bookLabels.map((one) => ({ ...one, category: one.key === "Vini" ? "A5" : one.category })),
  ]) {
    const { status, body } = await admin.patch<ErrorBody>("/api/settings", { bookLabels: lost });
    expect([status, body.code]).toEqual([409, "IN_USE"]);
  }
  const renamed = bookLabels.map((one) => ({
    ...one,
    label: one.key === "Vini" ? "Vini e cene" : one.label,
  }));
  expect((await admin.patch("/api/settings", { bookLabels: renamed })).status).toBe(200);
  const { body: journal } = await admin.get<{ rows: JournalLine[] }>("/api/reports/journal");
  expect(journal.rows.filter(({ word }) => word === "Vini e cene")).toMatchObject([
    { amount: -700, label: "A1 Materie prime, sussidiarie, di consumo e di merci, Cena" },
  ]);
});

async function amounts(): Promise<Record<string, number>> {
  const { body } = await admin.get<Statement>(`/api/reports/statement?year=${YEAR}`);
  return Object.fromEntries(
    body.rows.filter(({ direction }) => direction === "in").map(({ key, amount }) => [key, amount]),
  );
}

/** Changes of the income rows caused by `act`, in cents. Unchanged rows are omitted. */
async function changeBy(act: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await amounts();
  await act();
  const after = await amounts();
  const changes = Object.entries(after).map(([key, amount]) => [key, amount - (before[key] ?? 0)] as const);
  return Object.fromEntries(changes.filter(([, change]) => change !== 0));
}

async function bookFor(personId: number): Promise<Booking> {
  const { status, body } = await postBooking<{ booking: Booking } & ErrorBody>(
    admin,
    spaceId,
    inDays(day++),
    { personId },
  );
  if (status !== 201) throw new Error(`The booking answered ${status}: ${JSON.stringify(body)}`);
  return body.booking;
}

const reverse = (id: number) => admin.post(`/api/payments/${id}/reversal`, { reason: "Errore" });

test("fees count in row A1, members' payments in A3 and other payments in A7", async () => {
  const member = await newMember(admin, today());
  let fee = 0;
  expect(
    await changeBy(async () => {
      fee = await payFee(admin, member);
    }),
  ).toEqual({ A1: 2000 });
  const own = await bookFor(member.personId ?? 0);
  const other = await bookFor((await newPanelPerson(admin)).id);
  expect(await changeBy(() => pay(admin, { bookingId: own.id, amount: 4000 }))).toEqual({ A3: 4000 });
  expect(await changeBy(() => pay(admin, { bookingId: other.id, amount: 3000 }))).toEqual({ A7: 3000 });
  expect(await changeBy(() => pay(admin, { kind: "refund", bookingId: own.id, amount: 500 }))).toEqual({
    A3: -500,
  });
  // Reversing the fee ends the membership: earlier payments stay in A3, later ones count in A7.
  expect(await changeBy(() => reverse(fee))).toEqual({ A1: -2000 });
  expect(await changeBy(() => pay(admin, { bookingId: own.id, amount: 100 }))).toEqual({ A7: 100 });
});

test("only the retained part of a deposit counts as income, until the retention is reversed", async () => {
  const { id: bookingId } = await bookFor((await newPanelPerson(admin)).id);
  expect(await changeBy(() => pay(admin, { kind: "deposit", bookingId, amount: 5000 }))).toEqual({});
  const reason = "Uno specchio rotto";
  expect(
    await changeBy(() =>
      admin.post(`/api/bookings/${bookingId}/deposit-retention`, { amount: 1200, reason }),
    ),
  ).toEqual({ A10: 1200 });
  const [retained] = await sql<{ id: number }>(
    "SELECT id FROM payments WHERE charge_id = (SELECT charge_id FROM bookings WHERE id = $1) AND kind = 'deposit-retention'",
    [bookingId],
  );
  expect(await changeBy(() => reverse(retained?.id ?? 0))).toEqual({ A10: -1200 });
});

test("the settings move booking income to another row from a given day on", async () => {
  const { id: bookingId } = await bookFor((await newPanelPerson(admin)).id);
  const payment = await pay(admin, { bookingId, amount: 1000, date: today() });
  const before = await amounts();
  const sendTo = (category: string, from: string) =>
    admin.patch<ErrorBody>("/api/settings", { incomeCategories: [{ kind: "booking", category, from }] });
  await sendTo("B3", inDays(1));
  expect(await amounts()).toEqual(before);
  const moved = await changeBy(() => sendTo("B3", today()));
  expect(moved).toHaveProperty("B3");
  expect(Object.values(moved).reduce((sum, change) => sum + change, 0)).toBe(0);
  expect(await changeBy(() => reverse(payment.id))).toEqual({ B3: -1000 });
  expect((await sendTo("I1", today())).status).toBe(400);
});

test("erasing a person leaves the rows unchanged", async () => {
  await admin.patch("/api/settings", { incomeCategories: [] });
  const member = await newMember(admin, today());
  await payFee(admin, member);
  const { id: bookingId } = await bookFor(member.personId ?? 0);
  await pay(admin, { bookingId, amount: 2500 });
  expect(
    await changeBy(async () => {
      const { status } = await admin.delete(`/api/people/${member.personId}`);
      expect(status).toBe(200);
    }),
  ).toEqual({});
});
