"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useAccessDenied } from "@/components/shared/feedback/use-access-denied";
import { toast } from "@/components/ui/use-toast";
import { ApiError, failureText, isNetworkFailure } from "@/lib/client/api-client";

export interface ActionWords<T = unknown> {
  /** Left out where the success shows by itself; made of the answer where that decides what can be said. */
  success?: string | ((result: T) => string);
  description?: string | ((result: T) => string);
  failure: string;
  /** Where the server said nothing that helps. */
  hint?: string;
  /** Whether the caller shows this failure itself. */
  isToldElsewhere?: (error: unknown) => boolean;
}

/** A refusal of our own, before anything is sent: its message is for the person. */
export class ActionRefusal extends Error {}

/** The title of a failed action: its own, unless the server was not even reached. */
export const failureTitle = (error: unknown, failure: string): string =>
  isNetworkFailure(error) ? "Errore di rete" : failure;

/** What to read under the title of a failed action. */
export function failureDescription(error: unknown, hint?: string): string {
  if (error instanceof ActionRefusal) return error.message;
  if (isNetworkFailure(error)) return "Controlla la connessione e riprova: niente è andato perso.";
  const text = failureText(error);
  const isServersOwn = error instanceof ApiError && error.serverMessage !== null;
  return hint && !isServersOwn ? `${text} ${hint}` : text;
}

/**
 * Runs a change and says how it went; afterwards every list asks anew. A refused session opens the login over what is there. What failed is thrown on, so that a dialog stays open.
 */
export function useAdminAction() {
  const client = useQueryClient();
  const isDenied = useAccessDenied();
  return useCallback(
    async <T>(action: () => Promise<T>, words: ActionWords<T>): Promise<T> => {
      try {
        const result = await action();
        const said = (text: ActionWords<T>["success"]) => (typeof text === "function" ? text(result) : text);
        if (words.success) toast({ title: said(words.success), description: said(words.description) });
        await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "/api/auth/me" });
        return result;
      } catch (error) {
        if (!words.isToldElsewhere?.(error) && !isDenied(error)) {
          toast({
            variant: "destructive",
            title: failureTitle(error, words.failure),
            description: failureDescription(error, words.hint),
          });
        }
        throw error;
      }
    },
    [client, isDenied],
  );
}
