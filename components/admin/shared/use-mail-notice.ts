"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { useAreMailsOnlyKept } from "./use-has-mail-server";

/**
 * Words whether the customer gets a mail about a change, by what the response says was sent; without a mail server, that
 * it is only kept.
 */
export function useMailNotice() {
  const t = useTranslations("panel.actions.mailNotice");
  const isOnlyKept = useAreMailsOnlyKept();
  return useCallback(
    (sent: boolean | undefined, told = t("sent"), untold = t("none")): string => {
      if (!sent) return untold;
      return isOnlyKept ? t("kept") : told;
    },
    [t, isOnlyKept],
  );
}

/** The same of several people, by how many mails there are. */
export function useMailsNotice() {
  const t = useTranslations("panel.actions.mailNotice");
  const isOnlyKept = useAreMailsOnlyKept();
  return useCallback(
    (count: number, told = t("toAll", { count })): string => {
      if (!isOnlyKept) return told;
      return count > 0 ? t("keptForAll", { count }) : t("allKept");
    },
    [t, isOnlyKept],
  );
}
