"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { toast } from "@/components/ui/use-toast";
import { ApiError } from "@/lib/client/api-client";
import { getAuthToken } from "@/lib/client/auth-token";
import { useAuthModal } from "@/lib/client/person/use-auth-modal";
import { useSession } from "@/lib/client/person/use-session";

/**
 * Handles a refusal for want of a session: shows a message and opens the login over the page, so that nothing typed is
 * lost. Returns whether the error was such a refusal.
 */
export function useAccessDenied(): (error: unknown) => boolean {
  const t = useTranslations("editor.denied");
  const { openLogin } = useAuthModal();
  const { refresh } = useSession();
  return useCallback(
    (error) => {
      if (!(error instanceof ApiError)) return false;
      // A rule may refuse with 403 too (MEMBERS_ONLY): signing in again would not help there.
      if (error.status !== 401 && error.code !== "FORBIDDEN") return false;
      toast({
        variant: "destructive",
        title: t("title"),
        description: getAuthToken() === null ? t("noSession") : t("notAllowed"),
        duration: 10_000,
      });
      // The session first: while it still says that somebody is signed in, the login would close again.
      void refresh().finally(openLogin);
      return true;
    },
    [openLogin, refresh, t],
  );
}
