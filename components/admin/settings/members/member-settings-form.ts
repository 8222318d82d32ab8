import { z } from "zod";
import { typedAmount } from "@/components/admin/shared/payments/typed-amount";
import { DEFAULT_LANGUAGE } from "@/lib/domain/language/languages";
import { type MemberCategory, newCategoryKey } from "@/lib/domain/membership/category";
import { formatCents } from "@/lib/domain/money/money";
import { VALIDATION } from "@/lib/messages/validation";
import { nameText } from "@/lib/schemas/fields";
import { memberSettingsSchema, type Settings } from "@/lib/schemas/site/settings";

const categorySchema = z.object({
  /** Empty for a new category. */
  key: z.string(),
  label: nameText(VALIDATION.required, 120),
  fee: typedAmount,
});

function withKeys(typed: readonly MemberCategory[]): MemberCategory[] {
  const taken = typed.map(({ key }) => key);
  return typed.map((category) => {
    if (category.key !== "") return category;
    const key = newCategoryKey(category.label, taken);
    taken.push(key);
    return { ...category, key };
  });
}

/** Form of the member settings, with fees in euros. */
export const memberSettingsFormSchema = memberSettingsSchema.extend({
  memberCategories: z.array(categorySchema).min(1, VALIDATION.required).transform(withKeys),
});

export type MemberSettingsForm = z.input<typeof memberSettingsFormSchema>;

/** Stored settings as form values. */
export const memberSettingsValues = (settings: Settings): MemberSettingsForm => ({
  memberCategories: settings.memberCategories.map(({ fee, ...category }) => ({
    ...category,
    fee: formatCents(fee, DEFAULT_LANGUAGE).replace(/\s*€$/, ""),
  })),
  memberYearStart: settings.memberYearStart,
  memberGraceDays: settings.memberGraceDays,
  memberDiscountPercent: settings.memberDiscountPercent,
});
