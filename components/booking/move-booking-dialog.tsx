"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import { failureText } from "@/lib/client/api-client";
import type { Period } from "@/lib/domain/room-time/period";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { Space } from "@/lib/schemas/space/space";
import { MovePicker } from "./move-picker";

/** Moves a booking to another day, time or room, with the same picker as for a new booking. */
export default function MoveBookingDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const spaces = useQuery<Space[]>({ queryKey: ["/api/spaces"] });
  const [target, setTarget] = useState<{ spaceId: number; requested: Period | null }>({
    spaceId: booking.spaceId,
    requested: null,
  });
  const bookable = spaces.data?.filter(
    ({ isAvailable, capacity }) => isAvailable && capacity >= booking.attendees,
  );
  const space = bookable?.find(({ id }) => id === target.spaceId) ?? bookable?.[0];
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="sm:w-[min(64rem,calc(100vw-3rem))]">
        <DialogHeader>
          <DialogTitle>Cambia data</DialogTitle>
          <DialogDescription>
            La tua prenotazione resta com'è finché non confermi la nuova data.
          </DialogDescription>
        </DialogHeader>
        {spaces.isPending && <Skeleton className="h-72" />}
        {spaces.isError && (
          <div role="alert" className="flex flex-wrap items-center gap-3">
            <p>{failureText(spaces.error)}</p>
            <Button variant="outline" size="sm" onClick={() => void spaces.refetch()}>
              Riprova
            </Button>
          </div>
        )}
        {bookable && !space && <p>Al momento non c'è nessuno spazio prenotabile.</p>}
        {bookable && space && (
          <>
            <Field label="Spazio" className="sm:max-w-96">
              <Select
                value={space.id}
                onChange={(event) => setTarget({ spaceId: Number(event.target.value), requested: null })}
              >
                {bookable.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
            <MovePicker
              key={`${space.id} ${target.requested?.startDate} ${target.requested?.startTime}`}
              booking={booking}
              space={space}
              requested={target.requested}
              onOther={setTarget}
              onClose={onClose}
            />
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}
