"use client";

import { useEffect, useState } from "react";
import type { FieldPath, FieldValues, UseFormSetError } from "react-hook-form";
import { ApiError, failureText } from "@/lib/client/api-client";

interface ServerErrors<Name extends string> {
  /** The first message of each field that the form has, in the form's order. */
  named: [name: Name, message: string][];
  /** What belongs to none of them: a message for another field, or why the whole was refused. Null when all is said. */
  rest: string | null;
}

/** Sorts what the server refused with by the fields of a form. `messageFor` puts a failure into words. */
export function sortServerErrors<Name extends string>(
  names: readonly Name[],
  error: unknown,
  messageFor: (error: unknown) => string,
): ServerErrors<Name> {
  const messages = error instanceof ApiError ? (error.errors ?? {}) : {};
  const named = names.flatMap((name): [Name, string][] => {
    const message = messages[name]?.[0];
    return message ? [[name, message]] : [];
  });
  const elsewhere = Object.entries(messages).find(([name]) => !names.some((known) => known === name));
  const rest = named.length === 0 || elsewhere ? (elsewhere?.[1][0] ?? messageFor(error)) : null;
  return { named, rest };
}

/**
 * Puts the server's words under the fields they name and the focus on the first of these, as a check of our own would.
 * @param names the fields of the form, in reading order
 * @returns what belongs to no field, for the form to say elsewhere; null when every word has found its field
 */
export function showServerErrors<Values extends FieldValues>(
  { setError }: { setError: UseFormSetError<Values> },
  names: readonly FieldPath<Values>[],
  error: unknown,
  messageFor: (error: unknown) => string = failureText,
): string | null {
  const { named, rest } = sortServerErrors(names, error, messageFor);
  named.forEach(([name, message], index) => {
    setError(name, { type: "server", message }, { shouldFocus: index === 0 });
  });
  return rest;
}

/** The same for a form that keeps its few values itself: messages by the `name` of the control, and the same focus. */
export function useServerErrors<Name extends string>(names: readonly Name[]) {
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});
  const [wrong, setWrong] = useState<{ first: Name } | null>(null);
  // Once the control says that it is wrong, and is enabled again.
  useEffect(() => {
    if (wrong) document.getElementsByName(wrong.first)[0]?.focus();
  }, [wrong]);
  return {
    errors,
    clear: () => setErrors({}),
    /** @returns what belongs to no field */
    show: (error: unknown): string | null => {
      const { named, rest } = sortServerErrors(names, error, failureText);
      setErrors(Object.fromEntries(named) as Partial<Record<Name, string>>);
      const first = named[0]?.[0];
      setWrong(first === undefined ? null : { first });
      return rest;
    },
  };
}
