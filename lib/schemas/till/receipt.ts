import { z } from "zod";
import { bareFiscalCode } from "@/lib/domain/person/fiscal-code";
import { STAMP_EXEMPTIONS } from "@/lib/domain/till/receipt";
import { VALIDATION } from "@/lib/messages/validation";
import {
  integer,
  list,
  MAX_ID,
  nameText,
  nullableName,
  nullableTyped,
  pageQuery,
  searchText,
} from "@/lib/schemas/fields";
import { personIdAnswer } from "@/lib/schemas/person/contact";
import { sentField } from "@/lib/schemas/sent";
import { paymentSchema } from "./payment";

export const receiptLineSchema = z.object({ description: z.string(), amount: z.number().int() });

/** The association's data at the time of the receipt. */
export const receiptIssuerSchema = z.object({
  legalName: z.string(),
  fiscalCode: z.string().nullable(),
  vatNumber: z.string().nullable(),
  address: z.string(),
  note: z.string().nullable(),
});

export const receiptHolderSchema = z.object({
  name: z.string(),
  fiscalCode: z.string().nullable(),
  address: z.string().nullable(),
});

export const receiptSchema = z.object({
  id: z.number().int(),
  /** "12/2026" */
  number: z.string(),
  date: z.string(),
  personId: personIdAnswer,
  holder: receiptHolderSchema,
  issuer: receiptIssuerSchema,
  lines: z.array(receiptLineSchema),
  /** Cents, without the stamp duty. */
  total: z.number().int(),
  stampDuty: z.number().int(),
  /** Why there is no stamp duty; null if there is, or the total is below its limit. */
  stampExemption: z.enum(STAMP_EXEMPTIONS).nullable(),
  payments: z.array(paymentSchema),
  createdAt: z.string(),
  canceledAt: z.string().nullable(),
  cancellationReason: z.string().nullable(),
});

export type Receipt = z.infer<typeof receiptSchema>;

export const sentReceiptSchema = receiptSchema.extend(sentField);

export const receiptMailSchema = z.object(sentField);

export type SentReceipt = z.infer<typeof sentReceiptSchema>;

export const receiptHolderInputSchema = z.object({
  name: nameText(VALIDATION.receiptName, 200),
  fiscalCode: nullableTyped(40)
    .overwrite((value) => (value === null ? null : bareFiscalCode(value).toUpperCase()))
    .default(null),
  address: nullableName(300).default(null),
});

export const receiptInputSchema = z.object({
  paymentIds: list(integer.pipe(z.number().min(1).max(MAX_ID)), 100, {
    atLeastOne: VALIDATION.onePaymentAtLeast,
  }),
  /** The holder, if different from the default. */
  holder: receiptHolderInputSchema.optional(),
});

export type ReceiptInput = z.output<typeof receiptInputSchema>;

export const receiptListQuerySchema = z.object({
  ...pageQuery,
  mine: z.enum(["true", "false"]).optional(),
  q: searchText,
});

export type ReceiptListQuery = z.output<typeof receiptListQuerySchema>;
