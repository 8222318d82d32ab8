import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { lazyPart } from "@/components/admin/shared/lazy-part";
import { useChargeName } from "@/components/admin/shared/payments/use-charge-name";
import { BookingStatusBadge } from "@/components/booking/booking-status-badge";
import { PaymentBadge } from "@/components/money/payment-badge";
import { Button } from "@/components/ui/button";
import { Coins } from "@/components/ui/icons";
import { useFormats } from "@/components/ui/use-words";
import { comingFirst } from "@/lib/domain/panel/history-order";
import { dayOf } from "@/lib/domain/time/dates";
import type { PastItem } from "@/lib/schemas/panel/past-item";

const BookingDialogById = lazyPart(
  async () => (await import("@/components/admin/shared/booking/booking-dialog-by-id")).BookingDialogById,
);
const PaymentsDialogById = lazyPart(
  async () => (await import("@/components/admin/shared/payments/payments-dialog-by-id")).PaymentsDialogById,
);
const SeriesPaymentsDialog = lazyPart(
  async () =>
    (await import("@/components/admin/shared/payments/series-payments-dialog")).SeriesPaymentsDialog,
);

type Press =
  | { what: "open"; thing: PastItem }
  | { what: "payment"; thing: PastItem }
  | { what: "series"; seriesId: number; title: string };

/** Series with more than one unpaid date, each with its total due. */
function openSeries(things: readonly PastItem[]) {
  const bySeries = new Map<number, { title: string; count: number; due: number }>();
  for (const { seriesId, title, dueAmount } of things) {
    if (seriesId === null || dueAmount === 0) continue;
    const { count, due } = bySeries.get(seriesId) ?? { count: 0, due: 0 };
    bySeries.set(seriesId, { title, count: count + 1, due: due + dueAmount });
  }
  return [...bySeries].filter(([, { count }]) => count > 1);
}

export function PersonHistory({ history }: { history: readonly PastItem[] }) {
  const t = useTranslations("panel.person.history");
  const tSeries = useTranslations("panel.payments.series");
  const formats = useFormats();
  const [pressed, setPressed] = useState<Press | null>(null);
  const close = () => setPressed(null);
  const { coming, past } = comingFirst(history, dayOf(new Date()));
  return (
    <section aria-label={t("title")} className="flex flex-col gap-4 border-t border-sand-200 pt-4">
      <h3 className="text-lg">{t("title")}</h3>
      {history.length === 0 && <p className="text-ink-2">{t("nothing")}</p>}
      {openSeries(history).map(([seriesId, { title, count, due }]) => (
        <p
          key={seriesId}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-sand-100 px-4 py-3"
        >
          <span className="tabular-nums">
            {t.rich("openSeries", {
              title,
              count,
              amount: formats.cents(due),
              strong: (chunks: ReactNode) => <strong>{chunks}</strong>,
            })}
          </span>
          <Button size="sm" onClick={() => setPressed({ what: "series", seriesId, title })}>
            <Coins />
            {tSeries("collect")}
          </Button>
        </p>
      ))}
      <Things title={t("coming")} things={coming} onPress={setPressed} />
      <Things title={t("past")} things={past} onPress={setPressed} />
      {pressed?.what === "series" && <SeriesPaymentsDialog {...pressed} onClose={close} />}
      {pressed && "thing" in pressed && <Opened press={pressed} history={history} onClose={close} />}
    </section>
  );
}

interface OpenedProps {
  press: Exclude<Press, { what: "series" }>;
  history: readonly PastItem[];
  onClose: () => void;
}

function Opened({ press: { what, thing: opened }, history, onClose }: OpenedProps) {
  if (what === "open" && opened.kind === "booking")
    return <BookingDialogById id={opened.id} onClose={onClose} />;
  const thing = history.find(({ kind, id }) => kind === opened.kind && id === opened.id) ?? opened;
  // A dialog that was opened for a payment closes once everything is paid.
  if (what === "payment" && thing.dueAmount === 0) return null;
  return (
    <PaymentsDialogById
      kind={thing.kind}
      id={thing.id}
      startsWith={what === "payment" ? "payment" : undefined}
      onClose={onClose}
    />
  );
}

/** Limit per list, so that the content below stays within reach. */
const SHOWN_AT_ONCE = 6;

interface ThingsProps {
  title: string;
  things: readonly PastItem[];
  onPress: (press: Press) => void;
}

function Things({ title, things, onPress }: ThingsProps) {
  const t = useTranslations("panel.person.history");
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  if (things.length === 0) return null;
  const hidden = things.length - shown;
  return (
    <div>
      <h4 className="font-semibold text-ink-2">{title}</h4>
      <ul aria-label={title} className="flex flex-col">
        {things.slice(0, shown).map((thing) => (
          <Thing key={`${thing.kind} ${thing.id}`} thing={thing} onPress={onPress} />
        ))}
      </ul>
      {hidden > 0 && (
        <Button variant="link" size="sm" className="-mx-1" onClick={() => setShown(things.length)}>
          {t("showOthers", { count: hidden })}
        </Button>
      )}
    </div>
  );
}

function Thing({ thing, onPress }: { thing: PastItem; onPress: (press: Press) => void }) {
  const t = useTranslations("panel.person.history");
  const { kind, title, confirmationNumber, dueAmount, paymentStatus } = thing;
  const chargeName = useChargeName();
  const name = chargeName(kind, confirmationNumber);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-sand-100 py-2 last:border-0">
      <span className="min-w-0">
        <button
          type="button"
          className="-mt-2.5 -mb-1 inline-flex min-h-11 items-center text-left font-semibold underline decoration-sage-300 decoration-2 underline-offset-4 wrap-anywhere"
          onClick={() => onPress({ what: "open", thing })}
        >
          {title}
          <span className="sr-only">, {name}</span>
        </button>
        <span className="block text-[0.9rem] text-ink-2">
          <Facts thing={thing} name={name} />
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-2">
        {paymentStatus !== "none" && dueAmount === 0 && <PaymentBadge status={paymentStatus} />}
        {thing.status !== "confirmed" && <BookingStatusBadge status={thing.status} />}
        {dueAmount > 0 && (
          <Button
            variant="outline"
            size="sm"
            aria-label={t("collectFor", { reference: name, title })}
            onClick={() => onPress({ what: "payment", thing })}
          >
            <Coins />
            {t("collect")}
          </Button>
        )}
      </span>
    </li>
  );
}

interface FactsProps {
  thing: PastItem;
  name: string;
}

function Facts({ thing: { startDate, endDate, totalAmount, dueAmount, refundDue }, name }: FactsProps) {
  const t = useTranslations("panel.person");
  const tRefund = useTranslations("money.refund");
  const formats = useFormats();
  const days = [...new Set([startDate, endDate])].flatMap((day) =>
    day === null ? [] : [formats.shortDay(day)],
  );
  const facts = [
    days.length === 0 ? t("history.noDate") : days.join(" – "),
    name,
    ...(totalAmount === null ? [] : [formats.cents(totalAmount)]),
  ];
  const owed = [
    ...(dueAmount > 0 ? [tRefund("due", { amount: formats.cents(dueAmount) })] : []),
    ...(refundDue > 0 ? [t("details.refundDue", { amount: formats.cents(refundDue) })] : []),
  ];
  return [facts.join(" · "), ...owed].join(", ");
}
