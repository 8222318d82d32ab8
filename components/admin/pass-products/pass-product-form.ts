import { z } from "zod";
import { typedAmount } from "@/components/admin/shared/payments/typed-amount";
import { translationValues } from "@/components/shared/form/translation-values";
import { DEFAULT_LANGUAGE } from "@/lib/domain/language/languages";
import { formatCents } from "@/lib/domain/money/money";
import { VALIDATION } from "@/lib/messages/validation";
import { type PassProductOfPanel, passProductInputSchema } from "@/lib/schemas/pass/product";
import { boxOf } from "./use-pass-product-sections";

const { name, description, entries, validDays, translations } = passProductInputSchema.shape;

/** The form: kinds and courses are checkboxes, the price is typed in euros. */
const passProductFormSchema = z
  .object({
    name,
    description,
    entries,
    validDays,
    translations,
    price: typedAmount,
    serves: z.object({ course: z.boolean(), event: z.boolean() }),
    onlySomeCourses: z.boolean(),
    courses: z.record(z.string(), z.boolean()),
    membersOnly: z.boolean(),
    isActive: z.boolean(),
  })
  .superRefine(({ serves, onlySomeCourses, courses }, context) => {
    const issue = (path: string) =>
      context.addIssue({ code: "custom", path: [path], message: VALIDATION.required });
    if (!(serves.course || serves.event)) issue("serves");
    if (serves.course && onlySomeCourses && !Object.values(courses).includes(true)) issue("courses");
  })
  .transform(({ serves, onlySomeCourses, courses, ...fields }) => ({
    ...fields,
    kinds: (["course", "event"] as const).filter((kind) => serves[kind]),
    courseIds:
      serves.course && onlySomeCourses
        ? Object.entries(courses).flatMap(([key, isChosen]) => (isChosen ? Number(key.slice(1)) : []))
        : null,
  }));

export type PassProductValues = z.input<typeof passProductFormSchema>;
export type PassProductOutput = z.output<typeof passProductFormSchema>;

const passProductValues = (product: PassProductOfPanel | null): PassProductValues => ({
  name: product?.name ?? "",
  description: product?.description ?? "",
  translations: translationValues(product?.translations, { name: "", description: "" }),
  entries: product === null ? "10" : String(product.entries ?? ""),
  validDays: String(product?.validDays ?? 90),
  price: product === null ? "" : formatCents(product.price, DEFAULT_LANGUAGE).replace(/\s*€$/, ""),
  serves: {
    course: product?.kinds.includes("course") ?? true,
    event: product?.kinds.includes("event") ?? false,
  },
  onlySomeCourses: (product?.courseIds ?? null) !== null,
  courses: Object.fromEntries((product?.courseIds ?? []).map((id) => [boxOf(id), true])),
  membersOnly: product?.membersOnly ?? false,
  isActive: product?.isActive ?? true,
});

export const passProductRules = { schema: passProductFormSchema, toValues: passProductValues };
