import type { ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/components/ui/cn";
import { MapPin, Maximize, Users } from "@/components/ui/icons";

/** Content shared by all cards of spaces: serialised once per page and rendered without its code in the browser. */
export interface CardContent {
  locationIcon: ReactNode;
  peopleIcon: ReactNode;
  sizeIcon: ReactNode;
  linkClassName: string;
}

export const CARD_CONTENT: CardContent = {
  locationIcon: <MapPin />,
  peopleIcon: <Users />,
  sizeIcon: <Maximize />,
  // The pseudo-element makes the whole card clickable, while the link keeps its accessible name.
  linkClassName: cn(
    buttonVariants({ variant: "outline" }),
    "mt-1 w-full after:absolute after:inset-0 after:content-['']",
  ),
};
