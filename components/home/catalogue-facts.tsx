import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import { useFormats } from "@/components/ui/use-words";
import { halfDayPriceCents } from "@/lib/domain/room-time/pricing";
import type { Space } from "@/lib/schemas/space/space";

/** "25 €" instead of "25,00 €", for a headline. */
const withoutCents = (price: string): string => price.replace(/[.,]00/, "");

/** The number of rooms, their capacities and the lowest price, computed from the catalogue. */
export function CatalogueFacts({ spaces, className }: { spaces: Space[]; className?: string }) {
  const t = useTranslations("home.facts");
  const formats = useFormats();
  if (spaces.length === 0) return null;
  const capacities = spaces.map((space) => space.capacity);
  const smallest = Math.min(...capacities);
  const largest = Math.max(...capacities);
  const prices = spaces.map(halfDayPriceCents).filter((price) => price !== null);
  const facts = [
    { name: t("rooms", { count: spaces.length }), detail: t("roomsDetail") },
    {
      name: smallest === largest ? `${largest}` : t("capacities", { smallest, largest }),
      detail: t("capacitiesDetail"),
    },
    ...(prices.length > 0
      ? [
          {
            name: t("price", { price: withoutCents(formats.cents(Math.min(...prices))) }),
            detail: t("priceDetail"),
          },
        ]
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
