import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { offerUndo } from "@/components/admin/shared/offer-undo";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { useMailNotice } from "@/components/admin/shared/use-mail-notice";
import { ConfirmDialog } from "@/components/shared/feedback/confirm-dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/use-toast";
import { useTextResolver } from "@/components/ui/use-words";
import { api } from "@/lib/client/api-client";
import { useCancelSeries, useSeriesCancellation } from "@/lib/client/booking/use-cancel-booking";
import { bookingDays } from "@/lib/domain/booking/booking-text";
import {
  cancellationOutcome,
  outcomeForCentre,
  sumOfOutcomes,
} from "@/lib/domain/money/cancellation-outcome";
import { hasEmail } from "@/lib/domain/person/email";
import { fullName } from "@/lib/domain/person/full-name";
import type { Booking, BookingChanged } from "@/lib/schemas/booking/booking";
import { useRestoreBooking } from "./use-restore-booking";

/** One date of a series, that and the following ones, or all remaining ones. */
const SCOPES = ["one", "from", "all"] as const;
type Scope = (typeof SCOPES)[number];
const scopeOf = (value: string): Scope => SCOPES.find((scope) => scope === value) ?? "one";

interface SeriesSummaryProps {
  seriesId: number;
  from: string | null;
  percent: number;
}

function SeriesSummary({ seriesId, from, percent }: SeriesSummaryProps) {
  const t = useTranslations("panel.booking.cancel");
  const word = useTextResolver();
  const { data } = useSeriesCancellation(seriesId, from);
  if (!data) return null;
  const outcome = sumOfOutcomes(data.bookings.map((booking) => cancellationOutcome(booking, percent)));
  return (
    <p role="status" className="rounded-md bg-sand-100 px-4 py-3 text-[0.95rem]">
      {t("seriesSummary", { count: data.bookings.length, outcome: word(outcomeForCentre(outcome)) })}
    </p>
  );
}

/** Parses a whole percentage from 0 to 100; null if it is not one. */
export function parsePercent(text: string): number | null {
  const percent = /^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return percent <= 100 ? percent : null;
}

/**
 * Cancels a booking on behalf of the centre: full refund unless another percentage is given, with a reason for the
 * customer.
 */
export function CancelDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const t = useTranslations("panel.booking.cancel");
  const own = useTranslations("bookings");
  const language = useLocale();
  const word = useTextResolver();
  const mailNotice = useMailNotice();
  const act = useAdminAction();
  const restore = useRestoreBooking();
  const [typed, setTyped] = useState("100");
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const [scope, setScope] = useState<Scope>("one");
  const cancelSeries = useCancelSeries();
  const percent = parsePercent(typed);
  const outlook = word(outcomeForCentre(cancellationOutcome(booking, percent ?? 0)));

  async function cancel(): Promise<void> {
    setTried(true);
    if (percent === null) throw new Error(t("percentWrong"));
    const terms = { refundPercent: percent, reason };
    const { seriesId } = booking;
    const failure = own("cancel.failedText");
    if (seriesId === null || scope === "one") {
      const body = { status: "canceled", ...terms };
      const canceled = await act(() => api.put<BookingChanged>(`/api/bookings/${booking.id}`, body), {
        failure,
      });
      const { paidAmount, refundDue, dueAmount, sent } = canceled;
      const money = word(outcomeForCentre({ paidAmount, comesBack: refundDue, stillOwed: dueAmount }));
      const undo = () => restore(booking.id);
      offerUndo(own("cancel.done"), undo, `${money} ${mailNotice(sent)}`);
      return;
    }
    const from = scope === "from" ? booking.startDate : null;
    const outcome = await act(() => cancelSeries(seriesId, from, terms), { failure });
    toast({
      title: own("series.canceled"),
      description: `${word(outcomeForCentre(outcome))} ${mailNotice(outcome.sent)}`,
    });
  }

  return (
    <ConfirmDialog
      onOpenChange={(open) => !open && onClose()}
      title={own("cancel.title")}
      description={t("text", {
        customer: fullName(booking),
        room: booking.space.name,
        days: bookingDays(booking, language),
        mails: mailNotice(hasEmail(booking.email), t("mailed")),
      })}
      confirmLabel={own("cancel.button")}
      cancelLabel={t("keep")}
      destructive
      onConfirm={cancel}
    >
      <div className="flex flex-col gap-4">
        {booking.seriesId !== null && (
          <>
            <Field label={t("what")}>
              <Select value={scope} onChange={({ target }) => setScope(scopeOf(target.value))}>
                {SCOPES.map((one) => (
                  <option key={one} value={one}>
                    {t(`scope.${one}`)}
                  </option>
                ))}
              </Select>
            </Field>
            {scope !== "one" && (
              <SeriesSummary
                seriesId={booking.seriesId}
                from={scope === "from" ? booking.startDate : null}
                percent={percent ?? 0}
              />
            )}
          </>
        )}
        {booking.totalAmount > 0 && (
          <Field
            label={t("refund")}
            hint={percent === null || scope !== "one" ? undefined : outlook}
            error={isTried && percent === null ? t("percentWrong") : undefined}
          >
            <Input
              inputMode="numeric"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              className="max-w-32"
            />
          </Field>
        )}
        <Field label={t("reason")} optional>
          <Textarea
            rows={2}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
      </div>
    </ConfirmDialog>
  );
}
