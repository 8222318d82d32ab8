import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { lazyPart } from "@/components/admin/shared/lazy-part";
import type { Course } from "@/lib/schemas/catalogue/course";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";
import type { Visibility } from "./resource";

const TeachersField = lazyPart(async () => (await import("./teachers-field")).TeachersField, null);
const RoomCapacity = lazyPart(async () => (await import("./room-capacity")).RoomCapacity, null);
const TeacherNames = lazyPart(async () => (await import("./teachers-field")).TeacherNames, null);

export function usePublicFields() {
  const t = useTranslations("panel.resource.fields");
  return useMemo(() => publicFields(t), [t]);
}

function publicFields(t: ReturnType<typeof useTranslations<"panel.resource.fields">>) {
  /** A picture, uploaded as soon as it is chosen. */
  const picture = (of: "space" | "course" | "event" | "teacher", hint: string) =>
    ({
      kind: "image",
      name: "imageUrl",
      label: t("picture"),
      hint: t("pictureHint", { more: hint }),
      endpoint: `/api/upload/${of}-image`,
      maxMegabytes: 5,
    }) as const;
  return {
    picture,
    title: (of: "course" | "event") =>
      [
        { kind: "text", name: "title", label: t("title"), isTranslated: true },
        { kind: "textarea", name: "description", label: t("description"), rows: 5, isTranslated: true },
        picture(of, t("logoWithoutPicture")),
      ] as const,
    location: { kind: "text", name: "location", label: t("location"), optional: true, isTranslated: true },
    teachers: {
      kind: "control",
      name: "teacherIds",
      label: t("teachers"),
      hint: t("teachersHint"),
      Control: TeachersField,
      Value: TeacherNames,
    },
    price: { kind: "price", name: "price", label: t("price"), hint: t("priceHint") },
    memberPrice: {
      kind: "price",
      name: "memberPrice",
      label: t("memberPrice"),
      hint: t("memberPriceHint"),
      optional: true,
    },
    membersOnly: {
      kind: "switch",
      name: "membersOnly",
      label: t("membersOnly"),
      hint: t("membersOnlyHint"),
    },
    maxParticipants: {
      kind: "number",
      name: "maxParticipants",
      label: t("maxParticipants"),
      width: "half",
      under: RoomCapacity,
    },
    minParticipants: {
      kind: "number",
      name: "minParticipants",
      label: t("minParticipants"),
      optional: true,
      width: "half",
    },
    externalForm: (label: string) =>
      ({
        kind: "url",
        name: "googleFormUrl",
        label,
        optional: true,
        hint: t("externalFormHint"),
        /** The former default value; as a placeholder it only shows the expected format. */
        placeholder: "https://forms.example.org/iscrizione",
      }) as const,
    switches: [
      { kind: "switch", name: "isActive", label: t("active") },
      { kind: "switch", name: "isPopular", label: t("popular") },
      { kind: "switch", name: "isFeatured", label: t("featured") },
    ],
  } as const;
}

/** Courses, events and teachers are shown while active; a canceled one can still be shown on the site. */
export function useActiveVisibility(): Visibility<{ isActive: boolean; status?: string }> {
  const t = useTranslations("panel.resource.visibility");
  return useMemo(
    () => ({
      isOn: ({ isActive }) => isActive,
      change: (isActive) => ({ isActive }),
      header: t("header"),
      words: ({ status }) =>
        status === "canceled" ? { on: t("onSite"), off: t("hidden") } : { on: t("on"), off: t("off") },
      showLabel: t("show"),
      hideLabel: t("hide"),
    }),
    [t],
  );
}

type Shown = Pick<
  Course | CentreEvent,
  | "title"
  | "description"
  | "imageUrl"
  | "location"
  | "price"
  | "memberPrice"
  | "membersOnly"
  | "spaceId"
  | "teachers"
  | "maxParticipants"
  | "minParticipants"
  | "isActive"
  | "isPopular"
  | "isFeatured"
>;

export const publicValues = (row: Shown | null) => ({
  title: row?.title ?? "",
  description: row?.description ?? "",
  imageUrl: row?.imageUrl ?? "",
  location: row?.location ?? "",
  price: row?.price ?? "",
  memberPrice: row?.memberPrice ?? "",
  membersOnly: row?.membersOnly ?? false,
  spaceId: String(row?.spaceId ?? ""),
  teacherIds: (row?.teachers ?? []).map(({ id }) => id),
  maxParticipants: String(row?.maxParticipants ?? ""),
  minParticipants: String(row?.minParticipants ?? 1),
  isActive: row?.isActive ?? true,
  isPopular: row?.isPopular ?? false,
  isFeatured: row?.isFeatured ?? false,
});
