import { useTranslations } from "next-intl";
import { useCallback } from "react";
import type { panel } from "@/messages/it/panel";

/** The subject of an e-mail by its template; unknown templates, from a newer version, are shown by their name. */
export function useMailLabel(): (template: string) => string {
  const t = useTranslations("panel.mails");
  return useCallback(
    (template) => {
      const isKnown = (name: string): name is keyof typeof panel.mails.templates =>
        t.has(`templates.${name as keyof typeof panel.mails.templates}`);
      if (isKnown(template)) return t(`templates.${template}`);
      return template.startsWith("centre") ? t("toCentre") : template;
    },
    [t],
  );
}
