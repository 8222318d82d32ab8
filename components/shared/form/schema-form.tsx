import { useTranslations } from "next-intl";
import { type ReactNode, type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type DefaultValues, type FieldValues, FormProvider, useForm } from "react-hook-form";
import type { z } from "zod";
import { PendingUploadsProvider, usePendingUploads } from "@/components/shared/form/pictures/pending-uploads";
import { UploadBar } from "@/components/shared/form/pictures/picture-picker";
import { schemaResolver } from "@/components/shared/form/schema-resolver";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { Button, type ButtonProps } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { pinnedButtons } from "@/components/ui/dialog";
import { CircleAlert } from "@/components/ui/icons";
import { Sentence } from "@/components/ui/sentence";
import { type FormSection, fieldNames, isOptionalStep } from "./field-definitions";
import { FormSectionFields, SECTION_TITLE_CLASS } from "./form-section";
import { FormSteps, useFormSteps } from "./form-steps";
import { FormSummary } from "./form-summary";
import { showServerErrors } from "./server-errors";
import { useFragmentTarget } from "./use-fragment-target";
import { useStoredDraft } from "./use-stored-draft";
import { useUnsavedChanges } from "./use-unsaved-changes";

export interface SchemaFormProps<Values extends FieldValues, Output> {
  /** The schema of the API, so that valid input is accepted by the server. */
  schema: z.ZodType<Output, Values>;
  sections: readonly FormSection<Values>[];
  defaultValues: DefaultValues<Values>;
  /** Sends the validated values. Its errors are shown at the fields that they name, others above the buttons. */
  onSubmit: (output: Output, onProgress: (part: number) => void) => Promise<void>;
  submitLabel: string;
  submitVariant?: ButtonProps["variant"];
  /** For long forms: one section at a time, with a summary at the end ("steps") or in any order ("tabs"). */
  layout?: "steps" | "tabs";
  buttons?: ReactNode;
  /** Leaves the form, by a button before the submit button. */
  onBack?: () => void;
  backLabel?: string;
  /** Makes the buttons sticky, for a form that is longer than its dialog. */
  hasPinnedButtons?: boolean;
  /** Positions pinned buttons outside of a dialog. */
  buttonsClassName?: string;
  /** Sticky content next to the fields on wide screens; hidden on narrow ones. */
  aside?: ReactNode;
  children?: ReactNode;
  onDirtyChange?: (isDirty: boolean) => void;
  /** The key under which the surrounding `StateStore` preserves unsaved input while another page is shown. */
  keptAs?: string;
  /** The message above the buttons for an error that belongs to no field; the server's message by default. */
  messageFor?: (error: unknown) => string;
  problem?: ReactNode;
}

export function SchemaForm<Values extends FieldValues, Output>(props: SchemaFormProps<Values, Output>) {
  const t = useTranslations("editor");
  const { schema, sections, defaultValues, onSubmit, onDirtyChange, messageFor } = props;
  const [progress, setProgress] = useState<number | null>(null);
  const form = useForm<Values, unknown, Output>({
    resolver: schemaResolver(schema),
    defaultValues,
    mode: "onTouched",
  });
  const { isDirty, isSubmitting, errors } = form.formState;
  useUnsavedChanges(isDirty);
  useStoredDraft(form, props.keptAs ?? null);
  // A layout effect, so that Escape pressed right after the first letter already finds the form dirty.
  useLayoutEffect(() => onDirtyChange?.(isDirty), [isDirty, onDirtyChange]);

  const uploads = usePendingUploads();
  const [isWaiting, setWaiting] = useState(false);
  const steps = useFormSteps(form, sections);
  const isStepwise = props.layout === "steps";
  const hasOneShown = props.layout !== undefined;
  useFragmentTarget(steps.body, hasOneShown ? steps.setStep : null);
  const isEnd = !isStepwise || steps.isLast;

  const send = form.handleSubmit(async (output) => {
    try {
      await onSubmit(output, setProgress);
      // The saved values become the initial ones, so that the form is no longer dirty.
      form.reset(form.getValues());
    } catch (error) {
      const rest = showServerErrors(form, fieldNames(sections), error, messageFor);
      if (rest !== null) form.setError("root", { type: "server", message: rest });
      steps.showFirstError();
    } finally {
      setProgress(null);
    }
  }, steps.showFirstError);

  const rare = steps.steps.findIndex(isOptionalStep);
  const titles = [
    ...steps.steps.map(([section], index) => (index === rare ? t("rare") : (section?.title ?? ""))),
    ...(isStepwise ? [t("summary")] : []),
  ];

  /** Submits the form once its uploads are finished; not if one failed, which its field shows. */
  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isWaiting) return;
    if (!isEnd) return steps.goOn();
    if (uploads.isEmpty()) return send(event);
    setWaiting(true);
    try {
      if (await uploads.allDone()) await send();
      else if (hasOneShown) steps.showFirstError();
    } finally {
      setWaiting(false);
    }
  }

  return (
    <FormProvider {...form}>
      <form
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
        className="flex min-w-0 scroll-mt-24 flex-col gap-8"
      >
        {props.layout && (
          <FormSteps
            label={isStepwise ? t("steps") : t("sections")}
            titles={titles}
            current={steps.step}
            isNumbered={isStepwise}
            rare={rare}
            isWrong={steps.isWrong}
            onChoose={steps.setStep}
          />
        )}
        <PendingUploadsProvider value={uploads}>
          <div
            className={
              props.aside === undefined
                ? undefined
                : "lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,0.72fr)] lg:gap-8"
            }
          >
            <div ref={steps.body} className="flex min-w-0 flex-col gap-8">
              {steps.steps.map((ofStep, index) =>
                ofStep.map((section) => (
                  <FormSectionFields
                    key={section.title}
                    section={section}
                    isOnly={sections.length === 1}
                    isHidden={hasOneShown && index !== steps.step}
                    isWrong={steps.isWrong(index)}
                  />
                )),
              )}
              {isStepwise && steps.isLast && (
                <fieldset data-step tabIndex={-1} className="m-0 min-w-0 border-0 p-0 outline-none">
                  <legend className={SECTION_TITLE_CLASS}>{t("summary")}</legend>
                  <FormSummary titles={titles} steps={steps.steps} onChange={steps.setStep} />
                </fieldset>
              )}
            </div>
            {props.aside && <div className="max-lg:hidden">{props.aside}</div>}
          </div>
          {isEnd && props.children}
        </PendingUploadsProvider>
        <p role="status" className="text-[0.94rem] text-ink-2 empty:hidden">
          {isWaiting && t("waiting")}
        </p>
        {progress !== null && <UploadBar progress={progress} />}
        <FormProblem message={errors.root?.message}>{props.problem}</FormProblem>
        <div
          className={
            props.hasPinnedButtons
              ? cn(pinnedButtons, props.buttonsClassName)
              : "flex flex-col-reverse gap-3 sm:flex-row sm:justify-end"
          }
        >
          {props.buttons}
          {props.onBack && (
            <Button variant="outline" onClick={props.onBack}>
              {props.backLabel ?? t("back")}
            </Button>
          )}
          {isStepwise && steps.step > 0 && (
            <Button variant="outline" onClick={steps.goBack}>
              {t("back")}
            </Button>
          )}
          <SubmitButton
            variant={isEnd ? (props.submitVariant ?? "default") : "default"}
            pending={isSubmitting || isWaiting}
          >
            {isEnd ? props.submitLabel : t("next")}
          </SubmitButton>
        </div>
      </form>
    </FormProvider>
  );
}

function FormProblem({ message, children }: { message: string | undefined; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message) place.current?.scrollIntoView?.({ block: "nearest" });
  }, [message]);
  return (
    <div ref={place} role="alert" className="flex flex-col gap-3 empty:hidden">
      {message && (
        <p className="flex items-start gap-2 rounded-md bg-brick-100 px-4 py-3 text-[0.95rem] font-medium text-brick-700">
          <CircleAlert className="mt-0.5 size-5 shrink-0" />
          <Sentence of={message} />
        </p>
      )}
      {message && children}
    </div>
  );
}
