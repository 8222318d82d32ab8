"use client";

import { useEffect, useMemo, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import type { ChosenSeries } from "@/components/booking/series/series-step";
import type { PickerSpace } from "@/components/picker/picker-space";
import { schemaResolver } from "@/components/shared/form/schema-resolver";
import { showServerErrors } from "@/components/shared/form/server-errors";
import { toast } from "@/components/ui/use-toast";
import { ApiError, failureText } from "@/lib/client/api-client";
import { loadBookingDraft, saveBookingDraft } from "@/lib/client/booking/booking-draft";
import { useCreateBooking } from "@/lib/client/booking/use-create-booking";
import { useCreateSeries } from "@/lib/client/booking/use-create-series";
import { useExpectedTotal } from "@/lib/client/booking/use-expected-total";
import { useAuthModal } from "@/lib/client/person/use-auth-modal";
import { useSession } from "@/lib/client/person/use-session";
import type { Period } from "@/lib/domain/room-time/period";
import { choiceFromPeriod } from "@/lib/domain/room-time/picker-choice";
import type { Booking } from "@/lib/schemas/booking/booking";
import {
  type BookingFormInput,
  type BookingFormValues,
  bookingFormSchema,
} from "@/lib/schemas/booking/booking-form";

interface BookingFormOptions {
  space: PickerSpace;
  request: Period;
  /** What the form shows as the total, in cents. */
  shownTotal: number;
  /** Further dates that are booked with it; null for a single one. */
  series: ChosenSeries | null;
  onBooked: (bookings: Booking[]) => void;
  onTaken: () => void;
}

const FIELDS = ["firstName", "lastName", "email", "phone", "purpose", "attendees", "notes"] as const;
const NO_DATES: readonly Period[] = [];
/** The period is gone; the same data may be sent for another one. */
const GONE = new Set<string | null>(["CLOSED", "SLOT_TAKEN", "SPACE_UNAVAILABLE"]);

/** Why a submission failed, where no field is to blame. */
export interface FormProblem {
  message: string;
  /** Another period must be chosen. */
  isPeriodGone: boolean;
}

/** The state of the booking form: filled in from the session and the draft, checked on blur, sent once. */
export function useBookingForm(options: BookingFormOptions) {
  const { space, request, shownTotal, series, onBooked, onTaken } = options;
  const price = useExpectedTotal(shownTotal, JSON.stringify([space.id, request]));
  const { user, refresh } = useSession();
  const { openLogin } = useAuthModal();
  // A problem is that of one period: another one starts without.
  const [failure, setFailure] = useState<{ of: Period; problem: FormProblem } | null>(null);
  const problem = failure?.of === request ? failure.problem : null;
  const createBooking = useCreateBooking(space.id, request);
  const createSeries = useCreateSeries(space.id, series?.periods ?? NO_DATES);
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
    setFailure(null);
    try {
      const bookings = series
        ? await createSeries(contact, price.total)
        : [await createBooking(contact, price.total)];
      toast(successToast(bookings));
      onBooked(bookings);
    } catch (error) {
      handleFailure(error);
    } finally {
      isSending.current = false;
    }
  }

  function handleFailure(error: unknown): void {
    const message = failureText(error);
    price.noteRefusal(error);
    const code = error instanceof ApiError ? error.code : null;
    const title = code === "PRICE_CHANGED" ? "Il prezzo è cambiato" : "Prenotazione fallita";
    toast({ title, description: message, variant: "destructive" });
    const isPeriodGone = GONE.has(code);
    if (isPeriodGone) onTaken();
    if (error instanceof ApiError && error.status === 401) {
      void refresh();
      openLogin();
    }
    const rest = showServerErrors(form, FIELDS, error);
    if (rest !== null) setFailure({ of: request, problem: { message: rest, isPeriodGone } });
  }

  return { form, problem, price, submit: form.handleSubmit(send) };
}

function successToast(bookings: readonly Booking[]) {
  const words = bookings.every(({ status }) => status === "pending")
    ? {
        title: "Richiesta inviata",
        description: "Il centro ti scriverà appena la prenotazione è confermata con l'importo.",
      }
    : {
        title: "Prenotazione confermata",
        description: "La tua prenotazione è stata confermata con successo!",
      };
  return { ...words, isLow: true };
}
