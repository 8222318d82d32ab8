"use client";

/**
 * The card as a client component, for long lists: the page then carries the values of each card instead of its
 * elements.
 */
export { SpaceCardView as ListedCardView } from "@/components/space/space-card-view";
