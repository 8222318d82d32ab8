import { z } from "zod";
import { CONTRADICTIONS } from "@/lib/domain/person/match-person";
import { VALIDATION } from "@/lib/messages/validation";
import { idParam, integer, MAX_ID, pageQuery, typedText } from "@/lib/schemas/fields";
import { membershipSchema } from "@/lib/schemas/membership/member";
import { personInputSchema, personSchema } from "@/lib/schemas/person/person";
import { receiptSchema } from "@/lib/schemas/till/receipt";
import { waitingEntrySchema } from "@/lib/schemas/waiting/waiting-list";
import { textField } from "@/lib/schemas/worded";
import { pastItemSchema } from "./past-item";

export const peopleQuerySchema = z.object({
  ...pageQuery,
  /** Letters of a name, digits of a phone, an e-mail address, a codice fiscale, or the number of a booking. */
  q: typedText(100).optional(),
});

export type PeopleQuery = z.output<typeof peopleQuerySchema>;

export const listedPersonSchema = personSchema.extend({
  /** Bookings of rooms, canceled ones included. */
  bookingsCount: z.number().int(),
  /** Paid minus refunded for charges of every kind, in cents. */
  paidTotal: z.number().int(),
  /** Still to be paid, in cents. */
  dueTotal: z.number().int(),
  hasAccount: z.boolean(),
  /** Whether the account has verified its address; false without an account. */
  isVerified: z.boolean(),
});

export type ListedPerson = z.infer<typeof listedPersonSchema>;

/** Why two people may be the same: the same e-mail address, phone, or name and date of birth. */
export const DUPLICATE_REASONS = ["email", "phone", "name"] as const;
export type DuplicateReason = (typeof DUPLICATE_REASONS)[number];

export const duplicatesQuerySchema = z.object({
  ...pageQuery,
  /** Only the pairs of this person. */
  personId: idParam.optional(),
});

export type DuplicatesQuery = z.output<typeof duplicatesQuerySchema>;

export const duplicatePeopleSchema = z.object({
  /** The older person first. */
  people: z.tuple([listedPersonSchema, listedPersonSchema]),
  reasons: z.array(z.enum(DUPLICATE_REASONS)),
  /** Differences that suggest two distinct people; merging them requires a confirmation. */
  contradictions: z.array(z.enum(CONTRADICTIONS)),
});

export const newPersonSchema = personInputSchema.extend({
  /** Refuses the person with DUPLICATE if there are people with the same name; `conflicts` lists them. */
  unlessNamesake: z.boolean(VALIDATION.invalid).default(false),
});

export type NewPersonInput = z.output<typeof newPersonSchema>;

/** A person with the same name as a new one, and the differences that suggest two distinct people. */
export const namesakeSchema = listedPersonSchema.extend({ contradictions: z.array(z.enum(CONTRADICTIONS)) });
export type Namesake = z.infer<typeof namesakeSchema>;

export type DuplicatePeople = z.infer<typeof duplicatePeopleSchema>;

export const mergeInputSchema = z.object({
  /** The surviving person. */
  into: integer.pipe(z.number().min(1, VALIDATION.id).max(MAX_ID)),
});

export const HISTORY_KINDS = [
  "booking",
  "course-booking",
  "registration",
  "waiting-entry",
  "pass",
  "fee",
  "payment",
  "receipt",
] as const;

const historyEntrySchema = z.object({
  kind: z.enum(HISTORY_KINDS),
  id: z.number().int(),
  title: textField(),
  createdAt: z.string(),
});

export type HistoryEntry = z.infer<typeof historyEntrySchema>;

export const personCardSchema = listedPersonSchema.extend({
  /** Everything booked, signed up for, waited for, paid or receipted, newest first. */
  history: z.array(historyEntrySchema),
  /** Bookings, sign-ups, fees and passes with their balances, latest day first. */
  payables: z.array(pastItemSchema),
  /** The total amount to be refunded, in cents. */
  refundDueTotal: z.number().int(),
  /** Live waiting list entries. */
  waits: z.array(waitingEntrySchema),
  /** Applications and memberships, latest first. */
  memberships: z.array(membershipSchema),
  /** Latest first. */
  receipts: z.array(receiptSchema),
});

export type PersonCard = z.infer<typeof personCardSchema>;
