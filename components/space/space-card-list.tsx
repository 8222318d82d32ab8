"use client";

import { type SpaceCardValues, SpaceCardView } from "./space-card-view";

interface SpaceCardListProps {
  cards: readonly SpaceCardValues[];
  /** The searched period, where there is one. */
  period?: string | undefined;
  /** The query of the links: the searched period. */
  query: string;
}

/**
 * A long list of spaces. One client component: the page then carries the values of the cards instead of their elements,
 * and what they have in common once.
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
          />
        </li>
      ))}
    </ul>
  );
}
