"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";

/** Words whether the customer gets a mail about a change, by what the response says was sent. */
export function useMailNotice() {
  const t = useTranslations("panel.actions.mailNotice");
  return useCallback((sent: boolean | undefined, told = t("sent")): string => (sent ? told : t("none")), [t]);
}
