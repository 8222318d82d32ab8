"use client";

import type { RefObject } from "react";
import { FormProvider, useFormContext } from "react-hook-form";
import { PaymentWithCode } from "@/components/money/payment-with-code";
import { FormDialog } from "@/components/shared/form-dialog";
import { NotesField, ParticipantFields } from "@/components/shared/participant-fields";
import { Queries } from "@/components/shared/queries";
import { SeatsFields } from "@/components/shared/seats-fields";
import { SignUpPrice } from "@/components/shared/sign-up-price";
import { SignUpSuccess } from "@/components/shared/sign-up-success";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { FullNotice } from "@/components/vacancy/full-notice";
import { JoinedDialog } from "@/components/vacancy/joined-dialog";
import { isJoined } from "@/components/vacancy/use-full";
import { today } from "@/lib/client/browser-date";
import { useCourseDays } from "@/lib/client/catalogue/use-course-days";
import { formatTotal } from "@/lib/domain/money/participation-price";
import { writtenNumber } from "@/lib/domain/site/confirmation-number";
import { formatLongDay } from "@/lib/domain/time/dates";
import type { CourseDays } from "@/lib/schemas/catalogue/course";
import { type CourseSummary, courseCalendarUrl } from "./course-summary";
import { useCourseBookingForm } from "./use-course-booking-form";

/** "Prenota Corso": who comes and from when, then the number. Signing in is not needed. */
export function CourseBookingDialog(props: DialogProps) {
  return (
    <Queries>
      <AskedDays {...props} />
    </Queries>
  );
}

function AskedDays(props: DialogProps) {
  const { data, error } = useCourseDays(props.course);
  // Without the days the form asks for one, and the server says whether it is right.
  if (!data && !error) return null;
  return <BookingForm {...props} days={data ?? { days: [], freePlaces: null }} />;
}

interface DialogProps {
  course: CourseSummary;
  /** The button that gets the focus back. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** The panel signs somebody else up. */
  isForOther?: boolean;
}

function BookingForm({
  isForOther = false,
  course,
  opener,
  onClose,
  days: { days, freePlaces },
}: DialogProps & { days: CourseDays }) {
  const { form, submit, created, isFull, price } = useCourseBookingForm(course, days[0] ?? "", {
    isForOther,
    startsFull: freePlaces === 0,
  });

  if (created && isJoined(created))
    return <JoinedDialog entry={created.entry} opener={opener} onClose={onClose} />;
  if (created) {
    const { courseBooking, confirmationNumber } = created;
    const day = courseBooking.startDate ?? today();
    return (
      <SignUpSuccess
        title="Corso prenotato!"
        description="Il tuo posto è confermato. Nella mail trovi il codice per l'ingresso e il link per annullare, se cambi programma."
        numberLabel="Prenotazione"
        confirmationNumber={writtenNumber("course", confirmationNumber)}
        facts={[
          ["Corso", course.title],
          ["Dal giorno", formatLongDay(day)],
          ...(course.schedule ? ([["Orario", course.schedule]] as const) : []),
          ...(courseBooking.seats > 1 ? ([["Posti", String(courseBooking.seats)]] as const) : []),
          ["Totale", formatTotal(course, courseBooking.totalAmount)],
          ["A nome di", `${courseBooking.firstName} ${courseBooking.lastName}`],
        ]}
        payment={<PaymentWithCode open={{ ...courseBooking, kind: "course" }} />}
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
      title={isFull ? "Lista d'attesa" : isForOther ? "Aggiungi iscritto" : "Prenota Corso"}
      description={course.schedule ? `${course.title} · ${course.schedule}` : course.title}
      onSubmit={submit}
      submitLabel={isFull ? "Avvisami se si libera" : "Conferma la prenotazione"}
      pending={form.formState.isSubmitting}
    >
      <FormProvider {...form}>
        <ParticipantFields />
        {days.length === 0 ? <StartDateField /> : <StartDayField days={days} />}
        <SeatsFields free={isFull ? null : freePlaces} />
        <NotesField hint="La tua esperienza, esigenze particolari, una domanda." />
        <SignUpPrice of={price} isWaiting={isFull} />
        {isFull && <FullNotice />}
      </FormProvider>
    </FormDialog>
  );
}

/** Of a course with days: those on which one can still begin, the next one first. */
function StartDayField({ days }: { days: readonly string[] }) {
  const { register, formState } = useFormContext<{ startDate: string }>();
  return (
    <Field
      label="Data di inizio"
      hint="Il primo incontro a cui vieni."
      error={formState.errors.startDate?.message}
    >
      <Select {...register("startDate")}>
        {days.map((day) => (
          <option key={day} value={day}>
            {formatLongDay(day)}
          </option>
        ))}
      </Select>
    </Field>
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
