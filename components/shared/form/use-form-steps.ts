"use client";

import { useEffect, useRef, useState } from "react";
import { type FieldValues, get, type UseFormReturn } from "react-hook-form";
import { type FormSection, fieldNames } from "./field-definitions";

/**
 * Leads through the sections of a form one by one, and past the last of them to a summary.
 * @returns `step`: the section that is shown, or their number for the summary
 */
export function useFormSteps<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  sections: readonly FormSection<Values>[],
) {
  const [step, setStep] = useState(0);
  const body = useRef<HTMLDivElement>(null);
  const former = useRef(step);
  const names = sections.map((section) => fieldNames([section]));
  const { errors } = form.formState;
  const isWrong = (index: number) => names[index]?.some((name) => get(errors, name) !== undefined) ?? false;

  // Whoever comes to a step is told of it, or of what is wrong in it; not of the first one, which opens with the form.
  useEffect(() => {
    if (former.current === step) return;
    former.current = step;
    const shown = body.current?.querySelector<HTMLElement>("[data-step]:not([hidden])");
    const wrong = shown?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? shown)?.focus({ preventScroll: wrong === undefined });
    if (!wrong) shown?.closest("form")?.scrollIntoView({ block: "start" });
  }, [step]);

  /** Goes to the first section with something wrong in it. */
  function showFirstError(): void {
    const first = names.findIndex((own) => own.some((name) => form.getFieldState(name).invalid));
    if (first !== -1) setStep(first);
  }

  /** Goes on, where all of this section passes. */
  async function goOn(): Promise<void> {
    if (await form.trigger(names[step] ?? [], { shouldFocus: true })) setStep(step + 1);
  }

  return { step, setStep, body, isWrong, goOn, showFirstError, isLast: step === sections.length };
}
