import { z } from "zod";
import { PASS_KINDS } from "@/lib/domain/pass/pass-life";
import { VALIDATION } from "@/lib/messages/validation";
import { integer, lineText, list, MAX_ID, queryFlag, text } from "@/lib/schemas/fields";
import { translationsField, translationsSchema } from "@/lib/schemas/language/translations";

export const passProductSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  description: z.string(),
  /** Null: unlimited. */
  entries: z.number().int().nullable(),
  validDays: z.number().int(),
  /** Cents. */
  price: z.number().int(),
  kinds: z.array(z.enum(PASS_KINDS)),
  /** Null: every course. */
  courseIds: z.array(z.number().int()).nullable(),
  membersOnly: z.boolean(),
  isActive: z.boolean(),
});
export type PassProduct = z.infer<typeof passProductSchema>;

export interface PassOnSale extends PassProduct {
  /** The titles of the courses for which the pass is valid; null for every course. */
  courses: string[] | null;
}

export const passProductOfPanelSchema = passProductSchema.extend({ translations: translationsSchema });
export type PassProductOfPanel = z.infer<typeof passProductOfPanelSchema>;

export const listedPassProductSchema = passProductSchema.extend({
  translations: translationsSchema.optional(),
});

const name = lineText(VALIDATION.theFirstNameRequired, 120);
const description = text(2000);
const unlimited = z.literal("").transform(() => null);

const productFields = z.object({
  name,
  description,
  entries: z.union([unlimited, integer.pipe(z.number().min(1).max(500))]).nullable(),
  validDays: integer.pipe(z.number().min(1).max(730)),
  price: integer.pipe(z.number().min(0).max(100_000_000)),
  kinds: list(z.enum(PASS_KINDS, VALIDATION.invalid), 100, {
    atLeastOne: VALIDATION.required,
    invalid: VALIDATION.invalid,
  }).transform((kinds) => [...new Set(kinds)]),
  courseIds: list(integer.pipe(z.number().min(1, VALIDATION.id).max(MAX_ID)), 500, {
    atLeastOne: VALIDATION.required,
  })
    .transform((ids) => [...new Set(ids)].sort((a, b) => a - b))
    .nullable(),
  membersOnly: z.boolean(VALIDATION.invalid),
  isActive: z.boolean(VALIDATION.invalid),
  translations: translationsField({ name, description }),
});

export const passProductInputSchema = productFields.extend({
  description: description.default(""),
  entries: productFields.shape.entries.default(null),
  courseIds: productFields.shape.courseIds.default(null),
  membersOnly: productFields.shape.membersOnly.default(false),
  isActive: productFields.shape.isActive.default(true),
  translations: productFields.shape.translations.default({}),
});
export type PassProductInput = z.output<typeof passProductInputSchema>;

export const passProductUpdateSchema = productFields.partial();
export type PassProductUpdate = z.output<typeof passProductUpdateSchema>;

/** For staff: includes inactive products. */
export const passProductListQuerySchema = z.object({ all: queryFlag.optional() });
