"use client";

import type { RefObject } from "react";
import { FormProvider, useFormContext } from "react-hook-form";
import { FormDialog } from "@/components/shared/form-dialog";
import { NotesField, ParticipantFields } from "@/components/shared/participant-fields";
import { SignUpSuccess } from "@/components/shared/sign-up-success";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { today } from "@/lib/client/browser-date";
import { writtenNumber } from "@/lib/domain/booking/confirmation-number";
import { formatLongDay } from "@/lib/domain/time/dates";
import { type CourseSummary, courseCalendarUrl } from "./course-summary";
import { useCourseBookingForm } from "./use-course-booking-form";

/** "Prenota Corso": who comes and from when, then the number. Signing in is not needed. */
export function CourseBookingDialog({
  course,
  opener,
  onClose,
}: {
  course: CourseSummary;
  /** The button that gets the focus back. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}) {
  const { form, submit, created } = useCourseBookingForm(course);

  if (created) {
    const { courseBooking, confirmationNumber } = created;
    const day = courseBooking.startDate ?? today();
    return (
      <SignUpSuccess
        title="Corso prenotato!"
        description="Il tuo posto è confermato. Per qualsiasi cambiamento scrivici citando il numero qui sotto."
        numberLabel="Prenotazione"
        confirmationNumber={writtenNumber("course", confirmationNumber)}
        facts={[
          ["Corso", course.title],
          ["Dal giorno", formatLongDay(day)],
          ...(course.schedule ? ([["Orario", course.schedule]] as const) : []),
          ["A nome di", `${courseBooking.firstName} ${courseBooking.lastName}`],
        ]}
        calendarUrl={courseCalendarUrl(course, day, confirmationNumber)}
        opener={opener}
        onClose={onClose}
      />
    );
  }

  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && !form.formState.isSubmitting && onClose()}
      title="Prenota Corso"
      description={course.schedule ? `${course.title} · ${course.schedule}` : course.title}
      onSubmit={submit}
      submitLabel="Conferma la prenotazione"
      pending={form.formState.isSubmitting}
    >
      <FormProvider {...form}>
        <ParticipantFields />
        <StartDateField />
        <NotesField hint="La tua esperienza, esigenze particolari, una domanda." />
      </FormProvider>
    </FormDialog>
  );
}

/** A component of its own, so that it comes after the names when the first wrong field gets the focus. */
function StartDateField() {
  const { register, formState } = useFormContext<{ startDate: string }>();
  return (
    <Field
      label="Data di inizio"
      hint="Il giorno in cui vuoi cominciare."
      error={formState.errors.startDate?.message}
    >
      <Input type="date" min={today()} {...register("startDate")} />
    </Field>
  );
}
