"use client";

import { useEffect, useMemo, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { schemaResolver } from "@/components/shared/form/schema-resolver";
import { showServerErrors } from "@/components/shared/form/server-errors";
import { toast } from "@/components/ui/use-toast";
import { ApiError, failureText } from "@/lib/client/api-client";
import { loadBookingDraft, saveBookingDraft } from "@/lib/client/booking-draft";
import { useCreateBooking } from "@/lib/client/create-booking";
import { useAuthModal } from "@/lib/client/use-auth-modal";
import { useSession } from "@/lib/client/use-session";
import type { Period } from "@/lib/domain/period/period";
import { choiceFromPeriod } from "@/lib/domain/period/picker-choice";
import type { Booking } from "@/lib/schemas/booking";
import { type BookingFormInput, type BookingFormValues, bookingFormSchema } from "@/lib/schemas/booking-form";
import type { PickerSpace } from "../booking-picker/picker-space";

interface BookingFormOptions {
  space: PickerSpace;
  request: Period;
  onBooked: (booking: Booking) => void;
  onTaken: () => void;
}

const FIELDS = ["firstName", "lastName", "email", "phone", "purpose", "attendees", "notes"] as const;
/** The period is gone; the same data may be sent for another one. */
const GONE = new Set<string | null>(["CLOSED", "SLOT_TAKEN", "SPACE_UNAVAILABLE"]);

/** Why a submission failed, where no field is to blame. */
export interface FormProblem {
  message: string;
  /** Another period must be chosen. */
  isPeriodGone: boolean;
}

/** The state of the booking form: filled in from the session and the draft, checked on blur, sent once. */
export function useBookingForm({ space, request, onBooked, onTaken }: BookingFormOptions) {
  const { user, refresh } = useSession();
  const { openLogin } = useAuthModal();
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const createBooking = useCreateBooking(space.id, request);
  const isSending = useRef(false);

  const schema = useMemo(() => bookingFormSchema(space.capacity), [space.capacity]);
  const [kept] = useState(() => loadBookingDraft(space.id)?.fields ?? null);
  const form = useForm<BookingFormInput, unknown, BookingFormValues>({
    mode: "onBlur",
    resolver: schemaResolver(schema),
    defaultValues: {
      firstName: user?.firstName ?? "",
      lastName: user?.lastName ?? "",
      email: user?.email ?? "",
      phone: user?.phone ?? "",
      purpose: kept?.purpose ?? "",
      attendees: kept?.attendees ?? "1",
      notes: kept?.notes ?? "",
      acceptsTerms: false,
    },
  });

  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { purpose, attendees, notes } }) =>
          saveBookingDraft(space.id, {
            choice: choiceFromPeriod(request),
            fields: { purpose, attendees: String(attendees), notes: notes ?? "" },
          }),
      }),
    [subscribe, space.id, request],
  );

  async function send({ acceptsTerms: _, ...contact }: BookingFormValues): Promise<void> {
    // Two presses before the first render: the second is the same submission.
    if (isSending.current) return;
    isSending.current = true;
    setProblem(null);
    try {
      const booking = await createBooking(contact);
      toast(successToast(booking));
      onBooked(booking);
    } catch (error) {
      handleFailure(error);
    } finally {
      isSending.current = false;
    }
  }

  function handleFailure(error: unknown): void {
    const message = failureText(error);
    toast({ title: "Prenotazione fallita", description: message, variant: "destructive" });
    const code = error instanceof ApiError ? error.code : null;
    const isPeriodGone = GONE.has(code);
    if (isPeriodGone) onTaken();
    if (error instanceof ApiError && error.status === 401) {
      void refresh();
      openLogin();
    }
    const rest = showServerErrors(form, FIELDS, error);
    if (rest !== null) setProblem({ message: rest, isPeriodGone });
  }

  return { form, problem, submit: form.handleSubmit(send) };
}

function successToast({ status }: Booking) {
  return status === "pending"
    ? {
        title: "Richiesta inviata",
        description: "Il centro ti scriverà appena la prenotazione è confermata con l'importo.",
      }
    : {
        title: "Prenotazione confermata",
        description: "La tua prenotazione è stata confermata con successo!",
      };
}
