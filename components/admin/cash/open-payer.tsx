import { useTranslations } from "next-intl";
import { useChargeName } from "@/components/admin/shared/payments/use-charge-name";
import { Fold } from "@/components/shared/fold";
import { Button } from "@/components/ui/button";
import { Coins, RotateCcw } from "@/components/ui/icons";
import { useFormats } from "@/components/ui/use-words";
import { DEFAULT_LANGUAGE } from "@/lib/domain/language/languages";
import { formatIban } from "@/lib/domain/money/iban";
import { chargeWhen } from "@/lib/domain/till/charge-words";
import { missingOf, type OpenGroup, type OpenSet } from "@/lib/domain/till/open-groups";
import type { OpenBalance, OpenSide } from "@/lib/schemas/till/payment";
import { ReminderButton } from "./reminder-button";

interface OpenProps {
  side: OpenSide;
  onOpen: (dialog: BalanceDialog) => void;
}

/** Open amount of a line on one side, in cents; refunds include a deposit to be returned. */
export const amountOf = ({ dueAmount, refundDue, depositReturnDue }: OpenBalance, side: OpenSide) =>
  side === "due" ? dueAmount : refundDue + depositReturnDue;

export function OpenPayer({ group, side, onOpen }: OpenProps & { group: OpenGroup<OpenBalance> }) {
  const t = useTranslations("panel.cash.open");
  const formats = useFormats();
  const [{ lines }] = group.sets;
  const [first] = lines;
  const missing = missingOf(
    group.sets.flatMap((set) => set.lines),
    (line) => amountOf(line, side),
  );
  const hasSeveral = group.sets.length > 1 || missing > 0;
  return (
    <li className="rounded-lg border px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-[1.05rem] font-semibold wrap-anywhere">{first.payerName}</h3>
        {hasSeveral && <strong className="tabular-nums">{formats.cents(first.payerTotal)}</strong>}
      </div>
      <ul className="flex flex-col divide-y divide-sand-200">
        {group.sets.map((set) => {
          const [line] = set.lines;
          return set.lines.length > 1 ? (
            <OpenSeries key={`series-${set.seriesId}`} set={set} side={side} onOpen={onOpen} />
          ) : (
            <OpenLine key={`${line.kind}-${line.id}`} line={line} side={side} onOpen={onOpen} />
          );
        })}
      </ul>
      {missing > 0 && (
        <p className="border-t border-sand-200 pt-3 text-ink-2 tabular-nums">
          {t("continues", { amount: formats.cents(missing) })}
        </p>
      )}
    </li>
  );
}

function OpenSeries({ set: { seriesId, lines }, side, onOpen }: OpenProps & { set: OpenSet<OpenBalance> }) {
  const t = useTranslations("panel.cash.open");
  const tSeries = useTranslations("panel.payments.series");
  const formats = useFormats();
  const [first] = lines;
  const days = lines.flatMap(({ startDate }) => startDate ?? []).sort();
  const total = lines.reduce((sum, line) => sum + amountOf(line, side), 0);
  const isDue = side === "due";
  return (
    <li className="flex flex-col gap-2 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0">
          <span className="block font-medium wrap-anywhere">
            {t("series", { title: first.title, count: lines.length })}
          </span>
          <span className="block text-[0.92rem] text-ink-2">
            {formats.days(days[0] ?? "", days.at(-1) ?? "")}
          </span>
        </p>
        <span className="flex flex-wrap items-center gap-3">
          <strong className="tabular-nums">{formats.cents(total)}</strong>
          {isDue && seriesId !== null && (
            <Button
              size="sm"
              aria-label={t("collectSeriesOf", { payer: first.payerName, title: first.title })}
              onClick={() =>
                onOpen({ what: "series", seriesId, title: `${first.payerName}, ${first.title}` })
              }
            >
              <Coins />
              {tSeries("collect")}
            </Button>
          )}
        </span>
      </div>
      <Fold title={t("dates", { count: lines.length })}>
        <ul className="flex flex-col divide-y divide-sand-200 px-2 sm:px-4">
          {lines.map((line) => (
            <OpenLine key={line.id} line={line} side={side} onOpen={onOpen} />
          ))}
        </ul>
      </Fold>
    </li>
  );
}

function OpenLine({ line, side, onOpen }: OpenProps & { line: OpenBalance }) {
  const { kind, id, title, payerName, confirmationNumber, refundIban } = line;
  const t = useTranslations("panel.cash.open");
  const formats = useFormats();
  const chargeName = useChargeName();
  const isDue = side === "due";
  const hasDeposit = !isDue && line.depositReturnDue > 0;
  const deposit = formats.cents(line.depositReturnDue);
  const settling = hasDeposit && line.refundDue === 0 ? "deposit" : side;
  const name = chargeName(kind, confirmationNumber);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 py-3">
      <p className="min-w-0 flex-1">
        <span className="block font-medium wrap-anywhere">{title}</span>
        <span className="mr-2 text-[0.92rem] text-ink-2">{chargeWhen(line, DEFAULT_LANGUAGE)}</span>
        {kind === "booking" ? (
          <button
            type="button"
            className="-my-2.5 inline-flex min-h-11 items-center text-[0.92rem] text-ink-2 underline decoration-sage-300 decoration-2 underline-offset-4"
            onClick={() => onOpen({ what: "booking", id })}
          >
            {name}
          </button>
        ) : (
          <span className="text-[0.92rem] text-ink-2">{name}</span>
        )}
        {hasDeposit && (
          <span className="block text-[0.92rem] tabular-nums">
            {line.refundDue > 0
              ? t("refundAndDeposit", { refund: formats.cents(line.refundDue), deposit })
              : t("deposit", { deposit })}
          </span>
        )}
        {refundIban !== null && (
          <span className="block text-[0.92rem] tabular-nums [overflow-wrap:anywhere]">
            {t("iban", { iban: formatIban(refundIban) })}
          </span>
        )}
      </p>
      <strong className="tabular-nums">{formats.cents(amountOf(line, side))}</strong>
      <span className="flex w-full flex-wrap items-center gap-2 sm:w-auto">
        <Button
          variant="outline"
          size="sm"
          aria-label={t(`settleFor.${settling}`, { payer: payerName, reference: name })}
          onClick={() =>
            onOpen({ what: kind === "fee" && isDue ? "fee" : hasDeposit ? "repayment" : "payment", line })
          }
        >
          {isDue ? <Coins /> : <RotateCcw />}
          {t(`settle.${settling}`)}
        </Button>
        {isDue && <ReminderButton balance={line} />}
      </span>
    </li>
  );
}

export type BalanceDialog =
  | { what: "payment" | "fee" | "repayment"; line: OpenBalance }
  | { what: "series"; seriesId: number; title: string }
  | { what: "booking"; id: number };
