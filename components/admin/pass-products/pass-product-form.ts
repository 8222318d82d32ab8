import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { z } from "zod";
import { typedAmount } from "@/components/admin/shared/payments/typed-amount";
import type { FormSection } from "@/components/shared/form/field-definitions";
import { translationValues } from "@/components/shared/form/translation-values";
import { DEFAULT_LANGUAGE } from "@/lib/domain/language/languages";
import { formatCents } from "@/lib/domain/money/money";
import { VALIDATION } from "@/lib/messages/validation";
import type { ShownCourse } from "@/lib/schemas/catalogue/course";
import { type PassProductOfPanel, passProductInputSchema } from "@/lib/schemas/pass/product";

const { name, description, entries, validDays, translations } = passProductInputSchema.shape;

/** The form: kinds and courses are boxes to tick, the price is typed in euros. */
export const passProductFormSchema = z
  .object({
    ...{ name, description, entries, validDays, translations },
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

/** The name of a course's box; a number alone would be the place in a list. */
const boxOf = (id: number) => `c${id}`;

/** The fields of the form of a product. */
export function usePassProductSections(): readonly FormSection<PassProductValues>[] {
  const t = useTranslations("panel.passProducts.form");
  const { data: courses } = useQuery<ShownCourse[]>({ queryKey: ["/api/courses"] });
  return useMemo(
    () => [
      {
        title: t("what"),
        fields: [
          { kind: "text", name: "name", label: t("name"), isTranslated: true },
          {
            kind: "textarea",
            name: "description",
            label: t("description"),
            rows: 3,
            optional: true,
            isTranslated: true,
          },
          { kind: "number", name: "entries", label: t("entries"), hint: t("entriesHint"), width: "third" },
          {
            kind: "number",
            name: "validDays",
            label: t("validDays"),
            hint: t("validDaysHint"),
            width: "third",
          },
          { kind: "price", name: "price", label: t("price"), hint: t("priceHint"), width: "third" },
        ],
      },
      {
        title: t("use"),
        fields: [
          {
            kind: "checkboxes",
            name: "serves",
            label: t("kinds"),
            options: [
              { name: "serves.course", label: t("course") },
              { name: "serves.event", label: t("event") },
            ],
          },
          {
            kind: "switch",
            name: "onlySomeCourses",
            label: t("onlySomeCourses"),
            hint: t("onlySomeCoursesHint"),
          },
          {
            kind: "checkboxes",
            name: "courses",
            label: t("courses"),
            shownWith: "onlySomeCourses",
            options: (courses ?? []).map(({ id, title }) => ({ name: `courses.${boxOf(id)}`, label: title })),
          },
        ],
      },
      {
        title: t("sale"),
        fields: [
          { kind: "switch", name: "membersOnly", label: t("membersOnly"), hint: t("membersOnlyHint") },
          { kind: "switch", name: "isActive", label: t("isActive"), hint: t("isActiveHint") },
        ],
      },
    ],
    [t, courses],
  );
}

/** Initial values of the form: of an existing product, or of a new one. */
export const passProductValues = (product: PassProductOfPanel | null): PassProductValues => ({
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
