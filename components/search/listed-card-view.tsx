"use client";

/** The view drawn in the browser: for a list of many, whose page then carries the words of each card and not its elements. */
export { SpaceCardView as ListedCardView } from "@/components/space/space-card-view";
