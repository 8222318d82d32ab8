import { z } from "zod";
import { ACCOUNTS, DIRECTIONS } from "@/lib/domain/books/book-entry";
import { isCategory } from "@/lib/domain/books/modello-d";
import { VALIDATION } from "@/lib/messages/validation";
import {
  dayField,
  integer,
  keyText,
  nullableId,
  nullableName,
  nullableText,
  pageQuery,
  searchText,
  text,
} from "@/lib/schemas/fields";
import { MAX_PAYMENT } from "@/lib/schemas/till/payment";

const account = z.enum(ACCOUNTS);

export const bookEntrySchema = z.object({
  id: z.number().int(),
  direction: z.enum(DIRECTIONS),
  /** Null for a transfer, which has `from` and `to`. */
  account: account.nullable(),
  from: account.nullable(),
  to: account.nullable(),
  /** A row of Modello D; null for a transfer. */
  category: z.string().nullable(),
  /** The key of the entry's label in the settings; null if the entry names its row directly. */
  label: z.string().nullable(),
  /** Cents. Positive for a reversal too, which counts against the reversed entry. */
  amount: z.number().int(),
  date: z.string(),
  counterparty: z.string().nullable(),
  note: z.string().nullable(),
  documentUrl: z.string().nullable(),
  reversalOf: z.number().int().nullable(),
  /** The teacher who is paid for teaching. */
  teacherId: z.number().int().nullable(),
  /** Whether a counter-entry reverses it. */
  isReversed: z.boolean(),
  createdAt: z.string(),
  /** The account that entered it. */
  createdBy: z.number().int().nullable(),
});

export type BookEntry = z.infer<typeof bookEntrySchema>;

const accountField = z.enum(ACCOUNTS, VALIDATION.invalid);

/** "/api/documents/<id>", as returned by the upload. */
export const DOCUMENT_URL = /^\/api\/documents\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

const written = {
  amount: integer.pipe(z.number().min(1).max(MAX_PAYMENT)),
  /** Not in the future. */
  date: dayField,
  counterparty: nullableName(200).default(null),
  note: nullableText(500).default(null),
  documentUrl: text(200).regex(DOCUMENT_URL, VALIDATION.document).nullable().default(null),
};

const noTeacher = z.null(VALIDATION.invalid);

const flowSchema = <Direction extends "in" | "out">(direction: Direction) =>
  z
    .object({
      direction: z.literal(direction),
      account: accountField,
      category: text(3)
        .refine((key) => isCategory(direction, key), VALIDATION.invalid)
        .nullish(),
      /** The key of a label of that direction (settings, `bookLabels`), instead of the row. */
      label: keyText.nullish(),
      ...written,
      /** The teacher who is paid for teaching; only for outgoing money. */
      teacherId: (direction === "out" ? nullableId : noTeacher).default(null),
    })
    .superRefine(({ category, label }, context) => {
      const isNamed = { category: typeof category === "string", label: typeof label === "string" };
      if (isNamed.category && isNamed.label)
        context.addIssue({ code: "custom", path: ["label"], message: VALIDATION.labelOrCategory });
      if (!isNamed.category && !isNamed.label)
        context.addIssue({ code: "custom", path: ["category"], message: VALIDATION.required });
    });

const transferSchema = z
  .object({
    direction: z.literal("transfer"),
    from: accountField,
    to: accountField,
    /** A transfer counts in no row. */
    label: z.null(VALIDATION.bookLabel).optional(),
    ...written,
    teacherId: noTeacher.default(null),
  })
  .refine(({ from, to }) => from !== to, { path: ["to"], message: VALIDATION.twoAccounts });

export const bookEntryInputSchema = z.discriminatedUnion(
  "direction",
  [flowSchema("in"), flowSchema("out"), transferSchema],
  VALIDATION.invalid,
);

export type BookEntryInput = z.output<typeof bookEntryInputSchema>;

export const bookEntryListQuerySchema = z.object({
  ...pageQuery,
  from: dayField.optional(),
  to: dayField.optional(),
  category: text(3).optional(),
  /** Words in the counterparty or note. */
  q: searchText,
});

export type BookEntryListQuery = z.output<typeof bookEntryListQuerySchema>;
