import { useTranslations } from "next-intl";
import { useFormats } from "@/components/ui/use-words";
import type { Plan } from "@/lib/schemas/panel/board";

/** How the price of a person comes about, where she pays less than others. */
export function MemberPrice({ plan: { lines } }: { plan: Plan }) {
  const t = useTranslations("panel.booking.new");
  const discounts = lines.filter(({ amount }) => amount < 0);
  if (discounts.length === 0) return null;
  const full = lines.reduce((sum, { amount }) => (amount < 0 ? sum : sum + amount), 0);
  return (
    <dl className="grid gap-y-1 px-4 text-[0.95rem] tabular-nums">
      <Line label={t("fullPrice")} amount={full} />
      {discounts.map(({ label, amount }) => (
        <Line key={label} label={label} amount={amount} />
      ))}
    </dl>
  );
}

function Line({ label, amount }: { label: string; amount: number }) {
  const formats = useFormats();
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt>{label}</dt>
      <dd>{formats.cents(amount)}</dd>
    </div>
  );
}
