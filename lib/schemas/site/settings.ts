import { z } from "zod";
import { isYearStart } from "@/lib/domain/membership/membership-year";
import { bareIban, isIban } from "@/lib/domain/money/iban";
import { bareFiscalCode } from "@/lib/domain/person/fiscal-code";
import { ASSOCIATION_KINDS } from "@/lib/domain/till/receipt";
import { isMonthDay } from "@/lib/domain/time/month-day";
import { VALIDATION } from "@/lib/messages/validation";
import { integer, list, nameText, nullableName, nullableText, text, typedText } from "@/lib/schemas/fields";
import {
  bookLabelsField,
  bookLabelsSchema,
  incomeCategoriesField,
  incomeCategoriesSchema,
} from "@/lib/schemas/site/book-labels";
import {
  paymentMethodsField,
  paymentMethodsSchema,
  publicPaymentMethodSchema,
} from "@/lib/schemas/site/payment-methods";

export const memberCategoriesSchema = z.array(
  z.object({ key: z.string(), label: z.string(), fee: z.number().int() }),
);

const MAX_FEE = 10_000_000;

const memberCategoriesField = list(
  z.object({
    key: nameText(VALIDATION.required, 40),
    label: nameText(VALIDATION.required, 120),
    /** Cents for a membership year. */
    fee: integer.pipe(z.number().min(0).max(MAX_FEE)),
  }),
  20,
  { atLeastOne: VALIDATION.required },
).refine((all) => new Set(all.map(({ key }) => key)).size === all.length, VALIDATION.categoryKeys);

export const publicSettingsSchema = z.object({
  observesHolidays: z.boolean(),
  patronSaintDay: z.string().nullable(),
  horizonMonths: z.number().int(),
  noticeMinutes: z.number().int(),
  changeHours: z.number().int(),
  legalName: z.string(),
  address: z.string().nullable(),
  iban: z.string().nullable(),
  memberCategories: memberCategoriesSchema,
  /** The first day of the membership year as MM-DD. */
  memberYearStart: z.string(),
  /** The active payment methods, in the order in which they are offered. */
  paymentMethods: z.array(publicPaymentMethodSchema),
});

/** The settings as visible to staff. */
export const settingsSchema = publicSettingsSchema.extend({
  maxOpenBookings: z.number().int(),
  requiresTotpForAdmins: z.boolean(),
  idleTimeoutMinutes: z.number().int().nullable(),
  fiscalCode: z.string().nullable(),
  vatNumber: z.string().nullable(),
  stampDuty: z.boolean(),
  receiptNote: z.string().nullable(),
  memberDiscountPercent: z.number().int(),
  memberGraceDays: z.number().int(),
  /** Hours for which a booking is held until its prepayment. */
  prepayHours: z.number().int(),
  /** Decides on the exemption from stamp duty: third-sector bodies and amateur sports clubs are exempt. */
  associationKind: z.enum(ASSOCIATION_KINDS),
  incomeCategories: incomeCategoriesSchema,
  bookLabels: bookLabelsSchema,
  paymentMethods: paymentMethodsSchema,
});

/** Whether online card payments are enabled, as set by the environment. */
const answered = { takesCards: z.boolean() };
export const publicSettingsAnswerSchema = publicSettingsSchema.extend(answered);
export const settingsAnswerSchema = settingsSchema.extend(answered);
export type SettingsAnswer = z.infer<typeof settingsAnswerSchema>;
export type PublicSettingsAnswer = z.infer<typeof publicSettingsAnswerSchema>;

export type Settings = z.infer<typeof settingsSchema>;
export type PublicSettings = z.infer<typeof publicSettingsSchema>;

const between = (min: number, max: number) => integer.pipe(z.number().min(min).max(max));

/** A text in a certain format; null and empty text become null. */
const nullableShape = (
  isRight: (value: string) => boolean,
  message: string,
  bare = (value: string) => value,
) =>
  z
    .union([z.literal(""), typedText(60).refine(isRight, message)], message)
    .nullable()
    .transform((value) => (value ? bare(value) : null));

const withoutSpaces = (value: string) => value.replace(/\s/g, "").toUpperCase();
const organizationFiscalCode = (value: string) => bareFiscalCode(value).toUpperCase();
const isOrganizationFiscalCode = (value: string) =>
  /^(\d{11}|[A-Z0-9]{16})$/.test(organizationFiscalCode(value));
const isVatNumber = (value: string) => /^(IT)?\d{11}$/.test(withoutSpaces(value));

/** Seven days: a longer notice cannot be required for a booking. */
export const LONGEST_NOTICE_MINUTES = 10_080;

/** Also used by the site, where the value is stored. */
export const vatNumberField = nullableShape(isVatNumber, VALIDATION.vatNumber, withoutSpaces);

const settingsFields = z.object({
  observesHolidays: z.boolean(),
  /** MM-DD; null for none. */
  patronSaintDay: text(60).refine(isMonthDay, VALIDATION.monthDay).nullable(),
  horizonMonths: between(1, 60),
  noticeMinutes: between(0, LONGEST_NOTICE_MINUTES),
  changeHours: between(0, 720),
  maxOpenBookings: between(1, 1000),
  requiresTotpForAdmins: z.boolean(),
  idleTimeoutMinutes: z
    .union([z.literal(""), between(1, 10_080)], VALIDATION.integer)
    .nullable()
    .transform((value) => (value === "" ? null : value)),
  legalName: nullableName(200),
  fiscalCode: nullableShape(
    isOrganizationFiscalCode,
    VALIDATION.organizationFiscalCode,
    organizationFiscalCode,
  ),
  vatNumber: vatNumberField,
  address: nullableName(300),
  iban: nullableShape(isIban, VALIDATION.iban, bareIban),
  stampDuty: z.boolean(),
  receiptNote: nullableText(500),
  memberDiscountPercent: between(0, 50),
  memberCategories: memberCategoriesField,
  /** MM-DD, a day that exists in every year. */
  memberYearStart: text(60).refine(isYearStart, VALIDATION.yearStart),
  memberGraceDays: between(0, 120),
  prepayHours: between(1, 336),
  associationKind: z.enum(ASSOCIATION_KINDS, VALIDATION.invalid),
  incomeCategories: incomeCategoriesField,
  bookLabels: bookLabelsField,
  paymentMethods: paymentMethodsField,
});

export const settingsUpdateSchema = settingsFields.partial();
export type SettingsUpdate = z.output<typeof settingsUpdateSchema>;

/** The settings of memberships, which have a separate form in the panel. */
const memberFields = {
  memberCategories: true,
  memberYearStart: true,
  memberGraceDays: true,
  memberDiscountPercent: true,
} as const;

/** The schema of the panel's form, where an empty field means that there is no such day. */
export const settingsFormSchema = settingsUpdateSchema
  .omit({ ...memberFields, incomeCategories: true, bookLabels: true, paymentMethods: true })
  .extend({
    patronSaintDay: nullableShape(isMonthDay, VALIDATION.monthDay).optional(),
  });
export type SettingsForm = z.input<typeof settingsFormSchema>;

/** The fields that the form of the membership settings shares with the API. */
export const memberSettingsSchema = settingsFields.pick(memberFields).omit({ memberCategories: true });
