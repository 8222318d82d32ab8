import type { Member } from "@/lib/schemas/membership/member";
import type { PersonCard } from "@/lib/schemas/panel/people";
import type { Person } from "@/lib/schemas/person/person";
import type { Settings } from "@/lib/schemas/site/settings";
import { DEFAULT_PAYMENT_METHODS } from "./ways-to-pay";

/** People, members and settings for components. */

export const EXAMPLE_PERSON: Person = {
  ...{ id: 4, firstName: "Rita", lastName: "Prova", email: null, phone: "333 1234567", userId: null },
  ...{ dateOfBirth: "1980-05-01", placeOfBirth: "Milano", fiscalCode: "PRVRTI80E41F205X" },
  ...{ address: "Via Roma 1", city: "Milano", postalCode: "20100", language: "it" },
  ...{ certificateUntil: null, memberUntil: null, newsletterSince: null, note: null, lastSeenAt: null },
  createdAt: "2026-01-02T10:00:00.000Z",
};

export const EXAMPLE_CARD: PersonCard = {
  ...EXAMPLE_PERSON,
  ...{ bookingsCount: 0, paidTotal: 0, dueTotal: 0, hasAccount: false, isVerified: false },
  ...{ history: [], payables: [], refundDueTotal: 0, waits: [], memberships: [], receipts: [] },
};

/** An application; `overrides` can turn it into a member. */
export const exampleMember = (id: number, overrides: Partial<Member> = {}): Member => ({
  ...{ id, number: null, personId: EXAMPLE_PERSON.id, person: EXAMPLE_PERSON, name: "Rita Prova" },
  ...{ category: "ordinario", status: "applied", appliedOn: "2026-11-02", decidedOn: null },
  ...{ resolution: null, endedOn: null, endReason: null, endNote: null, paidUntil: null, fees: [] },
  ...overrides,
});

export const EXAMPLE_SETTINGS: Settings = {
  ...{ observesHolidays: true, patronSaintDay: null, horizonMonths: 24, noticeMinutes: 0, changeHours: 24 },
  ...{ legalName: "Centro Ninfea", address: null, iban: null, maxOpenBookings: 20 },
  ...{ requiresTotpForAdmins: false, idleTimeoutMinutes: null, fiscalCode: null, vatNumber: null },
  ...{
    stampDuty: false,
    associationKind: "ets",
    incomeCategories: [],
    bookLabels: [{ key: "affitto", label: "Affitto", direction: "out", category: "A3" }],
    paymentMethods: DEFAULT_PAYMENT_METHODS,
    receiptNote: null,
    memberDiscountPercent: 0,
  },
  memberCategories: [
    { key: "ordinario", label: "Socio ordinario", fee: 2000 },
    { key: "sostenitore", label: "Socio sostenitore", fee: 5000 },
  ],
  ...{ memberYearStart: "01-01", memberGraceDays: 0, prepayHours: 48 },
};
