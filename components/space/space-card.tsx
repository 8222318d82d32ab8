import type { Space } from "@/lib/schemas/space/space";
import { SpaceCardView } from "./space-card-view";
import { useCardOf } from "./use-card-of";

/** A space in a short list that is rendered on the server only (docs/product.md). */
export function SpaceCard({ space, headingLevel }: { space: Space; headingLevel: "h2" | "h3" }) {
  const cardOf = useCardOf(null);
  return <SpaceCardView {...cardOf(space)} headingLevel={headingLevel} />;
}
