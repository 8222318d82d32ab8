import type { ComponentType } from "react";
import { formatPrice, ON_REQUEST_TEXT } from "@/lib/domain/money/money";
import type { Period } from "@/lib/domain/room-time/period";
import { quotePeriod } from "@/lib/domain/room-time/period-quote";
import { formatRates } from "@/lib/domain/room-time/pricing";
import { describePeriod, periodParams } from "@/lib/domain/search/space-search-url";
import {
  CARD_DESCRIPTION_NARROW,
  CARD_DESCRIPTION_WIDE,
  isTruncated,
  truncate,
} from "@/lib/domain/site/truncate";
import { spaceImageUrl } from "@/lib/domain/space/space-image";
import { paths } from "@/lib/paths";
import type { Space } from "@/lib/schemas/space/space";
import { CARD_CONTENT } from "./card-content";
import { SpaceBadges } from "./space-badges";
import { SpaceCardView, type SpaceCardViewProps } from "./space-card-view";

interface SpaceCardProps {
  space: Space;
  /** The searched period: the card then shows its price and passes it on in its link. */
  request?: Period | null;
  headingLevel?: "h2" | "h3";
  /** Whether to preload the picture, for cards at the top of the page. */
  preload?: boolean;
  /** `ListedCardView` for long lists, as a client component; pages without such a list do not load its code. */
  View?: ComponentType<SpaceCardViewProps>;
}

/**
 * A space in a list (docs/product.md). Computes the values on the server and leaves the presentation to the view, so that
 * a page with a client view serialises only the values of each card, not all its elements.
 */
export function SpaceCard({
  space,
  request = null,
  headingLevel = "h3",
  preload = false,
  View = SpaceCardView,
}: SpaceCardProps) {
  const { name, location, capacity, features, isAvailable } = space;
  const { halfDay, day } = formatRates(space);
  return (
    <View
      {...{ name, location, isAvailable, halfDay, day, headingLevel, preload }}
      description={shortened(space.description)}
      badges={<SpaceBadges space={space} />}
      sharedContent={CARD_CONTENT}
      href={request ? `${paths.space(space)}?${periodParams(request)}` : paths.space(space)}
      picture={spaceImageUrl(space)}
      people={capacity === 1 ? "1 persona" : `${capacity} persone`}
      size={features.size ?? null}
      total={request && totalOf(space, request)}
    />
  );
}

/** Shortens to 70 characters, and to 50 for screens under 768 px. */
function shortened(text: string): SpaceCardViewProps["description"] {
  return {
    wide: truncate(text, CARD_DESCRIPTION_WIDE),
    narrow: isTruncated(text, CARD_DESCRIPTION_NARROW) ? truncate(text, CARD_DESCRIPTION_NARROW) : null,
    whole: isTruncated(text, CARD_DESCRIPTION_WIDE) ? text : undefined,
  };
}

/** The price of the searched period, or that it is on request. */
function totalOf(space: Space, request: Period): { period: string; price: string } {
  const quote = quotePeriod(space, request);
  return {
    period: describePeriod(request),
    price: quote.isOnRequest ? ON_REQUEST_TEXT : formatPrice(quote.totalAmount),
  };
}
