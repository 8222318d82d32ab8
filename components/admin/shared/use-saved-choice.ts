import { useState } from "react";

/**
 * The value of a control that saves each choice at once: what was chosen until the server has answered, then `stored`
 * again, which is the new value or, where the server refused, the old one. The refusal is shown by who saves.
 */
export function useSavedChoice<Value>(stored: Value, save: (value: Value) => Promise<unknown>) {
  const [pending, setPending] = useState<{ value: Value } | null>(null);

  async function choose(value: Value): Promise<void> {
    setPending({ value });
    try {
      await save(value);
    } catch {
      // The toast has shown why.
    } finally {
      setPending(null);
    }
  }

  return { value: pending === null ? stored : pending.value, isSaving: pending !== null, choose };
}
