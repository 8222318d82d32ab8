import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { usePublicFields } from "@/components/admin/shared/resource/public-fields";
import { type FormSection, labelled } from "@/components/shared/form/field-definitions";
import { SERVICES, SPACE_TYPES } from "@/lib/domain/search/space-search";
import { MAX_SPACE_IMAGES } from "@/lib/domain/space/space-image";
import type { SpaceValues } from "./space-form";

type Sections = readonly FormSection<SpaceValues>[];
type Fields = FormSection<SpaceValues>["fields"];
type Words = ReturnType<typeof useTranslations<"panel.spaces.form">>;

const rates = (t: Words): Fields => [
  { kind: "price", name: "pricePerHour", label: t("halfDayRate"), width: "third", hint: t("pricesText") },
  { kind: "price", name: "pricePerDay", label: t("dayRate"), width: "third" },
  { kind: "price", name: "pricePerWeek", label: t("weekRate"), width: "third" },
  { kind: "price", name: "hourlyRate", label: t("hourlyRate"), hint: t("hourlyRateHint"), optional: true },
];

const prepayment = (t: Words): Fields =>
  labelled(t, [
    { kind: "number", name: "prepayPercent", hint: t("prepayPercentHint"), width: "half" },
    { kind: "price", name: "securityDeposit", hint: t("securityDepositHint"), width: "half" },
  ]);

const services = (t: Words, words: ReturnType<typeof useTranslations<"searchForm">>): Fields => [
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
];

const times = (t: Words): Fields => [
  { kind: "time", name: "openingTime", label: t("opening"), width: "third" },
  { kind: "time", name: "closingTime", label: t("closing"), width: "third" },
  { kind: "number", name: "minBookingHours", label: t("minBookingHours"), width: "third" },
  { kind: "number", name: "bufferMinutes", label: t("bufferMinutes"), hint: t("bufferMinutesHint") },
  { kind: "timetable", name: "timetable", label: t("timetable"), hint: t("timetableText") },
];

const parts = (t: Words): Fields => [
  { kind: "rooms", name: "partIds", label: t("partIds"), hint: t("partsText"), ofParts: true },
];

const externalCalendar = (t: Words): Fields => [
  {
    kind: "url",
    name: "externalCalendarUrl",
    label: t("externalCalendarUrl"),
    optional: true,
    placeholder: t("externalCalendarUrlExample"),
    hint: t("externalCalendarUrlHint"),
  },
];

/**
 * Form fields of a room: an existing one, whose additional pictures have their own dialog, and a new one, with all of
 * its pictures, where rarely used fields are collapsed.
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
    const room: Fields = labelled(t, [
      { kind: "text", name: "name", isTranslated: true },
      {
        kind: "select",
        name: "type",
        width: "half",
        options: SPACE_TYPES.map((value) => ({ value, label: words(`types.${value}`) })),
      },
      { kind: "number", name: "capacity", width: "half" },
      { kind: "text", name: "location", placeholder: t("locationExample"), isTranslated: true },
      { kind: "textarea", name: "description", rows: 4, isTranslated: true },
    ]);
    const onSite: Fields = [
      { kind: "switch", name: "isAvailable", label: t("isAvailable"), hint: t("isAvailableHint") },
      membersOnly,
      { kind: "switch", name: "isPopular", label: t("isPopular"), hint: t("isPopularHint") },
      { kind: "switch", name: "isNew", label: t("isNew"), hint: t("isNewHint") },
    ];
    const rare: Sections = [
      { title: t("servicesAndFeatures"), fields: services(t, words) },
      { title: t("times"), fields: times(t) },
      { title: t("prepayment"), description: t("prepaymentText"), fields: prepayment(t) },
      { title: t("onSite"), fields: onSite },
      { title: t("parts"), fields: parts(t) },
      { title: t("externalCalendar"), description: t("externalCalendarText"), fields: externalCalendar(t) },
    ];
    return {
      ofExisting: [
        { title: t("space"), fields: [...room, picture] },
        { title: t("prices"), fields: rates(t) },
        ...rare,
      ],
      ofNew: [
        { title: t("space"), fields: [...room, ...rates(t), pictures] },
        ...rare.map((section) => ({ ...section, isFolded: true })),
      ],
    };
  }, [t, words, pictureField, membersOnly]);
}
