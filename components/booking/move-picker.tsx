import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { PeriodStep } from "@/components/picker/period-step";
import PickerAlternatives from "@/components/picker/picker-alternatives";
import { PickerCalendar } from "@/components/picker/picker-calendar";
import { PickerProblem } from "@/components/picker/picker-messages";
import { PickerSummary } from "@/components/picker/picker-summary";
import { usePicker } from "@/components/picker/use-picker";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { Button } from "@/components/ui/button";
import { UnbrokenHours } from "@/components/ui/unbroken-hours";
import { toast } from "@/components/ui/use-toast";
import { useTextResolver } from "@/components/ui/use-words";
import { api, failureText } from "@/lib/client/api-client";
import type { Expected } from "@/lib/client/booking/booking-details";
import { today } from "@/lib/client/browser-date";
import { useExpectedTotal } from "@/lib/client/money/use-expected-total";
import { bookingTotal } from "@/lib/domain/booking/booking-text";
import type { Period } from "@/lib/domain/room-time/period";
import { describeDate, describeDifference } from "@/lib/domain/search/alternative-text";
import type { Booking, BookingMoved } from "@/lib/schemas/booking/booking";
import type { UpfrontAmounts } from "@/lib/schemas/money/prepayment";
import type { Space } from "@/lib/schemas/space/space";

interface MovePickerProps {
  booking: Booking;
  space: Space;
  /** The period of an alternative in this room, to start with. */
  requested: Period | null;
  onOther: (target: { spaceId: number; requested: Period }) => void;
  onClose: () => void;
}

/** The prepayment and deposit that the summary shows, sent along so that the server can compare them. */
const besideOf = (quote: UpfrontAmounts | undefined): Omit<Expected, "expectedTotal"> =>
  quote ? { expectedPrepayment: quote.prepayAmount, expectedDeposit: quote.depositAmount } : {};

export function MovePicker({ booking, space, requested, onOther, onClose }: MovePickerProps) {
  const t = useTranslations("bookings.move");
  const word = useTextResolver();
  const router = useRouter();
  const picker = usePicker(space, requested, today(), { isStored: false, moved: booking });
  const { request, quote, availability } = picker;
  const client = useQueryClient();
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<{ of: Period; message: string } | null>(null);
  const isFree = request !== null && quote.data?.isAvailable === true;
  const price = useExpectedTotal(quote.data?.totalAmount, JSON.stringify([space.id, request]));
  const shown = quote.data && {
    totalAmount: price.total ?? 0,
    isOnRequest: price.isChanged ? price.total === 0 : quote.data.isOnRequest,
  };

  async function move(): Promise<void> {
    if (request === null) return;
    setSending(true);
    try {
      const moved = await api.post<BookingMoved>(`/api/bookings/${booking.id}/move`, {
        ...request,
        spaceId: space.id,
        expectedTotal: price.total,
        ...besideOf(quote.data),
      });
      // The move changes the availability of all rooms.
      await Promise.all(
        ["/api/bookings", "availability", "quote", "alternatives"].map((key) =>
          client.invalidateQueries({ queryKey: [key] }),
        ),
      );
      toast({
        title: t("done"),
        description: [
          t("doneText", { room: moved.space.name, date: word(describeDate(moved)) }),
          ...(moved.promoRemoved ? [t("codeEnded")] : []),
        ].join(" "),
      });
      onClose();
      router.refresh();
    } catch (error) {
      price.noteRefusal(error);
      setRefusal({ of: request, message: failureText(error) });
      await availability.refresh();
    } finally {
      setSending(false);
    }
  }

  return (
    <div className="grid min-w-0 grid-cols-1 gap-6 lg:grid-cols-2">
      <section aria-label={t("dates")} className="min-w-0">
        <PickerCalendar picker={picker} />
      </section>
      <div className="flex min-w-0 flex-col gap-5">
        {picker.choice.selection.startDate === null ? (
          <p className="rounded-md bg-sand-100 px-4 py-4 text-[0.95rem] text-ink-2">{t("chooseDay")}</p>
        ) : (
          <PeriodStep space={space} picker={picker} />
        )}
        <PickerSummary space={space} picker={picker} />
        <PickerAlternatives
          space={space}
          picker={picker}
          onOtherSpace={(spaceId, period) => onOther({ spaceId, requested: period })}
        />
        <PriceComparison booking={booking} quote={isFree ? shown : undefined}>
          {isFree && quote.data?.promoRemoved && booking.promo && (
            <p className="mt-2 text-[0.95rem]">{t("codeEnds", { code: booking.promo.code })}</p>
          )}
        </PriceComparison>
        {refusal && refusal.of === request && (
          <PickerProblem>{t("failed", { reason: word(refusal.message) })}</PickerProblem>
        )}
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button variant="outline" onClick={onClose}>
            {t("keep")}
          </Button>
          <SubmitButton variant="action" pending={isSending} disabled={!isFree} onClick={() => void move()}>
            {t("submit")}
          </SubmitButton>
        </div>
      </div>
    </div>
  );
}

interface PriceComparisonProps {
  booking: Booking;
  quote: { totalAmount: number; isOnRequest: boolean } | undefined;
  children: ReactNode;
}

function PriceComparison({ booking, quote, children }: PriceComparisonProps) {
  const t = useTranslations("bookings.move");
  const word = useTextResolver();
  const isOpen = booking.status === "pending" && booking.totalAmount === 0;
  const change =
    quote && !quote.isOnRequest && !isOpen
      ? describeDifference(quote.totalAmount - booking.totalAmount)
      : null;
  return (
    <div role="status">
      <dl className="grid gap-1.5 rounded-md bg-sand-100 px-4 py-3 text-[0.95rem] tabular-nums">
        <div className="flex justify-between gap-4">
          <dt className="text-ink-2">
            <UnbrokenHours>
              {t("now", { room: booking.space.name, date: word(describeDate(booking)) })}
            </UnbrokenHours>
          </dt>
          <dd className="whitespace-nowrap">{word(bookingTotal(booking))}</dd>
        </div>
        {quote && (
          <div className="flex justify-between gap-4 font-semibold">
            <dt>{t("difference")}</dt>
            <dd className="whitespace-nowrap">{change ? word(change) : t("toConfirm")}</dd>
          </div>
        )}
      </dl>
      {children}
    </div>
  );
}
