"use client";

import { useRouter } from "next/navigation";
import type { RefObject } from "react";
import { FormProvider } from "react-hook-form";
import type { z } from "zod";
import { PaymentWithCode } from "@/components/money/payment-with-code";
import { FormDialog } from "@/components/shared/form-dialog";
import { NO_PARTICIPANT, NotesField, ParticipantFields } from "@/components/shared/participant-fields";
import { Queries } from "@/components/shared/queries";
import { ONE_SEAT, SeatsFields, seatsOf } from "@/components/shared/seats-fields";
import { SignUpPrice } from "@/components/shared/sign-up-price";
import { SignUpSuccess } from "@/components/shared/sign-up-success";
import { usePlacePrice } from "@/components/shared/use-place-price";
import { useSignUpForm } from "@/components/shared/use-sign-up-form";
import { FullNotice } from "@/components/vacancy/full-notice";
import { JoinedDialog } from "@/components/vacancy/joined-dialog";
import { isJoined, useFull } from "@/components/vacancy/use-full";
import { ApiError } from "@/lib/client/api-client";
import { signUpForEvent } from "@/lib/client/sign-up/sign-up";
import { eventDays, eventTimes } from "@/lib/domain/catalogue/event-words";
import { formatTotal } from "@/lib/domain/money/participation-price";
import { writtenNumber } from "@/lib/domain/site/confirmation-number";
import { paths } from "@/lib/paths";
import {
  type EventRegistrationInput,
  type eventRegistrationCreatedSchema,
  eventRegistrationInputSchema,
} from "@/lib/schemas/sign-up/event-registration";
import { type EventSummary, eventCalendarUrl } from "./event-calendar-entry";

type Created = z.infer<typeof eventRegistrationCreatedSchema>;

/** The site's own registration for an event, from the form to the number. */
export function EventRegistrationDialog(props: DialogProps) {
  return (
    <Queries>
      <Registration {...props} />
    </Queries>
  );
}

interface DialogProps {
  event: EventSummary;
  /** The panel signs somebody else up. */
  isForOther?: boolean;
  /** Whether one can only wait for it. */
  isFull?: boolean;
  /** The button that gets the focus back. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

function Registration({ event, isFull = false, opener, onClose, isForOther = false }: DialogProps) {
  const router = useRouter();
  const price = usePlacePrice(event);
  const full = useFull(
    { kind: "event", eventId: event.id },
    isFull,
    ({ expectedTotal, ...input }: EventRegistrationInput & { expectedTotal: number }) =>
      signUpForEvent<Created>(event.id, input, expectedTotal),
  );
  const { form, submit, created } = useSignUpForm({
    schema: eventRegistrationInputSchema,
    empty: { ...NO_PARTICIPANT, ...ONE_SEAT },
    send: (input) => full.send(price.withTotal(seatsOf(input))),
    onCreated: () => router.refresh(),
    failure: full.isFull ? "Richiesta non riuscita" : "Iscrizione non riuscita",
    isForOther,
    onFailure: (error) => {
      full.onRefused(error);
      price.onRefused(error, Number(form.getValues("seats")));
      // Another price, or somebody was faster: the page should say so too.
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
          ["Totale", formatTotal(event, created.registration.totalAmount)],
          ["A nome di", `${created.registration.firstName} ${created.registration.lastName}`],
        ]}
        payment={<PaymentWithCode open={{ ...created.registration, kind: "event" }} />}
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
        <SignUpPrice of={price.shown} isWaiting={full.isFull} />
        {full.isFull && <FullNotice />}
      </FormProvider>
    </FormDialog>
  );
}
