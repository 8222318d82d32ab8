import { useEffect, useRef } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useStoredState } from "@/components/shared/state-store";

/**
 * Preserves unsaved input within the nearest `StateStore`: the form contains it again when it is reopened.
 * @param key the form's key; null preserves nothing
 */
export function useStoredDraft<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  key: string | null,
): void {
  const [draft, keep] = useStoredState<Values | null>(key, null);
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
