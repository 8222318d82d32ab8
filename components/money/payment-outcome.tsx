import { useTranslations } from "next-intl";
import { Check, CircleAlert } from "@/components/ui/icons";
import type { CardChargeKind } from "@/lib/domain/money/payment";

/** The messages after returning from Stripe's payment page. The webhook that records the payment may arrive later. */
const OUTCOMES = {
  riuscito: {
    className: "bg-sage-100 text-sage-800",
    Icon: Check,
  },
  annullato: {
    className: "bg-honey-100 text-honey-700",
    Icon: CircleAlert,
  },
} as const;

const isOutcome = (value: string): value is keyof typeof OUTCOMES => Object.hasOwn(OUTCOMES, value);

interface PaymentOutcomeProps {
  outcome: string | string[] | undefined;
  of?: CardChargeKind;
}

export function PaymentOutcome({ outcome, of = "booking" }: PaymentOutcomeProps) {
  const t = useTranslations("money.outcome");
  if (typeof outcome !== "string" || !isOutcome(outcome)) return null;
  const { className, Icon } = OUTCOMES[outcome];
  return (
    <p role="status" className={`mb-5 flex items-start gap-2.5 rounded-lg px-4 py-3 ${className}`}>
      <Icon className="mt-0.5 size-5 shrink-0" />
      <span>{t(outcome === "annullato" ? `annullato.${of}` : outcome)}</span>
    </p>
  );
}
