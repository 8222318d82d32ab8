import { z } from "zod";
import { ACCOUNTS } from "@/lib/domain/books/book-entry";
import { hasValidOnlineKey, isWayLink, MAX_PAYMENT_METHODS, WAY_KINDS } from "@/lib/domain/money/way-to-pay";
import { VALIDATION } from "@/lib/messages/validation";
import { haveOwnKeys, keyText, list, nameText, text, typedText } from "@/lib/schemas/fields";
import { translationsField, translationsSchema } from "@/lib/schemas/language/translations";

export const publicPaymentMethodSchema = z.object({
  /** The key by which payments refer to it: "cash". */
  key: z.string(),
  label: z.string(),
  kind: z.enum(WAY_KINDS),
  /** The address for the payment; `{amount}` and `{reason}` are placeholders. */
  link: z.string().nullable(),
  instructions: z.string(),
});

const paymentMethodSchema = publicPaymentMethodSchema.extend({
  /** The account of the books. */
  account: z.enum(ACCOUNTS),
  isActive: z.boolean(),
  translations: translationsSchema,
});

export type PaymentMethod = z.infer<typeof paymentMethodSchema>;

export const paymentMethodsSchema = z.array(paymentMethodSchema);

const label = nameText(VALIDATION.required, 60);
const instructions = text(300);
const link = typedText(500).refine(isWayLink, VALIDATION.secureAddress);

const paymentMethodFields = z.object({
  key: keyText,
  label,
  kind: z.enum(WAY_KINDS, VALIDATION.invalid),
  account: z.enum(ACCOUNTS, VALIDATION.invalid),
  isActive: z.boolean(VALIDATION.invalid).default(true),
  link: z
    .union([z.literal("").transform(() => null), link], VALIDATION.secureAddress)
    .nullable()
    .default(null),
  instructions: instructions.nullish().transform((value) => value ?? ""),
  translations: translationsField({ label, instructions }).default({}),
});

export const paymentMethodsField = list(
  paymentMethodFields.refine(hasValidOnlineKey, { path: ["key"], message: VALIDATION.onlineKey }),
  MAX_PAYMENT_METHODS,
  { atLeastOne: VALIDATION.required },
)
  .refine(haveOwnKeys, VALIDATION.ownKeys)
  .refine((all) => all.some(({ isActive }) => isActive), VALIDATION.oneActiveWay);
