import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { ResourceTexts } from "./resource";

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
