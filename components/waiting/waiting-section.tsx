import { useTranslations } from "next-intl";
import type { OfferPrice } from "@/lib/domain/waiting/offer";
import type { WaitingEntry } from "@/lib/schemas/waiting/waiting-list";
import { WaitingCard } from "./waiting-card";

interface WaitingSectionProps {
  entries: readonly WaitingEntry[];
  prices: ReadonlyMap<number, OfferPrice>;
  now: Date;
}

export function WaitingSection({ entries, prices, now }: WaitingSectionProps) {
  const t = useTranslations("waiting");
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="in-attesa" className="mb-8">
      <h2 id="in-attesa" className="mb-4 text-[1.7rem]">
        {t("section")}
      </h2>
      <ul className="flex flex-col gap-4">
        {entries.map((entry) => (
          <li key={entry.id}>
            <WaitingCard entry={entry} now={now.toISOString()} price={prices.get(entry.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
