import type { PublicSettings, Settings } from "@/lib/schemas/settings";
import { ApiClient, type ErrorBody } from "../helpers/api";
import { newAdmin, newCustomer } from "../helpers/people";

const PATH = "/api/settings";
const IBAN = "IT60X0542811101000000123456";
const PUBLIC = [
  "address",
  "changeHours",
  "horizonMonths",
  "iban",
  "legalName",
  "noticeMinutes",
  "observesHolidays",
  "patronSaintDay",
];

let admin: ApiClient;
let before: Settings;
beforeAll(async () => {
  admin = (await newAdmin()).client;
  before = (await admin.get<Settings>(PATH)).body;
});
afterAll(async () => {
  await admin.patch(PATH, before);
});

test("a site begins with the settings that change nothing", () => {
  expect(before).toMatchObject({
    observesHolidays: false,
    patronSaintDay: null,
    horizonMonths: 24,
    noticeMinutes: 0,
    changeHours: 48,
    maxOpenBookings: 200,
    requiresTotpForAdmins: false,
    idleTimeoutMinutes: null,
    stampDuty: true,
    memberDiscountPercent: 0,
  });
});

test("visitors and customers see the public part, the panel all of it", async () => {
  const { client } = await newCustomer();
  for (const caller of [new ApiClient(), client]) {
    const { status, body } = await caller.get<PublicSettings>(PATH);
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(PUBLIC);
  }
});

test("a change keeps what is not sent, and an IBAN is stored without spaces", async () => {
  const change = {
    legalName: "Associazione di prova APS",
    fiscalCode: "97000000000",
    vatNumber: "",
    iban: "it60 x054 2811 1010 0000 0123 456",
    receiptNote: "Operazione fuori campo IVA",
    address: "Via di Prova 1, Roma",
  };
  const { status, body } = await admin.patch<Settings>(PATH, change);
  expect(status).toBe(200);
  expect(body).toEqual({ ...before, ...change, vatNumber: null, iban: IBAN });
  expect((await new ApiClient().get<PublicSettings>(PATH)).body).toMatchObject({
    legalName: "Associazione di prova APS",
    iban: IBAN,
  });
  expect((await admin.patch<Settings>(PATH, { iban: null })).body.iban).toBeNull();
});

test.each([
  ["patronSaintDay", "02-30"],
  ["patronSaintDay", "29/06"],
  ["horizonMonths", 0],
  ["horizonMonths", 61],
  ["noticeMinutes", -1],
  ["noticeMinutes", 10_081],
  ["changeHours", 721],
  ["maxOpenBookings", 0],
  ["maxOpenBookings", 1001],
  ["memberDiscountPercent", 51],
  ["memberDiscountPercent", 2.5],
  ["iban", "IT61X0542811101000000123456"],
  ["observesHolidays", "sì"],
  ["idleTimeoutMinutes", 0],
])("%s does not take %p", async (field, value) => {
  const { status, body } = await admin.patch<ErrorBody>(PATH, { [field]: value });
  expect([status, body.code]).toEqual([400, "VALIDATION"]);
  expect(Object.keys(body.errors ?? {})).toEqual([field]);
});

test("only the panel changes them", async () => {
  const { client } = await newCustomer();
  expect((await new ApiClient().patch(PATH, { horizonMonths: 3 })).status).toBe(401);
  expect((await client.patch(PATH, { horizonMonths: 3 })).status).toBe(403);
});
