import { cn } from "@/components/ui/cn";
import { LockKeyhole } from "@/components/ui/icons";
import { BOOKING_STATUS_LABELS } from "@/lib/domain/booking/booking-status";
import { PAYMENT_STATUS_LABELS } from "@/lib/domain/money/balance";
import { rulesOfKind } from "@/lib/domain/room-time/taken-kinds";
import { DRAWN_KINDS, kindLook, PAYMENT_LOOK } from "./entry-look";
import { STATUS_LOOK } from "./status-look";

const LOOKS = [
  { label: `Prenotazione ${BOOKING_STATUS_LABELS.confirmed.toLowerCase()}`, ...STATUS_LOOK.confirmed },
  { label: `Prenotazione ${BOOKING_STATUS_LABELS.pending.toLowerCase()}`, ...STATUS_LOOK.pending },
  ...DRAWN_KINDS.map((kind) => ({ label: rulesOfKind(kind).label, ...kindLook(kind) })),
  {
    label: "Chiuso: fuori orario o festivo",
    bar: "border-sand-300 bg-sand-100 lane-closed",
    Icon: LockKeyhole,
  },
];

const PAYMENTS = ["unpaid", "partial", "paid", "refund-due"] as const;

/** Legend of colours, icons and keys. */
export function BoardLegend() {
  return (
    <details className="text-[0.88rem]">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center font-medium text-ink-2">
        Legenda e tasti
      </summary>
      <ul aria-label="Legenda" className="m-0 flex list-none flex-wrap gap-x-5 gap-y-2 p-0">
        {LOOKS.map(({ label, bar, Icon }) => (
          <li key={label} className="flex items-center gap-2">
            <span
              aria-hidden
              className={cn("grid h-6 w-9 place-items-center rounded-sm border-[1.5px]", bar)}
            >
              <Icon className="size-3.5" />
            </span>
            {label}
          </li>
        ))}
        {PAYMENTS.map((status) => {
          const { Icon, colour } = PAYMENT_LOOK[status];
          return (
            <li key={status} className="flex items-center gap-2">
              <Icon className="size-4" style={{ color: `var(${colour})` }} />
              {PAYMENT_STATUS_LABELS[status]}
            </li>
          );
        })}
      </ul>
      <p className="mt-2 max-w-prose text-ink-2">
        Premi o trascina uno spazio libero per prenotare; trascina una prenotazione per spostarla. Da
        tastiera: frecce per muoverti, Pag↑ e Pag↓ per saltare cinque spazi, Ctrl+Inizio e Ctrl+Fine per il
        primo e l'ultimo; Invio per aprire o prenotare, M per prendere una prenotazione, poi frecce e Invio.
      </p>
    </details>
  );
}
