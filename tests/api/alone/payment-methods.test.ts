import jsQR from "jsqr";
import sharp from "sharp";
import type { JournalLine } from "@/lib/domain/books/journal";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { Member } from "@/lib/schemas/membership/member";
import type { PaymentMethod } from "@/lib/schemas/site/payment-methods";
import type { PublicSettingsAnswer, SettingsAnswer } from "@/lib/schemas/site/settings";
import type { Payment, Revenue } from "@/lib/schemas/till/payment";
import { admin } from "../../helpers/admin";
import { ApiClient, type ErrorBody, refusal } from "../../helpers/api";
import { sql } from "../../helpers/database";
import { inDays, today } from "../../helpers/days";
import { newMember } from "../../helpers/members";
import { bookAs, download, pay } from "../../helpers/money";
import { newCustomer } from "../../helpers/people";
import { newSpace } from "../../helpers/spaces";
import { DEFAULT_PAYMENT_METHODS } from "../../helpers/ways-to-pay";

/** The association's own payment methods, from the settings to the books. */

const PATH = "/api/settings";
const LINK = "https://pay.example.org/centro?amount={amount}&note={reason}";
/** A payment method that no other test uses. */
const PHONE: PaymentMethod = {
  ...{ key: "telefono", label: "Col telefono", kind: "other", account: "cash", isActive: true, link: LINK },
  instructions: "Invia al 333 1234567.",
  translations: { en: { label: "By phone", instructions: "Send it to 333 1234567." } },
};

let customer: ApiClient;
let customerToken: string;
let spaceId: number;
let before: PaymentMethod[];
let day = 40;
beforeAll(async () => {
  ({ client: customer, token: customerToken } = await newCustomer());
  ({ id: spaceId } = await newSpace(admin));
  before = (await admin.get<SettingsAnswer>(PATH)).body.paymentMethods;
});
// Payment methods with payments cannot be removed.
afterAll(async () => {
  const { body } = await admin.get<SettingsAnswer>(PATH);
  const used = body.paymentMethods.filter(({ key }) => !before.some((way) => way.key === key));
  await set([...before, ...used.map((way) => ({ ...way, isActive: false }))]);
});

const set = (paymentMethods: unknown) => admin.patch<SettingsAnswer & ErrorBody>(PATH, { paymentMethods });
const book = () => bookAs(customer, spaceId, inDays(day++));
const publicWays = async (language: string) =>
  (await new ApiClient().get<PublicSettingsAnswer>(PATH, { headers: { "Accept-Language": language } })).body
    .paymentMethods;

test("a new site has four payment methods", () => {
  const keys = DEFAULT_PAYMENT_METHODS.map(({ key }) => key);
  expect(before.filter(({ key }) => keys.includes(key))).toEqual(DEFAULT_PAYMENT_METHODS);
});

test("the public sees active payment methods, in order and in the requested language, and staff see all", async () => {
  const ways = [PHONE, ...before.map((way) => ({ ...way, isActive: way.key === "pos" }))];
  const { status, body } = await set(ways);
  expect([status, body.paymentMethods]).toEqual([200, ways]);
  expect((await admin.get<SettingsAnswer>(PATH)).body.paymentMethods).toEqual(ways);
  const { key, kind, link } = PHONE;
  expect(await publicWays("it")).toEqual([
    { key, kind, link, label: PHONE.label, instructions: PHONE.instructions },
    { key: "pos", kind: "pos", link: null, label: "Carta (POS)", instructions: "" },
  ]);
  expect(await publicWays("en")).toEqual([
    { key, kind, link, label: "By phone", instructions: "Send it to 333 1234567." },
    { key: "pos", kind: "pos", link: null, label: "Card (POS)", instructions: "" },
  ]);
});

test("new payments accept active payment methods only, and reversals keep the original one", async () => {
  await set([...before, PHONE]);
  const { id } = await book();
  const { id: paymentId } = await pay(admin, { bookingId: id, amount: 1000, method: "telefono" });
  await set([...before, { ...PHONE, isActive: false }]);
  const entry = { kind: "payment", bookingId: id, amount: 500 };
  for (const method of ["telefono", "TELEFONO", "cheque", "x", undefined]) {
    const { status, body } = await admin.post<ErrorBody>("/api/payments", { ...entry, method });
    expect([method, status, Object.keys(body.errors ?? {})]).toEqual([method, 400, ["method"]]);
  }
  const reversal = await admin.post<Payment>(`/api/payments/${paymentId}/reversal`, { reason: "Prova" });
  expect([reversal.status, reversal.body.method]).toEqual([201, "telefono"]);
  const listed = await admin.get<Payment[]>(`/api/payments?method=telefono&bookingId=${id}`);
  expect(listed.body.map(({ kind }) => kind).sort()).toEqual(["payment", "refund"]);
  expect((await admin.get("/api/payments?method=cheque")).status).toBe(400);
});

test("fees, series and repayments accept active payment methods only", async () => {
  await set([...before, { ...PHONE, isActive: false }]);
  const { fees } = await newMember(admin, today());
  const [fee] = fees as Member["fees"];
  const refused = await admin.post<ErrorBody>(`/api/members/fees/${fee?.id}/payment`, { method: "telefono" });
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([400, ["method"]]);
  const { id } = await book();
  const repaid = await admin.post(`/api/bookings/${id}/repayment`, { method: "telefono", amount: 1 });
  expect(repaid.status).toBe(400);
  const series = await admin.post("/api/bookings/series/1/payments", { method: "telefono", amount: 1 });
  expect(series.status).toBe(400);
});

test("a payment method in use can be renamed and deactivated, but keeps its kind and account", async () => {
  await set([...before, PHONE]);
  const { id } = await book();
  await pay(admin, { bookingId: id, amount: 100, method: "telefono" });
  for (const lost of [
    before,
    [...before, { ...PHONE, account: "bank" }],
    [...before, { ...PHONE, kind: "cash" }],
  ]) {
    expect(refusal(await set(lost))).toEqual([409, "IN_USE"]);
  }
  expect((await set([...before, { ...PHONE, label: "Telefono", isActive: false }])).status).toBe(200);
  const unused = { ...PHONE, key: "mai-usato" };
  expect((await set([...before, PHONE, unused])).status).toBe(200);
  expect((await set([...before, PHONE, { ...unused, account: "bank" }])).status).toBe(200);
  expect((await set([...before, PHONE])).status).toBe(200);
});

test("the report groups by method key and shows the label, and the books use the method's account", async () => {
  await set([...before, PHONE]);
  const { id } = await book();
  const note = `Prova ${id}`;
  await pay(admin, { bookingId: id, amount: 1300, method: "telefono", date: "2022-03-04", note });
  const { rows } = (
    await admin.get<Revenue>("/api/reports/revenue?from=2022-03-04&to=2022-03-04&groupBy=method")
  ).body;
  expect(rows).toEqual([{ key: "telefono", label: "Col telefono", received: 1300, refunded: 0, net: 1300 }]);
  const journal = await admin.get<{ rows: JournalLine[] }>(
    "/api/reports/journal?from=2022-03-04&to=2022-03-04",
  );
  expect(journal.body.rows).toMatchObject([{ account: "cash", amount: 1300 }]);
  const { body: csv } = await admin.get<string>("/api/exports/payments.csv");
  expect(csv).toContain(";pagamento;Col telefono;telefono;13,00;");
});

describe("The QR code of a payment link", () => {
  let booking: Booking;
  const codeOf = async (method: string) => {
    const { status, bytes } = await download(
      `/api/bookings/${booking.id}/payment-qr?method=${method}`,
      customerToken,
    );
    if (status !== 200) return status;
    const { data, info } = await sharp(bytes, { density: 300 })
      .resize(600)
      .flatten({ background: "#fff" })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
  };
  beforeAll(async () => {
    await set([...before, PHONE]);
    booking = await book();
  });

  test("contains the amount and the reason", async () => {
    const due = (booking.dueAmount / 100).toFixed(2);
    expect(await codeOf("telefono")).toBe(
      `https://pay.example.org/centro?amount=${due}&note=Prenotazione%20%23${booking.confirmationNumber}`,
    );
  });

  test("is missing without a link, or for an unknown or inactive payment method", async () => {
    expect(await codeOf("cash")).toBe(404);
    expect(await codeOf("cheque")).toBe(404);
    await set([...before, { ...PHONE, isActive: false }]);
    expect(await codeOf("telefono")).toBe(404);
  });

  test("is offered for a prepayment that is due too soon for a bank transfer", async () => {
    await set([...before, PHONE]);
    const { iban } = (await admin.get<SettingsAnswer>(PATH)).body;
    await admin.patch(PATH, { iban: "IT60X0542811101000000123456" });
    const held = await newSpace(admin, { prepayPercent: 30 });
    booking = await bookAs(customer, held.id, inDays(60));
    expect(await codeOf("transfer")).toBe(404);
    expect(await codeOf("telefono")).toContain("amount=21.00");
    const payable = await admin.get(`/api/payables/booking/${booking.id}`);
    expect(payable.body).toMatchObject({ dueAmount: 7000, askedAmount: 2100 });
    await sql(
      "UPDATE charges SET pay_by = now() + interval '20 days' WHERE id = (SELECT charge_id FROM bookings WHERE id = $1)",
      [booking.id],
    );
    expect(await codeOf("transfer")).toContain("EUR21.00");
    await admin.patch(PATH, { iban });
    expect(await codeOf("transfer")).toBe(404);
  });
});

test("a payment method cannot be removed while a payment with it is being entered", async () => {
  const { id } = await book();
  for (let round = 0; round < 5; round += 1) {
    const racing = { ...PHONE, key: `gara-${round}` };
    await set([...before, PHONE, racing]);
    const [paid, removed] = await Promise.all([
      admin.post("/api/payments", { kind: "payment", method: racing.key, bookingId: id, amount: 1 }),
      set([...before, PHONE]),
    ]);
    // Exactly one of the two succeeds.
    expect([
      [201, 409],
      [400, 200],
    ]).toContainEqual([paid.status, removed.status]);
    if (paid.status === 201) before = [...before, { ...racing, isActive: false }];
  }
});
