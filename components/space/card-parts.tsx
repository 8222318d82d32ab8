import type { ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/components/ui/cn";
import { MapPin, Maximize, Users } from "@/components/ui/icons";

/** What all cards of spaces have in common: the page carries it once, and the browser needs no code to draw it. */
export interface CardParts {
  place: ReactNode;
  people: ReactNode;
  size: ReactNode;
  linkLook: string;
}

export const CARD_PARTS: CardParts = {
  place: <MapPin />,
  people: <Users />,
  size: <Maximize />,
  // The whole card is the target; the link stays one, with its own name.
  linkLook: cn(
    buttonVariants({ variant: "outline" }),
    "mt-1 w-full after:absolute after:inset-0 after:content-['']",
  ),
};
