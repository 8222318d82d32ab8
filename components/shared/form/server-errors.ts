import { useEffect, useState } from "react";
import type { FieldPath, FieldValues, UseFormSetError } from "react-hook-form";
import { ApiError, failureText } from "@/lib/client/api-client";

interface SortedErrors<Name extends string> {
  /** The first message of each field, in the form's order. */
  named: [name: Name, message: string][];
  /** The message that belongs to none of the fields; null if there is none. */
  rest: string | null;
}

/**
 * Assigns the server's error messages to the fields of a form.
 * @param messageFor the message for an error that belongs to no field
 */
export function sortServerErrors<Name extends string>(
  names: readonly Name[],
  error: unknown,
  messageFor: (error: unknown) => string,
): SortedErrors<Name> {
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
 * Shows the server's errors at the fields that they name and focuses the first, as client-side validation does.
 * @param names the fields of the form, in reading order
 * @returns the message that belongs to no field, to be shown elsewhere in the form; null if there is none
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

/** Like showServerErrors, for a form without react-hook-form: errors by the `name` of the control. */
export function useServerErrors<Name extends string>(names: readonly Name[]) {
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});
  const [wrong, setWrong] = useState<{ first: Name } | null>(null);
  // In an effect, when the control is enabled again and marked as invalid.
  useEffect(() => {
    if (wrong) document.getElementsByName(wrong.first)[0]?.focus();
  }, [wrong]);
  return {
    errors,
    clear: () => setErrors({}),
    /** @returns the message that belongs to no field, or null */
    show: (error: unknown): string | null => {
      const { named, rest } = sortServerErrors(names, error, failureText);
      setErrors(Object.fromEntries(named) as Partial<Record<Name, string>>);
      const first = named[0]?.[0];
      setWrong(first === undefined ? null : { first });
      return rest;
    },
  };
}
