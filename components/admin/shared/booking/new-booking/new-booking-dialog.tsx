"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { GuardedDialog } from "@/components/admin/shared/guarded-dialog";
import { NoRoomsYet } from "@/components/admin/shared/no-rooms-yet";
import type { FoundPerson } from "@/components/admin/shared/person-field/person-choice";
import { TableError } from "@/components/shared/table/table-states";
import { Skeleton } from "@/components/ui/skeleton";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { Space } from "@/lib/schemas/space/space";
import { NewBookingForm } from "./new-booking-form";
import type { BookingDraft } from "./use-slot";

interface NewBookingProps {
  /** Room and period, where they are chosen already. */
  draft?: BookingDraft;
  /** Who books, where that is known already. */
  person?: FoundPerson;
  onClose: () => void;
  onBooked: (booking: Booking) => void;
}

/** The one dialog in which the panel books for somebody, from wherever it is opened. */
export function NewBookingDialog({ draft, person, onClose, onBooked }: NewBookingProps) {
  const t = useTranslations("panel.booking.new");
  const spaces = useQuery<Space[]>({ queryKey: ["/api/spaces"] });
  return (
    <GuardedDialog
      title={t("title")}
      description={t("description")}
      onClose={onClose}
      className="sm:w-[min(64rem,calc(100vw-3rem))]"
    >
      {({ setDirty, close }) => {
        if (spaces.error && !spaces.data)
          return <TableError error={spaces.error} onRetry={() => void spaces.refetch()} />;
        if (!spaces.data) return <Skeleton className="h-64" />;
        const first = spaces.data.find(({ isAvailable }) => isAvailable) ?? spaces.data[0];
        if (!first) return <NoRoomsYet description={t("noRoom")} />;
        return (
          <NewBookingForm
            rooms={spaces.data}
            spaceId={draft?.spaceId ?? first.id}
            draft={draft}
            person={person}
            onDirtyChange={setDirty}
            onCancel={close}
            onJoined={onClose}
            onBooked={(booking) => {
              setDirty(false);
              onBooked(booking);
            }}
          />
        );
      }}
    </GuardedDialog>
  );
}
