import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { toast } from "@/components/ui/use-toast";
import { ApiError } from "@/lib/client/api-client";
import { getAuthToken } from "@/lib/client/auth-token";
import { useAuthModal } from "@/lib/client/person/use-auth-modal";
import { useSession } from "@/lib/client/person/use-session";

/**
 * Handles an error caused by a missing session: shows a message and opens the login over the page, so that no input is
 * lost. Returns whether the error was of this kind.
 */
export function useAccessDenied(): (error: unknown) => boolean {
  const t = useTranslations("editor.denied");
  const { openLogin } = useAuthModal();
  const { refresh } = useSession();
  return useCallback(
    (error) => {
      if (!(error instanceof ApiError)) return false;
      // Business rules may also refuse with 403 (MEMBERS_ONLY), for which signing in again would not help.
      if (error.status !== 401 && error.code !== "FORBIDDEN") return false;
      toast({
        variant: "destructive",
        title: t("title"),
        description: getAuthToken() === null ? t("noSession") : t("notAllowed"),
        duration: 10_000,
      });
      // Refreshes the session first: while it still counts as signed in, the login would close immediately.
      void refresh().finally(openLogin);
      return true;
    },
    [openLogin, refresh, t],
  );
}
