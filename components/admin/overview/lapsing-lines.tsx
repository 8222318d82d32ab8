import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { srOnly } from "@/components/ui/sr-only";
import { useFormats } from "@/components/ui/use-words";
import { depositReturnDue } from "@/lib/domain/money/deposit";
import { amountDueNow } from "@/lib/domain/money/prepayment";
import { fullName } from "@/lib/domain/person/full-name";
import { formatConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import { timeOf } from "@/lib/domain/time/dates";
import type { Booking } from "@/lib/schemas/booking/booking";

interface LapsingLinesProps {
  what: "prepayment" | "deposit";
  label: string;
  bookings: readonly Booking[];
  onOpen: (booking: Booking) => void;
}

/** Bookings with an amount due or owed: prepayments that lapse today, deposits to be returned. */
export function LapsingLines({ what, label, bookings, onOpen }: LapsingLinesProps) {
  const t = useTranslations("panel.overview");
  const formats = useFormats();
  return (
    <ul aria-label={label} className="m-0 flex list-none flex-col p-0">
      {bookings.map((booking) => {
        const number = formatConfirmationNumber("booking", booking.confirmationNumber);
        const amount = what === "prepayment" ? amountDueNow(booking) : depositReturnDue(booking, new Date());
        const when =
          what === "prepayment" && booking.payBy
            ? t("lapses", { time: timeOf(new Date(booking.payBy)) })
            : formats.shortDay(booking.endDate);
        return (
          <li
            key={booking.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-sand-100 py-2.5 last:border-0"
          >
            <div className="min-w-0 flex-1 basis-44">
              <p className="font-semibold wrap-anywhere">{fullName(booking)}</p>
              <p className="text-[0.92rem] text-ink-2">
                {when} · {booking.space.name} · #{number}
              </p>
            </div>
            <div className="ml-auto flex items-center gap-3">
              <strong className="tabular-nums">{formats.cents(amount)}</strong>
              <Button variant="outline" size="sm" onClick={() => onOpen(booking)}>
                {t.rich("openThing", { title: `${fullName(booking)}, #${number}`, what: srOnly })}
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
