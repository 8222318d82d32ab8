"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { lazyPart } from "@/components/admin/shared/lazy-part";
import { PictureAndName } from "@/components/admin/shared/resource/cells";
import { useActiveVisibility, usePublicFields } from "@/components/admin/shared/resource/public-fields";
import { lazyRules, type Resource } from "@/components/admin/shared/resource/resource";
import { ResourceListPage } from "@/components/admin/shared/resource/resource-list-page";
import { useLinkedTexts } from "@/components/admin/shared/resource/use-resource-texts";
import { type FormSection, labelled } from "@/components/shared/form/field-definitions";
import type { Column } from "@/components/shared/table/columns";
import { useFormats } from "@/components/ui/use-words";
import { PAY_RULES } from "@/lib/domain/catalogue/teacher-pay";
import { DEFAULT_IMAGE, imageAddress } from "@/lib/domain/space/space-image";
import type { ShownTeacher } from "@/lib/schemas/catalogue/teacher";
import type { TeacherOutput, TeacherValues } from "./teacher-form";

export const TeachersPage = () => <ResourceListPage resource={useTeachersResource()} />;

const TeacherPersonField = lazyPart(
  async () => (await import("./teacher-person-field")).TeacherPersonField,
  null,
);
const rules = lazyRules(async () => (await import("./teacher-form")).teacherRules);

function useTeacherSections(): readonly FormSection<TeacherValues>[] {
  const t = useTranslations("panel.teachers");
  const tForm = useTranslations("panel.teachers.form");
  const { picture } = usePublicFields();
  return useMemo(
    () => [
      {
        title: t("form.who"),
        fields: [
          { kind: "text", name: "name", label: t("form.name") },
          {
            kind: "textarea",
            name: "bio",
            label: t("form.bio"),
            hint: t("form.bioHint"),
            rows: 5,
            optional: true,
            isTranslated: true,
          },
          picture("teacher", t("form.pictureHint")),
          {
            kind: "url",
            name: "website",
            label: t("form.website"),
            hint: t("form.websiteHint"),
            optional: true,
            placeholder: "https://",
          },
          {
            kind: "number",
            name: "orderIndex",
            label: t("form.orderIndex"),
            hint: t("form.orderIndexHint"),
            width: "half",
          },
          { kind: "switch", name: "isActive", label: t("form.isActive"), hint: t("form.isActiveHint") },
        ],
      },
      {
        title: t("form.inPanel"),
        fields: labelled(tForm, [
          {
            kind: "control",
            name: "personId",
            label: tForm("person"),
            hint: tForm("personHint"),
            Control: TeacherPersonField,
          },
          {
            kind: "select",
            name: "payRule",
            width: "half",
            options: PAY_RULES.map((value) => ({ value, label: t(`rule.${value}`) })),
          },
          { kind: "price", name: "payAmount", hint: tForm("payAmountHint"), width: "half" },
        ]),
      },
    ],
    [t, picture, tForm],
  );
}

function useTeacherColumns(): readonly Column<ShownTeacher>[] {
  const t = useTranslations("panel.teachers");
  const formats = useFormats();
  return useMemo(() => {
    const payOf = ({ payRule = "none", payAmount = 0 }: ShownTeacher) =>
      t(`pay.${payRule}`, { amount: payRule === "percent" ? String(payAmount) : formats.cents(payAmount) });
    const personOf = ({ personId }: ShownTeacher) =>
      t(personId == null ? "column.notLinked" : "column.linked");
    return [
      {
        key: "name",
        header: t("column.name"),
        priority: "title",
        cell: ({ name, imageUrl }) => (
          <PictureAndName src={imageAddress(imageUrl ?? DEFAULT_IMAGE)} name={name} />
        ),
        text: ({ name }) => name,
        sortValue: ({ name }) => name,
      },
      { key: "pay", header: t("column.pay"), priority: "high", text: payOf },
      { key: "person", header: t("column.person"), priority: "low", text: personOf },
      {
        key: "orderIndex",
        header: t("column.order"),
        priority: "low",
        align: "end",
        text: ({ orderIndex }) => String(orderIndex),
        sortValue: ({ orderIndex }) => orderIndex,
      },
    ];
  }, [t, formats]);
}

function useTeachersResource(): Resource<ShownTeacher, TeacherValues, TeacherOutput> {
  const t = useTranslations("panel.teachers");
  const texts = useLinkedTexts("panel.teachers.texts");
  const visibility = useActiveVisibility();
  const sections = useTeacherSections();
  const columns = useTeacherColumns();
  return useMemo(
    () => ({
      page: "teachers",
      endpoint: "/api/teachers",
      listPath: "/api/teachers?all=true",
      csvName: t("fileName"),
      texts,
      nameOf: ({ name }) => name,
      whyFinal: () => t("texts.deletedFinal"),
      visibility,
      columns,
      sections,
      rules,
    }),
    [t, texts, visibility, columns, sections],
  );
}
