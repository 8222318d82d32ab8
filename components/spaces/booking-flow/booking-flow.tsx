"use client";

import { useState } from "react";
import { clearBookingDraft } from "@/lib/client/booking-draft";
import type { Period } from "@/lib/domain/period/period";
import type { Booking } from "@/lib/schemas/booking";
import type { SpaceQuote } from "@/lib/schemas/space-search";
import type { PickerSpace } from "../booking-picker/picker-space";
import { BookingFormDialog } from "./booking-form-dialog";
import { ConfirmationDialog } from "./confirmation-dialog";

interface BookingFlowProps {
  space: PickerSpace;
  request: Period;
  quote: SpaceQuote;
  /** Something was booked, by this visitor or by another: what is free has changed. */
  onChanged: () => void;
  onClose: () => void;
  /** Back to the picker with nothing chosen: it is booked, or gone. */
  onChooseAgain: () => void;
}

/** Steps 2 and 3 of the booking flow: the form, then the confirmation (section 2 of the specification). */
export default function BookingFlow(props: BookingFlowProps) {
  const { space, request, quote, onChanged, onClose, onChooseAgain } = props;
  const [booked, setBooked] = useState<Booking | null>(null);

  if (booked) return <ConfirmationDialog booking={booked} onClose={onChooseAgain} />;
  return (
    <BookingFormDialog
      space={space}
      request={request}
      quote={quote}
      onBooked={(booking) => {
        clearBookingDraft(space.id);
        setBooked(booking);
        onChanged();
      }}
      onTaken={onChanged}
      onClose={onClose}
      onChooseAgain={onChooseAgain}
    />
  );
}
