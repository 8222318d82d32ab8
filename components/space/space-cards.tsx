import { useTextResolver } from "@/components/ui/use-words";
import type { Period } from "@/lib/domain/room-time/period";
import { describePeriod, periodParams } from "@/lib/domain/search/space-search-url";
import type { Space } from "@/lib/schemas/space/space";
import { SpaceCardList } from "./space-card-list";
import { useCardOf } from "./use-card-of";

/**
 * The spaces that a search found. Separate from `FeaturedSpaces`, whose page loads no script for their cards.
 * @param request the searched period: the cards show its price and include it in their links
 */
export function SpaceCards({ spaces, request }: { spaces: readonly Space[]; request: Period | null }) {
  const word = useTextResolver();
  const cardOf = useCardOf(request);
  return (
    <SpaceCardList
      cards={spaces.map(cardOf)}
      period={request ? word(describePeriod(request)) : undefined}
      query={request ? `?${periodParams(request)}` : ""}
    />
  );
}
