import { useTranslations } from "next-intl";
import { useFormats } from "@/components/ui/use-words";
import type { Plan } from "@/lib/schemas/panel/board";

/** Breakdown of a price, if it consists of more than the room's: extras and discounts. */
export function MemberPrice({ plan: { lines } }: { plan: Plan }) {
  const t = useTranslations("panel.booking.new");
  const discounts = lines.filter(({ amount }) => amount < 0);
  const extras = lines.filter(({ extraId }) => extraId !== undefined);
  if (discounts.length === 0 && extras.length === 0) return null;
  const ofRoom = lines.filter(({ amount, extraId }) => amount >= 0 && extraId === undefined);
  return (
    <dl className="grid gap-y-1 px-4 text-[0.95rem] tabular-nums">
      <Line
        label={t(extras.length > 0 ? "roomPrice" : "fullPrice")}
        amount={ofRoom.reduce((sum, { amount }) => sum + amount, 0)}
      />
      {[...extras, ...discounts].map(({ label, quantity, amount }) => (
        <Line key={label} label={quantity > 1 ? `${label} × ${quantity}` : label} amount={amount} />
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
