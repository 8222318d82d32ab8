import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { ResourceTexts } from "./resource";
import { useResourceTexts } from "./use-resource-texts";

export function useOfferingTexts(subject: "panel.courses.texts" | "panel.events.texts"): ResourceTexts {
  const t = useTranslations(subject);
  const tOfferings = useTranslations("panel.offerings");
  const texts = useResourceTexts(subject);
  return useMemo(
    () => ({
      ...texts,
      restored: { done: t("restored"), failed: t("restoreFailed") },
      deleteHint: t("deleteHint"),
      linked: {
        before: t("linkedBefore"),
        refused: tOfferings("signUpsKept"),
        hideInstead: t("hideInstead"),
      },
    }),
    [t, tOfferings, texts],
  );
}
