"use client";

import { useRouter } from "next/navigation";
import type { RefObject } from "react";
import { FormProvider } from "react-hook-form";
import type { z } from "zod";
import { FormDialog } from "@/components/shared/form-dialog";
import { NO_PARTICIPANT, NotesField, ParticipantFields } from "@/components/shared/participant-fields";
import { ONE_SEAT, SeatsFields, seatsOf } from "@/components/shared/seats-fields";
import { SignUpSuccess } from "@/components/shared/sign-up-success";
import { useSignUpForm } from "@/components/shared/use-sign-up-form";
import { FullNotice } from "@/components/waiting/full-notice";
import { JoinedDialog } from "@/components/waiting/joined-dialog";
import { isJoined, useFull } from "@/components/waiting/use-full";
import { ApiError } from "@/lib/client/api-client";
import { signUpForEvent } from "@/lib/client/sign-up";
import { writtenNumber } from "@/lib/domain/booking/confirmation-number";
import { eventDays, eventTimes } from "@/lib/domain/event/event-words";
import { paths } from "@/lib/paths";
import {
  type EventRegistrationInput,
  type eventRegistrationCreatedSchema,
  eventRegistrationInputSchema,
} from "@/lib/schemas/event-registration";
import { type EventSummary, eventCalendarUrl } from "./event-calendar-entry";

type Created = z.infer<typeof eventRegistrationCreatedSchema>;

/** The site's own registration for an event, from the form to the number. */
export function EventRegistrationDialog({
  event,
  isFull = false,
  opener,
  onClose,
  isForOther = false,
}: {
  event: EventSummary;
  /** The panel signs somebody else up. */
  isForOther?: boolean;
  /** Whether one can only wait for it. */
  isFull?: boolean;
  /** The button that gets the focus back. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}) {
  const router = useRouter();
  const full = useFull({ kind: "event", eventId: event.id }, isFull, (input: EventRegistrationInput) =>
    signUpForEvent<Created>(event.id, input),
  );
  const { form, submit, created } = useSignUpForm({
    schema: eventRegistrationInputSchema,
    empty: { ...NO_PARTICIPANT, ...ONE_SEAT },
    send: (input) => full.send(seatsOf(input)),
    onCreated: () => router.refresh(),
    failure: full.isFull ? "Richiesta non riuscita" : "Iscrizione non riuscita",
    isForOther,
    onFailure: (error) => {
      full.onRefused(error);
      // Somebody was faster: the page should say so too.
      if (error instanceof ApiError && error.status === 409) router.refresh();
    },
  });

  if (created && isJoined(created))
    return <JoinedDialog entry={created.entry} opener={opener} onClose={onClose} />;
  if (created)
    return (
      <SignUpSuccess
        title="Iscrizione confermata!"
        description="Ti aspettiamo. Nella mail trovi il codice per l'ingresso e il link per annullare, se cambi programma."
        numberLabel="Iscrizione"
        confirmationNumber={writtenNumber("event", created.confirmationNumber)}
        facts={[
          ["Evento", event.title],
          ["Quando", eventDays(event)],
          ["Orario", eventTimes(event)],
          ...(created.registration.seats > 1
            ? ([["Posti", String(created.registration.seats)]] as const)
            : []),
          ["A nome di", `${created.registration.firstName} ${created.registration.lastName}`],
        ]}
        calendarUrl={eventCalendarUrl(
          event,
          `Iscrizione #${writtenNumber("event", created.confirmationNumber)}`,
        )}
        icsUrl={paths.eventCalendar(event)}
        opener={opener}
        onClose={onClose}
      />
    );

  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && !form.formState.isSubmitting && onClose()}
      title={full.isFull ? "Lista d'attesa" : isForOther ? "Aggiungi iscritto" : "Iscriviti all'evento"}
      description={`${event.title} · ${eventDays(event)}`}
      onSubmit={submit}
      submitLabel={full.isFull ? "Avvisami se si libera" : "Conferma l'iscrizione"}
      pending={form.formState.isSubmitting}
    >
      <FormProvider {...form}>
        <ParticipantFields phoneIsOptional />
        <SeatsFields />
        <NotesField hint="Allergie, esigenze particolari, una domanda." />
        {full.isFull && <FullNotice />}
      </FormProvider>
    </FormDialog>
  );
}
