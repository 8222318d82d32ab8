"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ContactForm } from "@/components/admin/shared/booking/contact/contact-form";
import { useDeskBooking } from "@/components/admin/shared/booking/contact/use-desk-booking";
import { GuardedDialog } from "@/components/admin/shared/guarded-dialog";
import { ActionRefusal } from "@/components/admin/shared/use-admin-action";
import { formatTotal } from "@/components/picker/quote-total";
import { ON_REQUEST_TEXT } from "@/lib/domain/money/money";
import type { Period } from "@/lib/domain/room-time/period";
import type { Booking } from "@/lib/schemas/booking/booking";
import { MAX_ATTENDEES } from "@/lib/schemas/booking/booking-input";
import type { Space } from "@/lib/schemas/space/space";
import { periodOfValues, SlotFields, slotValues } from "./period-fields";
import { PlanCheck } from "./plan-check";
import { usePlan } from "./use-plan";

export interface BookingDraft {
  spaceId: number;
  period: Period;
}

/** New booking with room, day and hours already chosen. */
export function NewBookingDialog({
  draft,
  onClose,
  onBooked,
}: {
  draft: BookingDraft;
  onClose: () => void;
  onBooked: (booking: Booking) => void;
}) {
  return (
    <GuardedDialog
      title="Nuova prenotazione"
      description="Per chi telefona o passa di persona: non servono né un account né una e-mail."
      onClose={onClose}
      className="sm:w-[min(44rem,calc(100vw-3rem))]"
    >
      {({ setDirty, close }) => (
        <NewBookingForm
          draft={draft}
          onDirtyChange={setDirty}
          onCancel={close}
          onBooked={(booking) => {
            setDirty(false);
            onBooked(booking);
          }}
        />
      )}
    </GuardedDialog>
  );
}

function NewBookingForm({
  draft,
  onDirtyChange,
  onCancel,
  onBooked,
}: {
  draft: BookingDraft;
  onDirtyChange: (isDirty: boolean) => void;
  onCancel: () => void;
  onBooked: (booking: Booking) => void;
}) {
  const [slot, setSlot] = useState(() => slotValues(draft.spaceId, draft.period));
  const [userId, setUserId] = useState<number>();
  const spaces = useQuery<Space[]>({ queryKey: ["/api/spaces"] });
  const period = periodOfValues(slot);
  const plan = usePlan({ spaceId: slot.spaceId, period, userId });
  const { book, price } = useDeskBooking(slot.spaceId, period ?? draft.period, plan.data?.totalAmount);
  const isOnRequest = plan.data?.isOnRequest && !price.isChanged;
  const whyNot = period === null ? undefined : plan.data?.unavailable?.message;
  const total = isOnRequest ? ON_REQUEST_TEXT : formatTotal(price.total);

  return (
    <ContactForm
      capacity={spaces.data?.find(({ id }) => id === slot.spaceId)?.capacity ?? MAX_ATTENDEES}
      needsEmail={false}
      isAlone
      total={whyNot === undefined ? total : ""}
      whyNot={whyNot}
      onPerson={setUserId}
      onDirtyChange={onDirtyChange}
      onCancel={onCancel}
      onSubmit={async (contact) => {
        if (period === null)
          throw new ActionRefusal("Controlla giorno e orari: la fine deve seguire l'inizio.");
        try {
          onBooked(await book(contact));
        } catch (error) {
          void plan.refetch();
          throw error;
        }
      }}
    >
      <SlotFields
        values={slot}
        rooms={spaces.data ?? []}
        onChange={(part) => setSlot({ ...slot, ...part })}
      />
      <div role="status" className="empty:hidden">
        {period !== null && plan.data && <PlanCheck plan={plan.data} />}
      </div>
    </ContactForm>
  );
}
