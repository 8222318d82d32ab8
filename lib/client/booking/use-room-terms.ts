"use client";

import { useMemo, useState } from "react";
import { type BookingTerms, NO_TERMS } from "./booking-terms";

/** The chosen extras and the promo code. Extras belong to a room: they are dropped when the room changes. */
export function useRoomTerms(spaceId: number): [BookingTerms, (terms: BookingTerms) => void] {
  const [chosen, setChosen] = useState({ of: spaceId, terms: NO_TERMS });
  const terms = useMemo(
    () => (chosen.of === spaceId ? chosen.terms : { ...NO_TERMS, promoCode: chosen.terms.promoCode }),
    [chosen, spaceId],
  );
  return [terms, (next) => setChosen({ of: spaceId, terms: next })];
}
