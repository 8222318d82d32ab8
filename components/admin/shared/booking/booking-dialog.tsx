import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useCallback, useState } from "react";
import { History } from "@/components/admin/shared/audit/history";
import { GuardedDialog } from "@/components/admin/shared/guarded-dialog";
import { lazyPart } from "@/components/admin/shared/lazy-part";
import { DepositSection } from "@/components/admin/shared/payments/deposit-section";
import { PaymentsSection } from "@/components/admin/shared/payments/payments-section";
import { SeriesPayments } from "@/components/admin/shared/payments/series-payments";
import { PrintSheet } from "@/components/admin/shared/print/print-sheet";
import { CalendarButtons } from "@/components/booking/calendar-buttons";
import { Button } from "@/components/ui/button";
import { Ban, CalendarClock, Check, Coins, Printer, RotateCcw } from "@/components/ui/icons";
import { useSite } from "@/components/ui/site-context";
import { amountDueNow, currentDeadline } from "@/lib/domain/money/prepayment";
import { formatConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { AuditEntry } from "@/lib/schemas/site/audit";
import { AmountForm } from "./amount-form";
import { BookingDetails } from "./booking-details";
import { MoveForm } from "./move-form";
import { placeBefore, type SlotValues } from "./period-fields";
import { useRestoreBooking } from "./use-restore-booking";

const CancelDialog = lazyPart(async () => (await import("./cancel-dialog")).CancelDialog);

type Mode = "view" | "amount" | "move";

export function BookingDialog({ booking: opened, onClose }: { booking: Booking; onClose: () => void }) {
  const t = useTranslations("panel.booking");
  const words = useTranslations("bookingWords");
  const path = `/api/bookings/${opened.id}`;
  const { data: booking } = useQuery<Booking>({
    queryKey: [path],
    initialData: opened,
    refetchOnMount: "always",
  });
  const site = useSite();
  const [mode, setMode] = useState<Mode>("view");
  const [proposed, setProposed] = useState<SlotValues | null>(null);
  const [isCanceling, setCanceling] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  const donePrinting = useCallback(() => setPrinting(false), []);
  const restore = useRestoreBooking();
  const number = formatConfirmationNumber("booking", booking.confirmationNumber);

  return (
    <GuardedDialog
      title={mode === "move" ? t("moveTitle") : t("title")}
      description={words("confirmation", { number })}
      onClose={onClose}
      className="sm:w-[min(42rem,calc(100vw-3rem))]"
    >
      {({ setDirty }) => {
        const back = () => {
          setDirty(false);
          setProposed(null);
          setMode("view");
        };
        if (mode === "move")
          return <MoveForm booking={booking} proposed={proposed} onDirtyChange={setDirty} onDone={back} />;
        const moveBack = (entry: AuditEntry, later: readonly AuditEntry[]) => {
          const before = ({ changes }: AuditEntry) => placeBefore(changes, booking);
          const place = before(entry);
          if (booking.status === "canceled" || place === null || later.some(before)) return null;
          return (
            <Button
              variant="outline"
              size="sm"
              className="mt-2"
              onClick={() => {
                setProposed(place);
                setMode("move");
              }}
            >
              <RotateCcw />
              {t("actions.moveBack")}
            </Button>
          );
        };
        return (
          <>
            <BookingDetails booking={booking} />
            <PaymentsSection
              kind="booking"
              id={booking.id}
              balance={booking}
              askedAmount={amountDueNow(booking)}
              payBy={currentDeadline(booking)}
              onDirtyChange={setDirty}
            />
            <DepositSection booking={booking} onDirtyChange={setDirty} />
            {booking.seriesId !== null && (
              <SeriesPayments seriesId={booking.seriesId} onDirtyChange={setDirty} />
            )}
            {mode === "amount" ? (
              <AmountForm booking={booking} onDirtyChange={setDirty} onDone={back} />
            ) : (
              <Actions
                booking={booking}
                onMode={setMode}
                onCancel={() => setCanceling(true)}
                onRestore={() => void restore(booking.id).catch(() => {})}
                onPrint={() => setPrinting(true)}
              />
            )}
            <History
              entity="booking"
              entityId={booking.id}
              createdAt={booking.createdAt}
              actionOf={moveBack}
            />
            {isCanceling && <CancelDialog booking={booking} onClose={() => setCanceling(false)} />}
            {isPrinting && (
              <PrintSheet onDone={donePrinting}>
                <p>{site.name}</p>
                <h1>{t("printTitle", { number })}</h1>
                <BookingDetails booking={booking} />
              </PrintSheet>
            )}
          </>
        );
      }}
    </GuardedDialog>
  );
}

interface ActionsProps {
  booking: Booking;
  onMode: (mode: Mode) => void;
  onCancel: () => void;
  onRestore: () => void;
  onPrint: () => void;
}

function Actions({ booking, onMode, onCancel, onRestore, onPrint }: ActionsProps) {
  const t = useTranslations("panel.booking");
  const shared = useTranslations("panel.shared");
  const own = useTranslations("bookings.cancel");
  const { status } = booking;
  return (
    <div className="flex flex-col gap-4 border-t border-sand-200 pt-5">
      <div className="flex flex-wrap gap-2">
        {status === "pending" && (
          <Button variant="action" onClick={() => onMode("amount")}>
            <Check />
            {t("actions.confirm")}
          </Button>
        )}
        {status !== "canceled" && (
          <Button variant="secondary" onClick={() => onMode("move")}>
            <CalendarClock />
            {t("actions.move")}
          </Button>
        )}
        {status === "confirmed" && (
          <Button variant="outline" onClick={() => onMode("amount")}>
            <Coins />
            {t("amount.title")}
          </Button>
        )}
        {status === "canceled" && (
          <Button variant="secondary" onClick={onRestore}>
            <RotateCcw />
            {t("actions.restore")}
          </Button>
        )}
        <Button variant="outline" onClick={onPrint}>
          <Printer />
          {shared("print")}
        </Button>
        {status !== "canceled" && (
          <Button variant="outline" className="text-brick-600" onClick={onCancel}>
            <Ban />
            {own("button")}
          </Button>
        )}
      </div>
      {status !== "canceled" && <CalendarButtons booking={booking} mode="admin" />}
    </div>
  );
}
