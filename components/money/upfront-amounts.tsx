import { useTranslations } from "next-intl";
import { Clock, Coins } from "@/components/ui/icons";
import { useFormats } from "@/components/ui/use-words";

/** Amounts are in cents. */
interface UpfrontAmountsProps {
  prepayAmount: number;
  payBy: string | null;
  depositAmount: number;
  /** A series has a deposit for each date. */
  isSeries?: boolean;
}

/**
 * Shown before a booking: the prepayment with its deadline, after which the room is released, and the refundable
 * deposit.
 */
export function UpfrontAmounts({
  prepayAmount,
  payBy,
  depositAmount,
  isSeries = false,
}: UpfrontAmountsProps) {
  const t = useTranslations("asked");
  const formats = useFormats();
  if (payBy === null && depositAmount === 0) return null;
  const deadline = payBy && formats.deadline(new Date(payBy));
  const deposit = { amount: formats.cents(depositAmount) };
  return (
    <ul className="flex flex-col gap-2 rounded-md border border-sand-200 bg-surface px-3.5 py-3 text-[0.95rem] [&_svg]:mt-0.5 [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-sage-600">
      {deadline && (
        <li className="flex gap-2 font-semibold">
          <Clock />
          <span className="min-w-0">
            {t(isSeries ? "prepayDates" : "prepay", { amount: formats.cents(prepayAmount), deadline })}
          </span>
        </li>
      )}
      {depositAmount > 0 && (
        <li className="flex gap-2">
          <Coins />
          <span className="min-w-0">{t(isSeries ? "depositEach" : "depositBeside", deposit)}</span>
        </li>
      )}
    </ul>
  );
}
