"use client";

import { useEffect, useRef, useState } from "react";
import { type FieldValues, get, type UseFormReturn } from "react-hook-form";
import { type FormSection, fieldNames, isRareStep, stepsOf } from "./field-definitions";

/**
 * Shows the sections of a form step by step, followed by a summary; the step with what is rare is passed by.
 * @returns `step` is the index of the step that is shown, or the number of steps for the summary
 */
export function useFormSteps<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  sections: readonly FormSection<Values>[],
) {
  const [step, setStep] = useState(0);
  const body = useRef<HTMLDivElement>(null);
  const previousStep = useRef(step);
  const steps = stepsOf(sections);
  const names = steps.map(fieldNames);
  const { errors } = form.formState;
  const isWrong = (index: number) => names[index]?.some((name) => get(errors, name) !== undefined) ?? false;

  // Focuses a newly shown step, or what is wrong in it; not the first step, which is shown with the form.
  useEffect(() => {
    if (previousStep.current === step) return;
    previousStep.current = step;
    const shown = body.current?.querySelector<HTMLElement>("[data-step]:not([hidden])");
    // The address of the page may name a field in it (useFieldOfAddress), which has the focus by now.
    if (shown?.contains(document.activeElement)) return;
    const wrong = shown?.querySelector<HTMLElement>('[aria-invalid="true"], [data-retry]');
    (wrong ?? shown)?.focus({ preventScroll: wrong === undefined });
    if (!wrong) shown?.closest("form")?.scrollIntoView({ block: "start" });
  }, [step]);

  // A step that was refused shows that a field is right as soon as it is. At the next press would be too late: what the
  // message leaves behind would move the pressed button away under the pointer.
  useEffect(() => {
    const { unsubscribe } = form.watch((_, { name }) => {
      if (name && form.getFieldState(name).invalid) void form.trigger(name);
    });
    return unsubscribe;
  }, [form]);

  const neighbour = (by: 1 | -1) => step + (isRareStep(steps[step + by]) ? 2 * by : by);

  /** Shows the first step with an error. */
  function showFirstError(): void {
    const first = names.findIndex((own) => own.some((name) => form.getFieldState(name).invalid));
    if (first !== -1) setStep(first);
  }

  /** Shows the next step if the current one is valid. */
  async function nextStep(): Promise<void> {
    if (await form.trigger(names[step] ?? [], { shouldFocus: true })) setStep(neighbour(1));
  }

  const goBack = () => setStep(neighbour(-1));
  const isLast = step === steps.length;
  return { steps, step, setStep, body, isWrong, goOn: nextStep, goBack, showFirstError, isLast };
}
