import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { FormProvider } from "react-hook-form";
import { GuardedDialog } from "@/components/admin/shared/guarded-dialog";
import type { PersonChoice } from "@/components/admin/shared/person-field/person-choice";
import { PersonField } from "@/components/admin/shared/person-field/person-field";
import { useChosenPerson } from "@/components/admin/shared/person-field/use-people";
import { LessonField, lessonsToCome } from "@/components/catalogue/sign-up/lesson-field";
import type { CourseSummary, OfferingSummary } from "@/components/catalogue/sign-up/offering-summary";
import { SeatsFields } from "@/components/catalogue/sign-up/seats-fields";
import { SignUpCode } from "@/components/catalogue/sign-up/sign-up-code";
import { SignUpPrice } from "@/components/catalogue/sign-up/sign-up-price";
import { titleAndTime } from "@/components/catalogue/sign-up/sign-up-texts";
import { StartDayField } from "@/components/catalogue/sign-up/start-day-field";
import { PersonPassChoice } from "@/components/pass/pass-choice";
import { NotesField } from "@/components/shared/form/participant-fields";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { TableError } from "@/components/shared/table/table-states";
import { Button } from "@/components/ui/button";
import { DialogFooter } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Spinner } from "@/components/ui/spinner";
import { useCourseDays, useLessons } from "@/lib/client/catalogue/use-course-days";
import type { CourseDays } from "@/lib/schemas/catalogue/course";
import type { Lesson } from "@/lib/schemas/catalogue/lesson";
import { useAddParticipant } from "./use-add-participant";

interface AddParticipantProps {
  offering: OfferingSummary;
  /** A single lesson of the course; null if it cannot be booked. */
  single?: CourseSummary | null;
  onClose: () => void;
}

const NO_DAYS: CourseDays = { days: [], freePlaces: null };

/** "Aggiungi iscritto": signs a caller up for an event or a course; a name is enough. */
export function AddParticipantDialog({ offering, single = null, onClose }: AddParticipantProps) {
  const t = useTranslations("panel.participants.add");
  const [isSingle, setSingle] = useState(false);
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
        if (offering.kind === "event")
          return <ParticipantForm {...shared} offering={offering} days={NO_DAYS} />;
        return (
          <>
            {single !== null && (
              <Field label={t("what")}>
                <Select
                  value={isSingle ? "lesson" : "course"}
                  onChange={({ target }) => setSingle(target.value === "lesson")}
                >
                  <option value="course">{t("wholeCourse")}</option>
                  <option value="lesson">{t("oneLesson")}</option>
                </Select>
              </Field>
            )}
            {isSingle && single !== null ? (
              <WithLessons {...shared} offering={single} />
            ) : (
              <WithCourseDays {...shared} offering={offering} />
            )}
          </>
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
  // If the days cannot be loaded, the form asks for a date, and the server checks it.
  if (!data && !error) return <Spinner label={t("loadingDays")} />;
  return <ParticipantForm {...props} days={data ?? NO_DAYS} />;
}

function WithLessons(props: FormProps & { offering: CourseSummary }) {
  const t = useTranslations("panel.participants.add");
  const tLesson = useTranslations("signUp.lesson");
  const { data, error, refetch } = useLessons(props.offering.id);
  if (error && !data) return <TableError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Spinner label={t("loadingDays")} />;
  const lessons = lessonsToCome(data, new Date());
  if (lessons.length === 0) return <p className="rounded-md bg-sand-100 p-4">{tLesson("none")}</p>;
  return <ParticipantForm {...props} days={NO_DAYS} lessons={lessons} />;
}

function ParticipantForm({
  offering,
  days: { days, freePlaces },
  lessons = null,
  onDirtyChange,
  onCancel,
  onDone,
}: FormProps & { days: CourseDays; lessons?: readonly Lesson[] | null }) {
  const t = useTranslations("panel.participants.add");
  const list = useTranslations("panel.shared.waitingList");
  const live = useTranslations("live");
  const { form, choice, choose, errors, submit, isFull, price, day } = useAddParticipant(offering, {
    firstDay: days[0] ?? "",
    lessons,
    startsFull: freePlaces === 0,
    onDone,
  });
  const { match, isPending } = useChosenPerson(choice);
  const personId = choice.kind === "known" ? choice.person.id : match?.id;
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
        onChange={change}
        onDirtyChange={() => onDirtyChange(true)}
      />
      <FormProvider {...form}>
        {lessons && <LessonField lessons={lessons} isAtDesk />}
        {offering.kind === "course" && lessons === null && <StartDayField days={days} isAtDesk />}
        <SeatsFields free={isFull ? null : freePlaces} />
        <NotesField />
        {!isFull && day !== null && personId !== undefined && (
          // Each person has different passes, so the choice is reset.
          <PersonPassChoice
            key={personId}
            personId={personId}
            kind={offering.kind}
            id={offering.id}
            day={day}
          />
        )}
        {!isFull && <SignUpCode kind={offering.kind} priceAmount={price.priceAmount} />}
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
