import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { useAreMailsOnlyStored } from "./use-has-mail-server";

/**
 * Notice whether the customer gets an e-mail about a change, according to the response; without a mail server, that the
 * e-mail is only stored.
 */
export function useMailNotice() {
  const t = useTranslations("panel.actions.mailNotice");
  const isOnlyKept = useAreMailsOnlyStored();
  return useCallback(
    (sent: boolean | undefined, told = t("sent"), untold = t("none")): string => {
      if (!sent) return untold;
      return isOnlyKept ? t("kept") : told;
    },
    [t, isOnlyKept],
  );
}

/** The same for several people, by number of e-mails. */
export function useMailsNotice() {
  const t = useTranslations("panel.actions.mailNotice");
  const isOnlyKept = useAreMailsOnlyStored();
  return useCallback(
    (count: number, told = t("toAll", { count })): string =>
      isOnlyKept && count > 0 ? t("keptForAll", { count }) : told,
    [t, isOnlyKept],
  );
}
