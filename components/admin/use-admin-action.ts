"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useCallback } from "react";
import { useAccessDenied } from "@/components/shared/use-access-denied";
import { toast } from "@/components/ui/use-toast";
import { ApiError, failureText } from "@/lib/client/api-client";

export interface ActionWords {
  /** Left out where the success shows by itself. */
  success?: string;
  description?: string;
  failure: string;
  /** Where the server said nothing that helps. */
  hint?: string;
}

/** A refusal of our own, before anything is sent: its message is for the person. */
export class ActionRefusal extends Error {}

const isNetworkFailure = (error: unknown) =>
  error instanceof TypeError || (error instanceof DOMException && error.name === "TimeoutError");

/** What to read under the title of a failed action. */
export function failureDescription(error: unknown, hint?: string): string {
  if (error instanceof ActionRefusal) return error.message;
  if (isNetworkFailure(error)) return "Errore di rete: controlla la connessione e riprova.";
  const text = failureText(error);
  const isServersOwn = error instanceof ApiError && error.serverMessage !== null;
  return hint && !isServersOwn ? `${text} ${hint}` : text;
}

/**
 * Runs a change and says how it went; afterwards every list asks anew and the page reads its overview again. A refused
 * session opens the login over what is there. What failed is thrown on, so that a dialog stays open.
 */
export function useAdminAction() {
  const client = useQueryClient();
  const router = useRouter();
  const isDenied = useAccessDenied();
  return useCallback(
    async <T>(action: () => Promise<T>, words: ActionWords): Promise<T> => {
      try {
        const result = await action();
        if (words.success) toast({ title: words.success, description: words.description });
        await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "/api/auth/me" });
        router.refresh();
        return result;
      } catch (error) {
        if (!isDenied(error)) {
          toast({
            variant: "destructive",
            title: words.failure,
            description: failureDescription(error, words.hint),
          });
        }
        throw error;
      }
    },
    [client, router, isDenied],
  );
}
