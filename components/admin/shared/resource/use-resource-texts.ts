import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { ResourceTexts, Visibility } from "./resource";

export function useResourceTexts(
  subject:
    | "panel.courses.texts"
    | "panel.events.texts"
    | "panel.spaces.texts"
    | "panel.gallery.texts"
    | "panel.passProducts.texts"
    | "panel.extras.texts"
    | "panel.teachers.texts"
    | "panel.promoCodes.texts",
): ResourceTexts {
  const t = useTranslations(subject);
  return useMemo(
    () => ({
      addTitle: t("addTitle"),
      editTitle: t("editTitle"),
      search: t("search"),
      empty: { title: t("emptyTitle"), description: t("emptyText") },
      created: t("created"),
      updated: t("updated"),
      deleted: t("deleted"),
      createFailed: t("createFailed"),
      updateFailed: t("updateFailed"),
      deleteFailed: t("deleteFailed"),
      idMissing: t("idMissing"),
    }),
    [t],
  );
}

/** The texts of rows that other records may refer to. */
export function useLinkedTexts(
  subject: "panel.extras.texts" | "panel.promoCodes.texts" | "panel.spaces.texts" | "panel.teachers.texts",
): ResourceTexts {
  const t = useTranslations(subject);
  const texts = useResourceTexts(subject);
  return useMemo(
    () => ({
      ...texts,
      linked: {
        before: t("linkedBefore"),
        refused: t("linkedRefused"),
        hideInstead: t("hideInstead"),
      },
    }),
    [t, texts],
  );
}

/** Rows are shown while active, in the words of their page. */
export function useVisibility(
  subject:
    | "panel.extras.visibility"
    | "panel.gallery.visibility"
    | "panel.passProducts.visibility"
    | "panel.promoCodes.visibility",
): Visibility<{ isActive: boolean }> {
  const t = useTranslations(subject);
  return useMemo(
    () => ({
      isOn: ({ isActive }) => isActive,
      change: (isActive) => ({ isActive }),
      header: t("header"),
      words: () => ({ on: t("on"), off: t("off") }),
      showLabel: t("show"),
      hideLabel: t("hide"),
    }),
    [t],
  );
}
