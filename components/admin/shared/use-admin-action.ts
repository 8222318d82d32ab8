import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { useAccessDenied } from "@/components/shared/feedback/use-access-denied";
import { toast } from "@/components/ui/use-toast";
import { useTextResolver } from "@/components/ui/use-words";
import { ApiError, failureText, isNetworkFailure } from "@/lib/client/api-client";

export interface ActionTexts<T = unknown> {
  /** Omit if the success is visible anyway; a function if the text depends on the response. */
  success?: string | ((result: T) => string);
  description?: string | ((result: T) => string | undefined);
  failure: string;
  /** Shown if the server gives no reason. */
  hint?: string;
  suppressToast?: (error: unknown) => boolean;
}

/** A client-side validation error; its message is shown to the user. */
export class ActionRefusal extends Error {}

/** Describes why an action failed: the server's message, or that there is no network. */
export function useFailureDescription() {
  const t = useTranslations("panel.actions");
  const word = useTextResolver();
  return useCallback(
    (error: unknown, hint?: string): string => {
      if (error instanceof ActionRefusal) return error.message;
      if (isNetworkFailure(error)) return t("nothingLost");
      const text = word(failureText(error));
      const isServersOwn = error instanceof ApiError && error.serverMessage !== null;
      return hint && !isServersOwn ? `${text} ${hint}` : text;
    },
    [t, word],
  );
}

/**
 * Runs a mutation, shows its result as a toast and invalidates all queries. An expired session opens the login dialog.
 * Rethrows errors, so that a dialog stays open.
 */
export function useAdminAction() {
  const t = useTranslations("live.network");
  const client = useQueryClient();
  const failureDescription = useFailureDescription();
  const isDenied = useAccessDenied();
  return useCallback(
    async <T>(action: () => Promise<T>, texts: ActionTexts<T>): Promise<T> => {
      try {
        const result = await action();
        const said = (text: ActionTexts<T>["description"]) =>
          typeof text === "function" ? text(result) : text;
        if (texts.success) toast({ title: said(texts.success), description: said(texts.description) });
        await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "/api/auth/me" });
        return result;
      } catch (error) {
        if (!texts.suppressToast?.(error) && !isDenied(error)) {
          toast({
            variant: "destructive",
            title: isNetworkFailure(error) ? t("title") : texts.failure,
            description: failureDescription(error, texts.hint),
          });
        }
        throw error;
      }
    },
    [client, failureDescription, isDenied, t],
  );
}
