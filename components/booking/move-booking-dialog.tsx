import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { TitledDialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { LazyMessages } from "@/components/ui/lazy-messages";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import { useTextResolver } from "@/components/ui/use-words";
import { failureText } from "@/lib/client/api-client";
import type { Period } from "@/lib/domain/room-time/period";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { Space } from "@/lib/schemas/space/space";
import { MovePicker } from "./move-picker";

interface MoveBookingDialogProps {
  booking: Booking;
  onClose: () => void;
}

export default function MoveBookingDialog(props: MoveBookingDialogProps) {
  return (
    <LazyMessages of={["asked", "picker", "roomTime", "waitingForm", "person"]}>
      <MoveDialog {...props} />
    </LazyMessages>
  );
}

function MoveDialog({ booking, onClose }: MoveBookingDialogProps) {
  const t = useTranslations("bookings.move");
  const tWords = useTranslations("bookingWords");
  const word = useTextResolver();
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
    <TitledDialog
      title={t("button")}
      description={t("text")}
      onClose={onClose}
      className="sm:w-[min(64rem,calc(100vw-3rem))]"
    >
      {spaces.isPending && <Skeleton className="h-72" />}
      {spaces.isError && (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <p>{word(failureText(spaces.error))}</p>
          <Button variant="outline" size="sm" onClick={() => void spaces.refetch()}>
            {tWords("retry")}
          </Button>
        </div>
      )}
      {bookable && !space && <p>{t("noRoom")}</p>}
      {bookable && space && (
        <>
          <Field label={t("room")} className="sm:max-w-96">
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
    </TitledDialog>
  );
}
