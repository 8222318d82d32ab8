"use client";

import { useEffect, useRef } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useKeptState } from "@/components/shared/kept-state";

/**
 * Keeps what is typed in a form and not saved, within the nearest `KeptState`: it is there again when somebody comes back
 * to the form.
 * @param key names the form; null: nothing is kept
 */
export function useKeptDraft<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  key: string | null,
): void {
  const [draft, keep] = useKeptState<Values | null>(key, null);
  const first = useRef(draft);
  const { isDirty } = form.formState;
  const isUnsaved = useRef(isDirty);
  useEffect(() => {
    isUnsaved.current = isDirty;
  }, [isDirty]);
  useEffect(() => {
    if (first.current !== null) form.reset(first.current, { keepDefaultValues: true });
    return () => keep(isUnsaved.current ? form.getValues() : null);
  }, [form, keep]);
}
