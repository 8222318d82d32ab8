import { cn } from "@/components/ui/cn";
import { formatCents } from "@/lib/domain/money/money";
import { halfDayPriceCents } from "@/lib/domain/room-time/pricing";
import type { Space } from "@/lib/schemas/space/space";

/** "25 €" instead of "25,00 €", for a headline. */
function roundPrice(cents: number): string {
  return formatCents(cents).replace(",00", "");
}

/** The number of rooms, their capacities and the lowest price, computed from the catalogue. */
export function CatalogueFacts({ spaces, className }: { spaces: Space[]; className?: string }) {
  if (spaces.length === 0) return null;
  const capacities = spaces.map((space) => space.capacity);
  const smallest = Math.min(...capacities);
  const largest = Math.max(...capacities);
  const prices = spaces.map(halfDayPriceCents).filter((price) => price !== null);
  const facts = [
    { name: spaces.length === 1 ? "1 sala" : `${spaces.length} sale`, detail: "da scoprire" },
    { name: smallest === largest ? `${largest}` : `da ${smallest} a ${largest}`, detail: "persone" },
    ...(prices.length > 0
      ? [{ name: `da ${roundPrice(Math.min(...prices))}`, detail: "la mezza giornata" }]
      : []),
  ];
  return (
    <ul
      className={cn(
        "m-0 flex list-none flex-wrap gap-x-6 gap-y-4 sm:gap-x-9 p-0 text-[0.94rem] text-ink-2 sm:text-base",
        className,
      )}
    >
      {facts.map(({ name, detail }) => (
        <li key={name}>
          <span className="font-display-soft block text-[1.3rem] leading-tight sm:text-[1.6rem] text-ink">
            {name}
          </span>
          {detail}
        </li>
      ))}
    </ul>
  );
}
