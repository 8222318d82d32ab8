import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { usePublicFields } from "@/components/admin/shared/resource/public-fields";
import type { FormSection } from "@/components/shared/form/field-definitions";
import { SERVICES, SPACE_TYPES } from "@/lib/domain/search/space-search";
import { MAX_SPACE_IMAGES } from "@/lib/domain/space/space-image";
import type { SpaceValues } from "./space-form";

type Sections = readonly FormSection<SpaceValues>[];

/**
 * The fields of the form of a room: of an existing one, whose further pictures have a dialog of their own, and of a new
 * one, with all of its pictures.
 */
export function useSpaceSections(): { ofExisting: Sections; ofNew: Sections } {
  const t = useTranslations("panel.spaces.form");
  const words = useTranslations("searchForm");
  const { picture: pictureField, membersOnly } = usePublicFields();
  return useMemo(() => {
    const picture = pictureField("space", t("pictureHint"));
    const pictures = {
      kind: "images",
      name: "imageUrls",
      label: t("pictures"),
      hint: t("picturesHint", { most: MAX_SPACE_IMAGES }),
      endpoint: picture.endpoint,
      maxMegabytes: picture.maxMegabytes,
      most: MAX_SPACE_IMAGES,
    } as const;
    const sectionsWith = (field: typeof picture | typeof pictures): Sections => [
      {
        title: t("space"),
        fields: [
          { kind: "text", name: "name", label: t("name"), isTranslated: true },
          {
            kind: "select",
            name: "type",
            label: t("type"),
            width: "half",
            options: SPACE_TYPES.map((value) => ({ value, label: words(`types.${value}`) })),
          },
          { kind: "number", name: "capacity", label: t("capacity"), width: "half" },
          {
            kind: "text",
            name: "location",
            label: t("location"),
            placeholder: t("locationExample"),
            isTranslated: true,
          },
          { kind: "textarea", name: "description", label: t("description"), rows: 4, isTranslated: true },
          field,
        ],
      },
      {
        title: t("prices"),
        description: t("pricesText"),
        fields: [
          { kind: "price", name: "pricePerHour", label: t("halfDayRate"), width: "third" },
          { kind: "price", name: "pricePerDay", label: t("dayRate"), width: "third" },
          { kind: "price", name: "pricePerWeek", label: t("weekRate"), width: "third" },
          {
            kind: "price",
            name: "hourlyRate",
            label: t("hourlyRate"),
            hint: t("hourlyRateHint"),
            optional: true,
          },
        ],
      },
      {
        title: t("prepayment"),
        description: t("prepaymentText"),
        fields: [
          {
            kind: "number",
            name: "prepayPercent",
            label: t("prepayPercent"),
            hint: t("prepayPercentHint"),
            width: "half",
          },
          {
            kind: "price",
            name: "securityDeposit",
            label: t("securityDeposit"),
            hint: t("securityDepositHint"),
            width: "half",
          },
        ],
      },
      {
        title: t("servicesAndFeatures"),
        fields: [
          {
            kind: "tags",
            name: "amenities",
            label: t("services"),
            hint: t("servicesHint"),
            placeholder: t("servicesExample"),
            isTranslated: true,
          },
          {
            kind: "text",
            name: "features.size",
            label: t("size"),
            width: "half",
            placeholder: t("sizeExample"),
            isTranslated: true,
          },
          {
            kind: "text",
            name: "features.capacity",
            label: t("seating"),
            width: "half",
            placeholder: t("seatingExample"),
            isTranslated: true,
          },
          {
            kind: "checkboxes",
            name: "features",
            label: t("features"),
            options: SERVICES.map((service) => ({
              name: `features.${service}` as const,
              label: words(`service.${service}`),
            })),
          },
        ],
      },
      {
        title: t("times"),
        fields: [
          { kind: "time", name: "openingTime", label: t("opening"), width: "third" },
          { kind: "time", name: "closingTime", label: t("closing"), width: "third" },
          { kind: "number", name: "minBookingHours", label: t("minBookingHours"), width: "third" },
          {
            kind: "number",
            name: "bufferMinutes",
            label: t("bufferMinutes"),
            hint: t("bufferMinutesHint"),
          },
        ],
      },
      {
        title: t("timetable"),
        description: t("timetableText"),
        fields: [{ kind: "timetable", name: "timetable", label: t("timetable") }],
      },
      {
        title: t("parts"),
        description: t("partsText"),
        fields: [{ kind: "rooms", name: "partIds", label: t("partIds"), ofParts: true }],
      },
      {
        title: t("onSite"),
        fields: [
          { kind: "switch", name: "isAvailable", label: t("isAvailable"), hint: t("isAvailableHint") },
          membersOnly,
          { kind: "switch", name: "isPopular", label: t("isPopular"), hint: t("isPopularHint") },
          { kind: "switch", name: "isNew", label: t("isNew"), hint: t("isNewHint") },
        ],
      },
      {
        title: t("externalCalendar"),
        description: t("externalCalendarText"),
        fields: [
          {
            kind: "url",
            name: "externalCalendarUrl",
            label: t("externalCalendarUrl"),
            optional: true,
            placeholder: t("externalCalendarUrlExample"),
            hint: t("externalCalendarUrlHint"),
          },
        ],
      },
    ];
    const rare = [
      t("prepayment"),
      t("times"),
      t("timetable"),
      t("parts"),
      t("onSite"),
      t("externalCalendar"),
    ];
    const ofNew = sectionsWith(pictures).map((section) =>
      rare.includes(section.title) ? { ...section, isFolded: true } : section,
    );
    return { ofExisting: sectionsWith(picture), ofNew };
  }, [t, words, pictureField, membersOnly]);
}
