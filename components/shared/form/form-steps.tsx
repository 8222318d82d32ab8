import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { type FieldValues, get, type UseFormReturn } from "react-hook-form";
import { cn } from "@/components/ui/cn";
import { type FormSection, fieldNames, isOptionalStep, stepsOf } from "./field-definitions";

interface FormStepsProps {
  label: string;
  titles: readonly string[];
  current: number;
  isNumbered: boolean;
  /** The index of the optional step, which has no number; -1 if there is none. */
  rare: number;
  isWrong: (index: number) => boolean;
  onChoose: (index: number) => void;
}

export function FormSteps({ label, titles, current, isNumbered, rare, isWrong, onChoose }: FormStepsProps) {
  const t = useTranslations("editor");
  return (
    <nav aria-label={label}>
      <ol className="m-0 flex list-none flex-wrap gap-2 p-0">
        {titles.map((title, index) => (
          <li key={title}>
            <button
              type="button"
              aria-current={index === current ? "step" : undefined}
              onClick={() => onChoose(index)}
              className={cn(
                "flex min-h-11 items-center gap-2 rounded-full border px-4 text-[0.94rem] font-semibold",
                index === current
                  ? "border-sage-600 bg-sage-100 text-sage-800"
                  : "border-sand-300 bg-surface text-ink-2 hover:border-sand-400",
              )}
            >
              {isNumbered && index !== rare && (
                <span aria-hidden>{rare === -1 || index < rare ? index + 1 : index}</span>
              )}
              <span>
                {title}
                {isWrong(index) && <span className="text-brick-700">{t("wrong")}</span>}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/**
 * Shows the sections of a form step by step, followed by a summary. Optional steps are skipped.
 * @returns `step` is the index of the displayed step, or the number of steps for the summary
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

  // Focuses a newly displayed step, or its first error. The first step gets no focus when the form opens.
  useEffect(() => {
    if (previousStep.current === step) return;
    previousStep.current = step;
    const shown = body.current?.querySelector<HTMLElement>("[data-step]:not([hidden])");
    // The URL may name a field of the step (useFragmentTarget), which is focused already.
    if (shown?.contains(document.activeElement)) return;
    const wrong = shown?.querySelector<HTMLElement>('[aria-invalid="true"], [data-retry]');
    (wrong ?? shown)?.focus({ preventScroll: !wrong });
    if (!wrong) shown?.closest("form")?.scrollIntoView({ block: "start" });
  }, [step]);

  // After a refused step, a field's error disappears as soon as its value is valid. Removing it on the next click would
  // be too late: the layout would move the button away from the pointer.
  useEffect(() => {
    const { unsubscribe } = form.watch((_, { name }) => {
      if (name && form.getFieldState(name).invalid) void form.trigger(name);
    });
    return unsubscribe;
  }, [form]);

  const neighbour = (by: 1 | -1) => step + (isOptionalStep(steps[step + by]) ? 2 * by : by);

  function showFirstError(): void {
    const first = names.findIndex((own) => own.some((name) => form.getFieldState(name).invalid));
    if (first !== -1) setStep(first);
  }

  async function nextStep(): Promise<void> {
    if (await form.trigger(names[step] ?? [], { shouldFocus: true })) setStep(neighbour(1));
  }

  const goBack = () => setStep(neighbour(-1));
  const isLast = step === steps.length;
  return { steps, step, setStep, body, isWrong, goOn: nextStep, goBack, showFirstError, isLast };
}
