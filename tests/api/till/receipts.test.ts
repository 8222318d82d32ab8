import { formatDayAfter } from "@/lib/domain/time/day-format";
import type { AuditEntry } from "@/lib/schemas/site/audit";
import type { Settings } from "@/lib/schemas/site/settings";
import type { Space } from "@/lib/schemas/space/space";
import type { ChargeDetails } from "@/lib/schemas/till/charge";
import type { Receipt } from "@/lib/schemas/till/receipt";
import type { ApiClient, ErrorBody } from "../../helpers/api";
import { bookCourse, newCourse } from "../../helpers/catalogue";
import { sql } from "../../helpers/database";
import { inDays } from "../../helpers/days";
import { bookAs, download, pay, receiptFor, textOfPdf } from "../../helpers/money";
import { waitForMail } from "../../helpers/outbox";
import { newAdmin, newCustomer, type TestUser } from "../../helpers/people";
import { newSpace } from "../../helpers/spaces";

const PATH = "/api/receipts";

let admin: ApiClient;
let adminToken: string;
let customer: ApiClient;
let token: string;
let user: TestUser;
let space: Space;
let before: Settings;
let day = 60;
beforeAll(async () => {
  ({ client: admin, token: adminToken } = await newAdmin());
  ({ client: customer, token, user } = await newCustomer({ firstName: "Łucja", lastName: "D'Esempio" }));
  space = await newSpace(admin, { pricePerDay: "100" });
  before = (await admin.get<Settings>("/api/settings")).body;
  await admin.patch("/api/settings", {
    legalName: "Associazione di prova APS",
    fiscalCode: "97000000000",
    receiptNote: "Operazione fuori campo IVA, art. 4 D.P.R. 633/1972",
    stampDuty: true,
    associationKind: "other",
  });
});
afterAll(async () => {
  const { legalName, fiscalCode, receiptNote, stampDuty, associationKind } = before;
  await admin.patch("/api/settings", { legalName, fiscalCode, receiptNote, stampDuty, associationKind });
});

async function paid(amount: number, client = customer, email = user.email) {
  const booking = await bookAs(client, space.id, inDays(day++), { email });
  return pay(admin, { bookingId: booking.id, amount, method: "transfer" });
}
const refused = async (body: unknown) => {
  const answer = await admin.post<ErrorBody>(PATH, body);
  return [answer.status, answer.body.code];
};

test("a receipt has holder, lines, total and stamp duty, and its payments refer to it", async () => {
  const [one, two] = [await paid(4000), await paid(4000)];
  const receipt = await receiptFor(admin, one.id, two.id);
  expect(receipt).toMatchObject({
    number: expect.stringMatching(new RegExp(`^\\d+/${inDays(0).slice(0, 4)}$`)),
    date: inDays(0),
    holder: {
      name: "Łucja D'Esempio",
      fiscalCode: expect.stringMatching(/^[A-Z0-9]{16}$/),
      address: expect.stringContaining("Roma"),
    },
    total: 8000,
    stampDuty: 200,
    canceledAt: null,
  });
  expect(receipt.lines).toEqual(
    [one, two].map(({ bookingId }) => ({
      description: expect.stringMatching(
        new RegExp(`^Prenotazione #P0*${bookingId}, ${space.name}, \\S+ \\d+ \\S+ \\d{4}, 08:00 – 1[39]:00$`),
      ),
      amount: 4000,
    })),
  );
  expect(receipt.payments.map(({ id, receiptId }) => [id, receiptId])).toEqual([
    [one.id, receipt.id],
    [two.id, receipt.id],
  ]);
  expect(await refused({ paymentIds: [one.id] })).toEqual([409, "IN_USE"]);
  const reversal = await admin.post<ErrorBody>(`/api/payments/${one.id}/reversal`, { reason: "Prova" });
  expect([reversal.status, reversal.body.code]).toEqual([409, "IN_USE"]);
});

test("a receipt is mailed again to its payer, and not once it is canceled", async () => {
  const payer = await newCustomer();
  const { id } = await receiptFor(admin, (await paid(1500, payer.client, payer.user.email)).id);
  await waitForMail(payer.user.email, "receipt");
  const send = () => admin.post<{ sent: boolean } & ErrorBody>(`${PATH}/${id}/mail`, {});
  expect((await customer.post(`${PATH}/${id}/mail`, {})).status).toBe(403);
  const again = await send();
  expect([again.status, again.body]).toEqual([200, { sent: true }]);
  await waitForMail(payer.user.email, "receipt", 2);
  const { body } = await admin.get<AuditEntry[]>(`/api/audit?entity=receipt&entityId=${id}`);
  expect(body.map(({ action }) => action)).toEqual(["message", "create"]);
  await admin.post(`${PATH}/${id}/cancellation`, { reason: "Prova" });
  const refusedNow = await send();
  expect([refusedNow.status, refusedNow.body.code]).toEqual([409, "CANCELED"]);
  expect((await admin.post(`${PATH}/2000000000/mail`, {})).status).toBe(404);
});

test("a receipt keeps its text when the booking moves, and names the first day of a course", async () => {
  const payment = await paid(1000);
  const receipt = await receiptFor(admin, payment.id);
  await admin.put(`/api/bookings/${payment.bookingId}`, { startDate: inDays(300) });
  expect((await admin.get<Receipt>(`${PATH}/${receipt.id}`)).body.lines).toEqual(receipt.lines);

  const course = await newCourse(admin, { startDate: null });
  const courseBooking = await bookCourse(course, {}, admin);
  const { id, confirmationNumber, startDate } = courseBooking;
  const ofCourse = await receiptFor(admin, (await pay(admin, { courseBookingId: id, amount: 1000 })).id);
  expect(ofCourse.lines[0]?.description).toBe(
    `Iscrizione #C${confirmationNumber}, ${course.title}, ${formatDayAfter("dal", String(startDate), "it")}`,
  );
});

test("a receipt's PDF is real text with everything that the law requires", async () => {
  const receipt = await receiptFor(admin, (await paid(9000)).id);
  const { status, type, bytes } = await download(`${PATH}/${receipt.id}/pdf`, token);
  expect([status, type]).toEqual([200, "application/pdf"]);
  const text = (await textOfPdf(bytes)).replaceAll("\u00a0", " ");
  for (const part of [
    `Ricevuta n. ${receipt.number}`,
    "Associazione di prova APS",
    "97000000000",
    "Łucja D'Esempio",
    receipt.holder.fiscalCode ?? "",
    space.name,
    "90,00 €",
    "Imposta di bollo",
    "Operazione fuori campo IVA",
  ])
    expect(text).toContain(part);
});

test("a receipt's PDF does not mention the stamp duty if there is none", async () => {
  const receipt = await receiptFor(admin, (await paid(7747)).id);
  expect(receipt.stampDuty).toBe(0);
  const { bytes } = await download(`${PATH}/${receipt.id}/pdf`, adminToken);
  expect(await textOfPdf(bytes)).not.toContain("bollo");
});

test.each(["ets", "asd"] as const)(
  "an %s charges no stamp duty, and its receipt names the law",
  async (kind) => {
    await admin.patch("/api/settings", { associationKind: kind });
    const receipt = await receiptFor(admin, (await paid(9000)).id);
    await admin.patch("/api/settings", { associationKind: "other" });
    expect(receipt).toMatchObject({ total: 9000, stampDuty: 0, stampExemption: kind });
    const { bytes } = await download(`${PATH}/${receipt.id}/pdf`, adminToken);
    expect(await textOfPdf(bytes)).toContain("Esente da imposta di bollo (art. ");
  },
);

test("a canceled receipt keeps its number, and its payments are free for another", async () => {
  const payment = await paid(1000);
  const receipt = await receiptFor(admin, payment.id);
  const cancel = () =>
    admin.post<Receipt & ErrorBody>(`${PATH}/${receipt.id}/cancellation`, {
      reason: "Intestazione sbagliata",
    });
  expect((await admin.post(`${PATH}/${receipt.id}/cancellation`, {})).status).toBe(400);
  const { status, body } = await cancel();
  expect([status, body.number]).toEqual([200, receipt.number]);
  expect(body.canceledAt).not.toBeNull();
  expect(body.payments[0]).toMatchObject({ id: payment.id, receiptId: null });
  expect((await cancel()).body.code).toBe("CANCELED");
  const next = await receiptFor(admin, payment.id);
  expect(next.number).not.toBe(receipt.number);
  await expect(sql("UPDATE receipts SET total = 1 WHERE id = $1", [next.id])).rejects.toThrow(/append-only/);
  await expect(sql("DELETE FROM receipts WHERE id = $1", [next.id])).rejects.toThrow();
});

test("a receipt is for payments of one person only, without refunds and reversals", async () => {
  const other = await newCustomer();
  const mine = await paid(1000);
  const hers = await paid(1000, other.client, other.user.email);
  expect(await refused({ paymentIds: [mine.id, hers.id] })).toEqual([400, "VALIDATION"]);
  expect(await refused({ paymentIds: [] })).toEqual([400, "VALIDATION"]);
  expect(await refused({ paymentIds: [2_000_000_000] })).toEqual([404, "NOT_FOUND"]);
  const refund = await pay(admin, { bookingId: mine.bookingId, kind: "refund", amount: 100 });
  expect(await refused({ paymentIds: [refund.id] })).toEqual([409, "IN_USE"]);
  await admin.post(`/api/payments/${hers.id}/reversal`, { reason: "Prova" });
  expect(await refused({ paymentIds: [hers.id] })).toEqual([409, "IN_USE"]);
});

test("the panel reads the default holder of a receipt, and can choose another", async () => {
  const payment = await paid(1500);
  const path = `/api/payables/booking/${payment.bookingId}`;
  const { body: details } = await admin.get<ChargeDetails>(path);
  expect(details).toMatchObject({
    kind: "booking",
    id: payment.bookingId,
    title: space.name,
    payerName: "Giulia Esempio",
    payerEmail: user.email,
    totalAmount: 10000,
    ...{ paidAmount: 1500, dueAmount: 8500, refundDue: 0, paymentStatus: "partial" },
    holder: { name: "Łucja D'Esempio", address: expect.stringContaining("Roma") },
  });
  const holder = {
    name: "Studio Rossi S.r.l.",
    fiscalCode: "01234567890",
    address: "Via Larga 1, 20100 Milano",
  };
  const { status, body: receipt } = await admin.post<Receipt>(PATH, { paymentIds: [payment.id], holder });
  expect([status, receipt.holder]).toEqual([201, holder]);
  expect((await admin.get("/api/payables/booking/2000000000")).status).toBe(404);
  expect((await admin.get("/api/payables/room/1")).status).toBe(400);
});

test("a receipt is visible to its holder and the panel only", async () => {
  const { sent: _sent, ...receipt } = await receiptFor(admin, (await paid(1000)).id);
  const { client: stranger, token: strangers } = await newCustomer();
  expect((await customer.get<Receipt>(`${PATH}/${receipt.id}`)).body).toEqual(receipt);
  expect((await stranger.get(`${PATH}/${receipt.id}`)).status).toBe(404);
  expect((await download(`${PATH}/${receipt.id}/pdf`, strangers)).status).toBe(404);
  const { body: mine } = await customer.get<Receipt[]>(PATH);
  expect(mine.map(({ id }) => id)).toContain(receipt.id);
  expect((await stranger.get<Receipt[]>(PATH)).body).toEqual([]);
  expect((await admin.get<Receipt[]>(`${PATH}?q=${encodeURIComponent(receipt.number)}`)).body).toEqual([
    receipt,
  ]);
});

test("concurrent receipts, some of which fail, are numbered without gaps or duplicates", async () => {
  const booking = await bookAs(customer, space.id, inDays(day++), { email: user.email });
  const payments = await Promise.all(
    Array.from({ length: 34 }, () => pay(admin, { bookingId: booking.id, amount: 10 })),
  );
  const wishes = payments.map(({ id }) => [id]);
  // The others fail after everything was read: each requests a payment that another receipt takes first, or twice.
  for (let index = 0; index < 16; index += 1)
    wishes.push([payments[index]?.id ?? 0, payments[index + 1]?.id ?? 0]);
  const answers = await Promise.all(wishes.map((paymentIds) => admin.post<Receipt>(PATH, { paymentIds })));
  expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
  const rows = await sql<{ year: number; numbers: number[] }>(
    "SELECT year, array_agg(sequence ORDER BY sequence) AS numbers FROM receipts GROUP BY year",
  );
  for (const { numbers } of rows) expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});
