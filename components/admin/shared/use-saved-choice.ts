import { useState } from "react";

/**
 * The value of a control that saves each choice at once: the choice until the server has responded, then `stored`,
 * which is the new value or, if the server rejected the change, the old one. `save` shows its own errors.
 */
export function useSavedChoice<Value>(stored: Value, save: (value: Value) => Promise<unknown>) {
  const [pending, setPending] = useState<{ value: Value } | null>(null);

  async function choose(value: Value): Promise<void> {
    setPending({ value });
    try {
      await save(value);
    } catch {
      // The toast has shown the error.
    } finally {
      setPending(null);
    }
  }

  return { value: pending === null ? stored : pending.value, isSaving: pending !== null, choose };
}
