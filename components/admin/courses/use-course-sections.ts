import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { lazyPart } from "@/components/admin/shared/lazy-part";
import {
  type OfferingSections,
  offeringSections,
} from "@/components/admin/shared/resource/offering-sections";
import { usePublicFields } from "@/components/admin/shared/resource/public-fields";
import { type FormSection, labelled } from "@/components/shared/form/field-definitions";
import { COURSE_FORMATS, COURSE_TYPES } from "@/lib/domain/catalogue/course-words";
import type { CourseValues } from "./course-form";

const LessonCount = lazyPart(async () => (await import("./lesson-count")).LessonCount, null);

export function useCourseSections(): OfferingSections<CourseValues> {
  const t = useTranslations("panel.courses.form");
  const tOfferings = useTranslations("panel.offerings.form");
  const tOffering = useTranslations("offering");
  const shared = usePublicFields();
  return useMemo(() => {
    const common: readonly FormSection<CourseValues>[] = [
      {
        title: tOfferings("what"),
        fields: labelled(t, [
          ...shared.title("course"),
          shared.teachers,
          {
            kind: "select",
            name: "format",
            width: "half",
            options: COURSE_FORMATS.map((value) => ({ value, label: tOffering(`format.${value}`) })),
          },
          {
            kind: "select",
            name: "type",
            width: "half",
            options: COURSE_TYPES.map((value) => ({ value, label: tOffering(`type.${value}`) })),
          },
        ]),
      },
      {
        title: tOfferings("whenAndWhere"),
        description: t("whenText"),
        fields: [
          { kind: "date", name: "startDate", label: t("startDate"), optional: true, width: "half" },
          { kind: "sessions", name: "sessions", label: tOffering("fact.lessons") },
          {
            kind: "date",
            name: "endDate",
            label: tOfferings("endDate"),
            optional: true,
            width: "half",
            under: LessonCount,
          },
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
            label: tOffering("fact.duration"),
            optional: true,
            placeholder: t("durationExample"),
            hint: t("durationHint"),
            isTranslated: true,
            followsFrom: "sessions",
          },
          { kind: "space", name: "spaceId", label: tOffering("fact.room"), none: tOfferings("noRoom") },
          shared.location,
        ],
      },
    ];
    return offeringSections(
      {
        common,
        price: [shared.price, { ...shared.maxParticipants, hint: t("unlimitedHint"), optional: true }],
        terms: labelled(t, [
          { kind: "price", name: "dropInPrice", hint: t("dropInPriceHint"), optional: true },
          shared.memberPrice,
          shared.membersOnly,
          { kind: "switch", name: "requiresCertificate", hint: t("requiresCertificateHint") },
          shared.minParticipants,
        ]),
        publication: labelled(t, [
          { kind: "switch", name: "requiresRegistration", hint: t("requiresRegistrationHint") },
          shared.externalForm(t("externalForm")),
          {
            kind: "textarea",
            name: "additionalInfo",
            hint: t("additionalInfoHint"),
            optional: true,
            rows: 3,
            isTranslated: true,
          },
          ...shared.switches,
        ]),
      },
      tOfferings,
    );
  }, [t, tOfferings, tOffering, shared]);
}
