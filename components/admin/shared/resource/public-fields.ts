"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { lazyPart } from "@/components/admin/shared/lazy-part";
import type { Course } from "@/lib/schemas/catalogue/course";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";
import type { Visibility } from "./resource";

const TeachersField = lazyPart(async () => (await import("./teachers-field")).TeachersField, null);
const RoomCapacity = lazyPart(async () => (await import("./room-capacity")).RoomCapacity, null);
const TeacherNames = lazyPart(async () => (await import("./teachers-field")).TeacherNames, null);

/** Form fields and columns shared by courses, events and rooms. */
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
    /** Title, description and picture of courses and events. */
    title: (of: "course" | "event") =>
      [
        { kind: "text", name: "title", label: t("title"), isTranslated: true },
        { kind: "textarea", name: "description", label: t("description"), rows: 5, isTranslated: true },
        picture(of, t("logoWithoutPicture")),
      ] as const,
    /** Location of courses and events, as free text. */
    location: { kind: "text", name: "location", label: t("location"), optional: true, isTranslated: true },
    /** Teachers of courses and events. */
    teachers: {
      kind: "control",
      name: "teacherIds",
      label: t("teachers"),
      hint: t("teachersHint"),
      Control: TeachersField,
      Value: TeacherNames,
    },
    /** Price of courses and events. */
    price: { kind: "price", name: "price", label: t("price"), hint: t("priceHint") },
    /** Members' price of courses and events. */
    memberPrice: {
      kind: "price",
      name: "memberPrice",
      label: t("memberPrice"),
      hint: t("memberPriceHint"),
      optional: true,
    },
    /** Whether courses, events and rooms are for members only. */
    membersOnly: {
      kind: "switch",
      name: "membersOnly",
      label: t("membersOnly"),
      hint: t("membersOnlyHint"),
    },
    /** Capacity of courses and events. */
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
    /** External sign-up form of courses and events. */
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
    /** Publication of courses and events. */
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

/** Initial values of the fields that courses and events share, for an existing row or for a new one. */
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
