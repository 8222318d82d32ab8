import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { type FormSection, labelled } from "@/components/shared/form/field-definitions";
import type { ShownCourse } from "@/lib/schemas/catalogue/course";
import type { PassProductValues } from "./pass-product-form";

/** The field name of a course's checkbox; a plain number would be an array index. */
export const boxOf = (id: number) => `c${id}`;

export function usePassProductSections(): readonly FormSection<PassProductValues>[] {
  const t = useTranslations("panel.passProducts.form");
  const { data: courses } = useQuery<ShownCourse[]>({ queryKey: ["/api/courses"] });
  return useMemo(
    () => [
      {
        title: t("what"),
        fields: labelled(t, [
          { kind: "text", name: "name", isTranslated: true },
          { kind: "textarea", name: "description", rows: 3, optional: true, isTranslated: true },
          { kind: "number", name: "entries", hint: t("entriesHint"), width: "third" },
          { kind: "number", name: "validDays", hint: t("validDaysHint"), width: "third" },
          { kind: "price", name: "price", hint: t("priceHint"), width: "third" },
        ]),
      },
      {
        title: t("use"),
        fields: labelled(t, [
          {
            kind: "checkboxes",
            name: "serves",
            label: t("kinds"),
            options: [
              { name: "serves.course", label: t("course") },
              { name: "serves.event", label: t("event") },
            ],
          },
          { kind: "switch", name: "onlySomeCourses", hint: t("onlySomeCoursesHint") },
          {
            kind: "checkboxes",
            name: "courses",
            shownWith: "onlySomeCourses",
            options: (courses ?? []).map(({ id, title }) => ({ name: `courses.${boxOf(id)}`, label: title })),
          },
        ]),
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
