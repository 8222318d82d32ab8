"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRef } from "react";
import { FormProvider } from "react-hook-form";
import { GuardedDialog } from "@/components/admin/shared/guarded-dialog";
import type { PersonChoice } from "@/components/admin/shared/person-field/person-choice";
import { PersonField } from "@/components/admin/shared/person-field/person-field";
import { useChosenPerson } from "@/components/admin/shared/person-field/use-people";
import type { CourseSummary, OfferingSummary } from "@/components/catalogue/sign-up/offering-summary";
import { SeatsFields } from "@/components/catalogue/sign-up/seats-fields";
import { SignUpPrice } from "@/components/catalogue/sign-up/sign-up-price";
import { titleAndTime } from "@/components/catalogue/sign-up/sign-up-texts";
import { StartDayField } from "@/components/catalogue/sign-up/start-day-field";
import { NotesField } from "@/components/shared/form/participant-fields";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { Button } from "@/components/ui/button";
import { DialogFooter } from "@/components/ui/dialog";
import { Spinner } from "@/components/ui/spinner";
import { useCourseDays } from "@/lib/client/catalogue/use-course-days";
import type { CourseDays } from "@/lib/schemas/catalogue/course";
import { useAddParticipant } from "./use-add-participant";

interface AddParticipantProps {
  offering: OfferingSummary;
  onClose: () => void;
}

const NO_DAYS: CourseDays = { days: [], freePlaces: null };

/** "Aggiungi iscritto": the panel signs a caller up for an event or a course; a name alone will do. */
export function AddParticipantDialog({ offering, onClose }: AddParticipantProps) {
  const t = useTranslations("panel.participants.add");
  const language = useLocale();
  return (
    <GuardedDialog
      title={t("title")}
      description={titleAndTime(offering, language)}
      onClose={onClose}
      className="sm:w-[min(38rem,calc(100vw-3rem))]"
    >
      {({ setDirty, close }) => {
        const shared = { onDirtyChange: setDirty, onCancel: close, onDone: onClose };
        return offering.kind === "course" ? (
          <WithCourseDays {...shared} offering={offering} />
        ) : (
          <ParticipantForm {...shared} offering={offering} days={NO_DAYS} />
        );
      }}
    </GuardedDialog>
  );
}

interface FormProps {
  offering: OfferingSummary;
  onDirtyChange: (isDirty: boolean) => void;
  onCancel: () => void;
  onDone: () => void;
}

function WithCourseDays(props: FormProps & { offering: CourseSummary }) {
  const t = useTranslations("panel.participants.add");
  const { data, error } = useCourseDays(props.offering);
  // Without the days the form asks for one, and the server checks it.
  if (!data && !error) return <Spinner label={t("loadingDays")} />;
  return <ParticipantForm {...props} days={data ?? NO_DAYS} />;
}

function ParticipantForm({
  offering,
  days: { days, freePlaces },
  onDirtyChange,
  onCancel,
  onDone,
}: FormProps & { days: CourseDays }) {
  const t = useTranslations("panel.participants.add");
  const list = useTranslations("panel.shared.waitingList");
  const live = useTranslations("live");
  const { form, choice, choose, errors, submit, isFull, price } = useAddParticipant(offering, {
    firstDay: days[0] ?? "",
    startsFull: freePlaces === 0,
    onDone,
  });
  const { match, isPending } = useChosenPerson(choice);
  const formRef = useRef<HTMLFormElement>(null);
  const { isSubmitting } = form.formState;

  function change(next: PersonChoice): void {
    onDirtyChange(true);
    choose(next);
    if (next.kind === "known")
      requestAnimationFrame(() =>
        formRef.current?.querySelector<HTMLElement>('button[type="submit"]')?.focus(),
      );
  }

  return (
    <form
      ref={formRef}
      method="post"
      noValidate
      onSubmit={submit(match)}
      className="flex min-w-0 flex-col gap-5"
    >
      <PersonField
        choice={choice}
        match={match}
        errors={errors}
        autoFocus
        onChange={change}
        onDirtyChange={() => onDirtyChange(true)}
      />
      <FormProvider {...form}>
        {offering.kind === "course" && <StartDayField days={days} isAtDesk />}
        <SeatsFields free={isFull ? null : freePlaces} />
        <NotesField />
        <SignUpPrice kind={offering.kind} of={price} isWaiting={isFull} isAtDesk />
      </FormProvider>
      {isFull && <p className="text-[0.95rem] text-ink-2">{t("full")}</p>}
      <DialogFooter>
        <Button variant="outline" onClick={onCancel}>
          {live("cancel")}
        </Button>
        <SubmitButton variant="action" pending={isSubmitting || isPending}>
          {isFull ? list("join") : t("title")}
        </SubmitButton>
      </DialogFooter>
    </form>
  );
}
