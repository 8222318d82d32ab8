import { z } from "zod";
import { EXTRA_UNITS } from "@/lib/domain/room-time/extras";
import { VALIDATION } from "@/lib/messages/validation";
import { shortString } from "@/lib/schemas/bounded-text";
import { idParam, integer, lineText, list, MAX_ID, queryFlag, text } from "@/lib/schemas/fields";
import { translationsField, translationsSchema } from "@/lib/schemas/language/translations";
import { periodQuery, toPeriod } from "./period";

const MAX_QUANTITY = 1000;
const MAX_CHOICES = 50;

export const extraSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  description: z.string(),
  /** Cents for each unit. */
  price: z.number().int(),
  unit: z.enum(EXTRA_UNITS),
  /** Null: no limit. */
  stock: z.number().int().nullable(),
  /** Null: in every room. */
  spaceIds: z.array(z.number().int()).nullable(),
  isActive: z.boolean(),
});

export const extraOfPanelSchema = extraSchema.extend({ translations: translationsSchema });
export type ExtraOfPanel = z.infer<typeof extraOfPanelSchema>;

/** An extra in a list, with the number available in the requested period; null without a limit. */
export const listedExtraSchema = extraSchema.extend({
  available: z.number().int().nullable(),
  translations: translationsSchema.optional(),
});
export type ListedExtra = z.infer<typeof listedExtraSchema>;

const name = lineText(VALIDATION.theFirstNameRequired, 120);
const description = text(2000);

const extraFields = z.object({
  name,
  description,
  price: integer.pipe(z.number().min(0).max(100_000_000)),
  unit: z.enum(EXTRA_UNITS, VALIDATION.invalid),
  stock: z
    .union([z.literal("").transform(() => null), integer.pipe(z.number().min(0).max(100_000))])
    .nullable(),
  spaceIds: list(integer.pipe(z.number().min(1).max(MAX_ID)), 500, { atLeastOne: VALIDATION.required })
    .transform((ids) => [...new Set(ids)].sort((a, b) => a - b))
    .nullable(),
  isActive: z.boolean(),
  translations: translationsField({ name, description }),
});

export const extraInputSchema = extraFields.extend({
  description: description.default(""),
  stock: extraFields.shape.stock.default(null),
  spaceIds: extraFields.shape.spaceIds.default(null),
  isActive: z.boolean().default(true),
  translations: extraFields.shape.translations.default({}),
});
export type ExtraInput = z.output<typeof extraInputSchema>;

export const extraUpdateSchema = extraFields.partial();
export type ExtraUpdate = z.output<typeof extraUpdateSchema>;

/** Extras of one room or, if omitted, of all; with the number available in a period or, if omitted, in total. */
export const extraListQuerySchema = z
  .object({
    ...periodQuery,
    startDate: periodQuery.startDate.optional(),
    spaceId: idParam.optional(),
    /** For staff: includes inactive extras. */
    all: queryFlag.optional(),
  })
  .transform(({ spaceId, all = false, ...fields }, context) => ({
    spaceId,
    all,
    period: fields.startDate === undefined ? null : toPeriod(fields, context),
  }));
export type ExtraListQuery = z.output<typeof extraListQuerySchema>;

const isOnce = (list: readonly { extraId: number }[]): boolean =>
  new Set(list.map(({ extraId }) => extraId)).size === list.length;

const choices = list(
  z.strictObject({
    extraId: integer.pipe(z.number().min(1).max(MAX_ID)),
    quantity: integer.pipe(z.number().min(1).max(MAX_QUANTITY)),
  }),
  MAX_CHOICES,
  { invalid: VALIDATION.invalid },
).refine(isOnce, VALIDATION.extraTwice);

/** Chosen extras as stored and as returned by the API. */
export const chosenExtrasSchema = z.array(
  z.object({ extraId: z.number().int(), quantity: z.number().int() }),
);

export const extrasBody = choices.default([]);

/** Chosen extras in a query: "3:2,5:1". */
export const extrasQuery = shortString(MAX_CHOICES * 20).transform((value, context) => {
  const parts = value.split(",").filter((part) => part !== "");
  const list = parts.map((part) => {
    const [extraId, quantity] = part.split(":");
    return { extraId, quantity };
  });
  const { data } = choices.safeParse(list);
  if (data !== undefined && parts.every((part) => /^\d+:\d+$/.test(part))) return data;
  context.addIssue({ code: "custom", message: VALIDATION.invalid });
  return z.NEVER;
});

export const bookedExtraSchema = z.object({
  extraId: z.number().int(),
  name: z.string(),
  quantity: z.number().int(),
  /** Cents, before discounts. */
  amount: z.number().int(),
});
