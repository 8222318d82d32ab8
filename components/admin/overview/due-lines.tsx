import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { PaymentsDialogById } from "@/components/admin/shared/lazy-dialogs";
import { useChargeName } from "@/components/admin/shared/payments/use-charge-name";
import { Button } from "@/components/ui/button";
import { Coins } from "@/components/ui/icons";
import { srOnly } from "@/components/ui/sr-only";
import { useFormats } from "@/components/ui/use-words";
import { depositReturnDue } from "@/lib/domain/money/deposit";
import { amountDueNow } from "@/lib/domain/money/prepayment";
import { fullName } from "@/lib/domain/person/full-name";
import { formatConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import { timeOf } from "@/lib/domain/time/dates";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { DueToday } from "@/lib/schemas/panel/overview";

interface AmountLineProps {
  name: string;
  note: ReactNode;
  cents: number;
  onOpen: () => void;
  children: ReactNode;
}

function AmountLine({ name, note, cents, onOpen, children }: AmountLineProps) {
  const formats = useFormats();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-sand-100 py-2.5 last:border-0">
      <div className="min-w-0 flex-1 basis-44">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-[0.92rem] text-ink-2">{note}</p>
      </div>
      <div className="ml-auto flex items-center gap-3">
        <strong className="tabular-nums">{formats.cents(cents)}</strong>
        <Button variant="outline" size="sm" onClick={onOpen}>
          {children}
        </Button>
      </div>
    </li>
  );
}

export function DueLines({ label, due }: { label: string; due: readonly DueToday[] }) {
  const t = useTranslations("panel.overview.due");
  const { cents } = useFormats();
  const chargeName = useChargeName();
  const [opened, setOpened] = useState<DueToday | null>(null);
  const total = due.reduce((sum, { dueAmount }) => sum + dueAmount, 0);
  return (
    <>
      <p className="text-[0.95rem] text-ink-2 tabular-nums">
        {t.rich("total", {
          total: cents(total),
          amount: (words) => <strong className="text-ink">{words}</strong>,
        })}
      </p>
      <ul aria-label={label} className="m-0 flex list-none flex-col p-0">
        {due.map((line) => {
          const { kind, id, confirmationNumber, title, payerName, startTime, dueAmount } = line;
          const name = chargeName(kind, confirmationNumber);
          return (
            <AmountLine
              key={`${kind}-${id}`}
              name={payerName}
              note={`${startTime ? `${startTime}, ` : ""}${title} · ${name}`}
              cents={dueAmount}
              onOpen={() => setOpened(line)}
            >
              <Coins />
              {t.rich("take", { payer: payerName, name, from: srOnly })}
            </AmountLine>
          );
        })}
      </ul>
      {opened && (
        <PaymentsDialogById
          kind={opened.kind}
          id={opened.id}
          startsWith="payment"
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

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
        const when =
          what === "prepayment" && booking.payBy
            ? t("lapses", { time: timeOf(new Date(booking.payBy)) })
            : formats.shortDay(booking.endDate);
        return (
          <AmountLine
            key={booking.id}
            name={fullName(booking)}
            note={`${when} · ${booking.space.name} · #${number}`}
            cents={what === "prepayment" ? amountDueNow(booking) : depositReturnDue(booking, new Date())}
            onOpen={() => onOpen(booking)}
          >
            {t.rich("openThing", { title: `${fullName(booking)}, #${number}`, what: srOnly })}
          </AmountLine>
        );
      })}
    </ul>
  );
}
