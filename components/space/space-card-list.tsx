"use client";

import { type SpaceCardValues, SpaceCardView } from "./space-card-view";

interface SpaceCardListProps {
  cards: readonly SpaceCardValues[];
  /** The searched period in words. */
  period?: string | undefined;
  /** The query of the links: the searched period. */
  query: string;
}

/**
 * A long list of spaces. It is a single client component so that the page's payload contains the cards' values instead
 * of their rendered elements, and their shared values only once.
 */
export function SpaceCardList({ cards, period, query }: SpaceCardListProps) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 sm:gap-6">
      {cards.map((card, index) => (
        <li key={card.href}>
          <SpaceCardView
            {...card}
            href={card.href + query}
            period={period}
            headingLevel="h2"
            preload={index === 0}
            keepsScroll
          />
        </li>
      ))}
    </ul>
  );
}
