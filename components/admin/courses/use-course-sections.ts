import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { usePublicFields } from "@/components/admin/shared/resource/public-fields";
import type { FormSection } from "@/components/shared/form/field-definitions";
import { COURSE_FORMATS, COURSE_TYPES } from "@/lib/schemas/catalogue/course";
import type { CourseValues } from "./course-form";

/** The fields of the form of a course. */
export function useCourseSections(): readonly FormSection<CourseValues>[] {
  const t = useTranslations("panel.courses.form");
  const offerings = useTranslations("panel.offerings.form");
  const offering = useTranslations("offering");
  const shared = usePublicFields();
  return useMemo(
    () => [
      {
        title: offerings("what"),
        fields: [
          ...shared.title("course"),
          {
            kind: "select",
            name: "format",
            label: t("format"),
            width: "half",
            options: COURSE_FORMATS.map((value) => ({ value, label: offering(`format.${value}`) })),
          },
          {
            kind: "select",
            name: "type",
            label: t("type"),
            width: "half",
            options: COURSE_TYPES.map((value) => ({ value, label: offering(`type.${value}`) })),
          },
        ],
      },
      {
        title: offerings("whenAndWhere"),
        description: t("whenText"),
        fields: [
          { kind: "date", name: "startDate", label: t("startDate"), optional: true, width: "half" },
          { kind: "date", name: "endDate", label: offerings("endDate"), optional: true, width: "half" },
          { kind: "sessions", name: "sessions", label: offering("fact.lessons") },
          {
            kind: "text",
            name: "schedule",
            label: t("schedule"),
            optional: true,
            placeholder: t("scheduleExample"),
            hint: t("scheduleHint"),
            isTranslated: true,
            followsFrom: "sessions",
          },
          {
            kind: "text",
            name: "duration",
            label: offering("fact.duration"),
            optional: true,
            placeholder: t("durationExample"),
            hint: t("durationHint"),
            isTranslated: true,
            followsFrom: "sessions",
          },
          { kind: "space", name: "spaceId", label: offering("fact.room"), none: offerings("noRoom") },
          shared.location,
        ],
      },
      {
        title: offerings("placesAndPrice"),
        fields: [
          shared.price,
          { ...shared.maxParticipants, hint: t("unlimitedHint"), optional: true },
          shared.minParticipants,
        ],
      },
      {
        title: offerings("publication"),
        fields: [
          {
            kind: "switch",
            name: "requiresRegistration",
            label: t("requiresRegistration"),
            hint: t("requiresRegistrationHint"),
          },
          shared.externalForm(t("externalForm")),
          {
            kind: "textarea",
            name: "additionalInfo",
            label: t("additionalInfo"),
            hint: t("additionalInfoHint"),
            optional: true,
            rows: 3,
            isTranslated: true,
          },
          ...shared.switches,
        ],
      },
    ],
    [t, offerings, offering, shared],
  );
}
