"use client";

import { useState } from "react";
import type { ChosenSeries } from "@/components/booking/series/series-step";
import { type PickerSpace, toPickerSpace } from "@/components/picker/picker-space";
import { toast } from "@/components/ui/use-toast";
import { failureText } from "@/lib/client/api-client";
import { clearBookingDraft } from "@/lib/client/booking/booking-draft";
import { loadOffer } from "@/lib/client/waiting/load-offer";
import type { Period } from "@/lib/domain/room-time/period";
import type { Alternative } from "@/lib/domain/search/alternatives";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { SpaceQuote } from "@/lib/schemas/search/space-search";
import { BookingFormDialog } from "./booking-form-dialog";
import { ConfirmationDialog } from "./confirmation-dialog";
import { SeriesConfirmationDialog } from "./series-confirmation-dialog";

interface BookingFlowProps {
  space: PickerSpace;
  request: Period;
  quote: SpaceQuote;
  /** Further dates that are booked with it; null for a single one. */
  series?: ChosenSeries | null;
  /** It is booked: nothing is left to choose. */
  onBooked: () => void;
  /** Something was booked, by this visitor or by another: what is free has changed. */
  onChanged: () => void;
  onClose: () => void;
  /** Back to the picker with nothing chosen: it is booked, or gone. */
  onChooseAgain: () => void;
}

/** Steps 2 and 3 of the booking flow: the form, then the confirmation (docs/product.md). */
export default function BookingFlow(props: BookingFlowProps) {
  const { series = null, onBooked, onChanged, onClose, onChooseAgain } = props;
  const [booked, setBooked] = useState<Booking[]>([]);
  // What is about to be booked; an alternative takes its place without the form being left.
  const [offer, setOffer] = useState({ space: props.space, request: props.request, quote: props.quote });
  const { space, request, quote } = offer;

  async function take(alternative: Alternative): Promise<void> {
    try {
      const found = await loadOffer(alternative);
      setOffer({ ...found, space: toPickerSpace(found.space) });
    } catch (error) {
      toast({
        title: "Alternativa non disponibile",
        description: failureText(error),
        variant: "destructive",
      });
    }
  }

  const [first, ...others] = booked;
  if (first && others.length > 0)
    return <SeriesConfirmationDialog bookings={booked} onClose={onChooseAgain} />;
  if (first) return <ConfirmationDialog booking={first} onClose={onChooseAgain} />;
  return (
    <BookingFormDialog
      space={space}
      request={request}
      quote={quote}
      series={series}
      onBooked={(bookings) => {
        clearBookingDraft(props.space.id);
        clearBookingDraft(space.id);
        setBooked(bookings);
        onBooked();
        onChanged();
      }}
      onTaken={onChanged}
      onTake={take}
      onClose={onClose}
      onChooseAgain={series ? onClose : onChooseAgain}
    />
  );
}
