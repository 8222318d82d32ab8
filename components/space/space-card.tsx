import { formatPrice, ON_REQUEST_TEXT } from "@/lib/domain/money/money";
import type { Period } from "@/lib/domain/room-time/period";
import { quotePeriod } from "@/lib/domain/room-time/period-quote";
import { formatRates } from "@/lib/domain/room-time/pricing";
import { describePeriod, periodParams } from "@/lib/domain/search/space-search-url";
import { spaceImageUrl } from "@/lib/domain/space/space-image";
import { paths } from "@/lib/paths";
import type { Space } from "@/lib/schemas/space/space";
import { CardIcons } from "./card-icons";
import { badgesOf } from "./space-badges";
import { SpaceCardList } from "./space-card-list";
import { type SpaceCardValues, SpaceCardView } from "./space-card-view";

/** A space in a short list of the server's own (docs/product.md), with `CardIcons` beside it. */
export function SpaceCard({ space, headingLevel }: { space: Space; headingLevel: "h2" | "h3" }) {
  return <SpaceCardView {...cardOf(space, null)} headingLevel={headingLevel} />;
}

/**
 * The spaces that a search found.
 * @param request the searched period: the cards then show its price and pass it on in their links
 */
export function SpaceCards({ spaces, request }: { spaces: readonly Space[]; request: Period | null }) {
  return (
    <>
      <CardIcons />
      <SpaceCardList
        cards={spaces.map((space) => cardOf(space, request))}
        period={request ? describePeriod(request) : undefined}
        query={request ? `?${periodParams(request)}` : ""}
      />
    </>
  );
}

function cardOf(space: Space, request: Period | null): SpaceCardValues {
  const { capacity, features } = space;
  const { halfDay, day } = formatRates(space);
  const badges = badgesOf(space);
  return {
    name: space.name,
    href: paths.space(space),
    picture: spaceImageUrl(space),
    description: space.description,
    place: space.location || undefined,
    people: capacity === 1 ? "1 persona" : `${capacity} persone`,
    size: features.size,
    halfDay,
    day,
    total: request ? totalOf(space, request) : undefined,
    badges: badges.length > 0 ? badges : undefined,
  };
}

/** The price of the searched period, or that it is on request. */
function totalOf(space: Space, request: Period): string {
  const quote = quotePeriod(space, request);
  return quote.isOnRequest ? ON_REQUEST_TEXT : formatPrice(quote.totalAmount);
}
