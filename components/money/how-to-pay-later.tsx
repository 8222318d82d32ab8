import { useTranslations } from "next-intl";
import { useTextResolver } from "@/components/ui/use-words";
import type { ChargeKind } from "@/lib/domain/money/payment";
import { howToPay } from "@/lib/domain/till/how-to-pay";
import { usePayee } from "./use-payee";

interface HowToPayLaterProps {
  kind: ChargeKind;
  total: number;
  isSeries?: boolean;
  /** The day of an event or a single lesson. */
  heldOn?: string | undefined;
  /** The prepayment, which has a deadline of its own. */
  asked?: { prepayAmount: number; payBy: string | null } | null;
}

/** The ways to pay for a booking or sign-up that is not submitted yet. Renders nothing if it is free. */
export function HowToPayLater({ kind, total, isSeries = false, heldOn, asked = null }: HowToPayLaterProps) {
  const t = useTranslations("money");
  const word = useTextResolver();
  const payee = usePayee(total > 0);
  if (total === 0) return null;
  const payBy = asked?.payBy ?? null;
  const amount = asked === null || payBy === null ? total : asked.prepayAmount;
  const ways = howToPay(
    { kind, ...(isSeries && { of: "dates" }), amount, payBy, payee, reason: null, heldOn },
    new Date(),
  );
  return (
    <ul aria-label={t("ways")} className="flex flex-col gap-1 text-[0.95rem] text-ink-2">
      {ways.map(({ key, line }) => (
        <li key={key} className="[overflow-wrap:anywhere]">
          {word(line)}
        </li>
      ))}
    </ul>
  );
}
