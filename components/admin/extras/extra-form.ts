import { z } from "zod";
import { typedAmount } from "@/components/admin/shared/payments/typed-amount";
import { translationValues } from "@/components/shared/form/translation-values";
import { eurosOf } from "@/lib/domain/money/money";
import { type ExtraOfPanel, extraInputSchema } from "@/lib/schemas/room-time/extras";

/** The schema of the API, with the price in euros and a switch that limits an extra to some rooms. */
const extraFormSchema = z
  .object({ ...extraInputSchema.shape, price: typedAmount, isLimited: z.boolean() })
  .transform(({ isLimited, spaceIds, ...extra }) => ({ ...extra, spaceIds: isLimited ? spaceIds : null }));

export type ExtraValues = z.input<typeof extraFormSchema>;
export type ExtraOutput = z.output<typeof extraFormSchema>;

const extraValues = (extra: ExtraOfPanel | null): ExtraValues => ({
  name: extra?.name ?? "",
  description: extra?.description ?? "",
  price: extra === null ? "" : eurosOf(extra.price),
  unit: extra?.unit ?? "booking",
  stock: String(extra?.stock ?? ""),
  isLimited: (extra?.spaceIds ?? null) !== null,
  spaceIds: extra?.spaceIds ?? null,
  isActive: extra?.isActive ?? true,
  translations: translationValues(extra?.translations, { name: "", description: "" }),
});

export const extraRules = { schema: extraFormSchema, toValues: extraValues };
