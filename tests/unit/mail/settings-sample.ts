import type { Settings } from "@/lib/schemas/site/settings";
import { DEFAULT_PAYMENT_METHODS } from "../../helpers/ways-to-pay";

/** An association that accepts transfers. */
const SETTINGS: Settings = {
  observesHolidays: false,
  patronSaintDay: null,
  horizonMonths: 24,
  noticeMinutes: 0,
  changeHours: 48,
  maxOpenBookings: 200,
  requiresTotpForAdmins: false,
  idleTimeoutMinutes: null,
  legalName: "Associazione Esempio",
  fiscalCode: null,
  vatNumber: null,
  address: null,
  iban: "IT60X0542811101000000123456",
  stampDuty: true,
  associationKind: "other",
  incomeCategories: [],
  bookLabels: [{ key: "affitto", label: "Affitto", direction: "out", category: "A3" }],
  paymentMethods: DEFAULT_PAYMENT_METHODS,
  receiptNote: null,
  memberDiscountPercent: 0,
  memberCategories: [{ key: "ordinario", label: "Socio ordinario", fee: 2000 }],
  memberYearStart: "01-01",
  memberGraceDays: 0,
  prepayHours: 48,
};

/** Settings for e-mails about payment, without a database. */
export const sampleSettings = async (): Promise<Settings> => SETTINGS;
