import { useTranslations } from "next-intl";
import { useState } from "react";
import type { ChosenSeries } from "@/components/booking/series/series-step";
import { MembersOnlyDialog } from "@/components/membership/members-only-dialog";
import { type PickerSpace, toPickerSpace } from "@/components/picker/picker-space";
import { LazyMessages } from "@/components/ui/lazy-messages";
import { toast } from "@/components/ui/use-toast";
import { useTextResolver } from "@/components/ui/use-words";
import { api, failureText } from "@/lib/client/api-client";
import { clearBookingDraft } from "@/lib/client/booking/booking-draft";
import { useMembership } from "@/lib/client/membership/use-membership";
import type { Period } from "@/lib/domain/room-time/period";
import type { Alternative } from "@/lib/domain/search/alternatives";
import { periodParams } from "@/lib/domain/search/space-search-url";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { SpaceQuote } from "@/lib/schemas/search/space-search";
import type { Space } from "@/lib/schemas/space/space";
import { BookingFormDialog } from "./booking-form-dialog";
import { ConfirmationDialog, SeriesConfirmationDialog } from "./confirmation-dialogs";

interface BookingFlowProps {
  space: PickerSpace;
  request: Period;
  quote: SpaceQuote;
  /** Null for a single booking. */
  series?: ChosenSeries | null;
  /** Called after a booking, to clear the choice. */
  onBooked: () => void;
  /** Called when the availability has changed, through this booking or another one. */
  onChanged: () => void;
  onClose: () => void;
  /** Returns to the picker and clears the choice, after a booking or when the period is no longer free. */
  onChooseAgain: () => void;
}

const TEXTS = [
  "asked",
  "bookingForm",
  "bookings",
  "extrasChoice",
  "howToPay",
  "membersOnly",
  "money",
  "promoCode",
] as const;

/** Steps 2 and 3 of the booking flow: the form, then the confirmation (docs/product.md). */
export default function BookingFlow(props: BookingFlowProps) {
  return (
    <LazyMessages of={TEXTS}>
      <FormAndConfirmation {...props} />
    </LazyMessages>
  );
}

function FormAndConfirmation(props: BookingFlowProps) {
  const t = useTranslations("bookingForm");
  const word = useTextResolver();
  const { series = null, onBooked, onChanged, onClose, onChooseAgain } = props;
  const [booked, setBooked] = useState<Booking[]>([]);
  // The current offer. Choosing an alternative replaces it without closing the form.
  const [offer, setOffer] = useState({ space: props.space, request: props.request, quote: props.quote });
  const { space, request, quote } = offer;
  const membership = useMembership(space.membersOnly);

  async function acceptAlternative(alternative: Alternative): Promise<void> {
    const { spaceId, startDate, endDate, isFullDay, startTime, endTime } = alternative;
    const period = { startDate, endDate, isFullDay, startTime, endTime };
    try {
      const [room, price] = await Promise.all([
        api.get<Space>(`/api/spaces/${spaceId}`),
        api.get<SpaceQuote>(`/api/spaces/${spaceId}/quote?${periodParams(period)}`),
      ]);
      setOffer({ space: toPickerSpace(room), request: period, quote: price });
    } catch (error) {
      toast({
        title: t("alternativeGone"),
        description: word(failureText(error)),
        variant: "destructive",
      });
    }
  }

  const [first, ...others] = booked;
  if (first && others.length > 0)
    return <SeriesConfirmationDialog bookings={booked} onClose={onChooseAgain} />;
  if (first) return <ConfirmationDialog booking={first} onClose={onChooseAgain} />;
  if (!membership.isKnown) return null;
  const advice = membership.adviceOn(series?.periods[0]?.startDate ?? request.startDate);
  if (advice !== null)
    return (
      <MembersOnlyDialog
        name={space.name}
        advice={advice}
        validUntil={membership.validUntil}
        onClose={onClose}
      />
    );
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
      onTake={acceptAlternative}
      onClose={onClose}
      onChooseAgain={series ? onClose : onChooseAgain}
    />
  );
}
