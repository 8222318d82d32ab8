import { useTranslations } from "next-intl";
import { useEffect, useMemo, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import type { ChosenSeries } from "@/components/booking/series/series-step";
import type { PickerSpace } from "@/components/picker/picker-space";
import { schemaResolver } from "@/components/shared/form/schema-resolver";
import { showServerErrors } from "@/components/shared/form/server-errors";
import { toast } from "@/components/ui/use-toast";
import { useTextResolver } from "@/components/ui/use-words";
import { ApiError, failureText } from "@/lib/client/api-client";
import { loadBookingDraft, saveBookingDraft } from "@/lib/client/booking/booking-draft";
import { type BookingTerms, seriesDates, termsBody } from "@/lib/client/booking/booking-terms";
import { useCreateBooking, useCreateSeries } from "@/lib/client/booking/use-create-booking";
import { useExpectedTotal, useExpectedUpfrontAmounts } from "@/lib/client/money/use-expected-total";
import { useAuthModal } from "@/lib/client/person/use-auth-modal";
import { useSession } from "@/lib/client/person/use-session";
import { awaitsPrepayment, awaitsPrice } from "@/lib/domain/money/prepayment";
import type { Period } from "@/lib/domain/room-time/period";
import { choiceFromPeriod } from "@/lib/domain/room-time/picker-choice";
import type { Booking } from "@/lib/schemas/booking/booking";
import {
  type BookingFormInput,
  type BookingFormValues,
  bookingFormSchema,
} from "@/lib/schemas/booking/booking-form";
import { MAX_ATTENDEES } from "@/lib/schemas/booking/booking-input";
import type { UpfrontAmounts } from "@/lib/schemas/money/prepayment";

interface BookingFormOptions {
  space: PickerSpace;
  request: Period;
  /** The amounts that the form shows, in cents: total, prepayment and deposit. */
  shown: UpfrontAmounts & { totalAmount: number };
  /** Null for a single booking. */
  series: ChosenSeries | null;
  terms: BookingTerms;
  /** Called as the number of attendees is typed: some extras are priced by it. */
  onAttendees: (attendees: number) => void;
  onBooked: (bookings: Booking[]) => void;
  onTaken: () => void;
}

const FIELDS = ["firstName", "lastName", "email", "phone", "purpose", "attendees", "notes"] as const;
const TOAST_TEXTS = {
  one: { held: "heldText", requested: "requestedText", booked: "bookedText" },
  several: { held: "heldDates", requested: "requestedDates", booked: "bookedDates" },
} as const;
const PERIOD_GONE_CODES = new Set<string | null>(["CLOSED", "SLOT_TAKEN", "SPACE_UNAVAILABLE"]);

export interface FormProblem {
  message: string;
  isPeriodGone: boolean;
}

/** The number of attendees in the field, at most `MAX_ATTENDEES`; 1 while the input is invalid. */
export function attendeesIn(typed: string | number): number {
  const count = Number(typed);
  return Number.isInteger(count) && count >= 1 ? Math.min(count, MAX_ATTENDEES) : 1;
}

/** State and submission of the booking form. It is prefilled from session and draft, and validated on blur. */
export function useBookingForm(options: BookingFormOptions) {
  const t = useTranslations("bookingForm");
  const word = useTextResolver();
  const { space, request, shown, series, terms, onAttendees, onBooked, onTaken } = options;
  const quoted = JSON.stringify([space.id, request, terms]);
  const price = useExpectedTotal(shown.totalAmount, quoted);
  const { beside, noteRefusal: noteBeside } = useExpectedUpfrontAmounts(shown, quoted);
  const { user, refresh } = useSession();
  const { openLogin } = useAuthModal();
  // A problem belongs to one period and is discarded with it.
  const [failure, setFailure] = useState<{ of: Period; problem: FormProblem } | null>(null);
  const problem = failure?.of === request ? failure.problem : null;
  const createBooking = useCreateBooking(space.id, request);
  const createSeries = useCreateSeries(space.id, seriesDates(series?.periods ?? [], terms));
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

  const { subscribe, getValues } = form;
  useEffect(() => onAttendees(attendeesIn(getValues("attendees"))), [getValues, onAttendees]);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { purpose, attendees, notes } }) => {
          saveBookingDraft(space.id, {
            choice: choiceFromPeriod(request),
            fields: { purpose, attendees: String(attendees), notes: notes ?? "" },
          });
          onAttendees(attendeesIn(attendees));
        },
      }),
    [subscribe, space.id, request, onAttendees],
  );

  async function send({ acceptsTerms: _, ...contact }: BookingFormValues): Promise<void> {
    // Ignores a second click before the button is rendered as pending.
    if (isSending.current) return;
    isSending.current = true;
    setFailure(null);
    const details = { ...contact, ...termsBody(terms) };
    const expected = {
      expectedTotal: price.total,
      expectedPrepayment: beside.prepayAmount,
      expectedDeposit: beside.depositAmount,
    };
    try {
      const bookings = series
        ? (await createSeries(details, expected)).bookings
        : [(await createBooking(details, expected)).booking];
      const said = bookings.some(awaitsPrepayment)
        ? "held"
        : bookings.every(awaitsPrice)
          ? "requested"
          : "booked";
      toast({
        title: t(said),
        description: t(TOAST_TEXTS[bookings.length > 1 ? "several" : "one"][said]),
        isAside: true,
      });
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
    noteBeside(error);
    const code = error instanceof ApiError ? error.code : null;
    const title = t(code === "PRICE_CHANGED" ? "priceChanged" : "failed");
    toast({ title, description: word(message), variant: "destructive" });
    const isPeriodGone = PERIOD_GONE_CODES.has(code);
    if (isPeriodGone) onTaken();
    if (error instanceof ApiError && error.status === 401) {
      void refresh();
      openLogin();
    }
    const rest = showServerErrors(form, FIELDS, error);
    if (rest !== null) setFailure({ of: request, problem: { message: rest, isPeriodGone } });
  }

  return { form, problem, price, beside, submit: form.handleSubmit(send) };
}
