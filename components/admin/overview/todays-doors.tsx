import { useTranslations } from "next-intl";
import { useState } from "react";
import { BookingDialogById, CheckInDialog } from "@/components/admin/shared/lazy-dialogs";
import { Door, useWithOfflineCheckIns } from "@/components/admin/shared/participants/door";
import { countSeats } from "@/components/admin/shared/participants/find-people";
import { useDoorQueue } from "@/components/admin/shared/participants/use-door-queue";
import { TableError } from "@/components/shared/table/table-states";
import { WifiOff } from "@/components/ui/icons";
import { useOfflineQuery } from "@/lib/client/site/use-offline-query";
import { parseConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import type { Door as DoorOfDay, Doors } from "@/lib/schemas/sign-up/check-in";

const keyOf = ({ kind, id }: DoorOfDay) => `${kind}-${id}`;

export function TodaysDoors() {
  const t = useTranslations("panel.overview.doors");
  const { data, error, refetch } = useOfflineQuery<Doors>("/api/check-ins");
  const [opened, setOpened] = useState<string | null>(null);
  const [bookingId, setBookingId] = useState<number | null>(null);
  const queue = useDoorQueue();
  // The code of a room booking opens that booking.
  const openBooking = (text: string) => {
    const id = /^\s*P/i.test(text) ? parseConfirmationNumber(text, "booking") : null;
    setBookingId(id);
    return id !== null;
  };
  if (data === undefined && error !== null)
    return <TableError error={error} onRetry={() => void refetch()} />;
  const doors = data?.value.doors;
  const door = doors?.find((one) => keyOf(one) === opened);
  return (
    <>
      <Door
        people={doors?.flatMap(({ people }) => people)}
        titles={doors?.map(({ title }) => title) ?? []}
        onOther={openBooking}
      >
        {doors?.length === 0 ? (
          <p className="text-ink-2">{t("none")}</p>
        ) : (
          <ul aria-label={t("label")} className="m-0 flex list-none flex-col gap-2 p-0">
            {doors?.map((one) => (
              <li key={keyOf(one)}>
                <DoorLine door={one} onOpen={() => setOpened(keyOf(one))} />
              </li>
            ))}
          </ul>
        )}
      </Door>
      {queue.length > 0 && (
        <p role="status" className="mt-3 flex items-start gap-2 text-[0.95rem] text-honey-700">
          <WifiOff className="mt-0.5 size-5 shrink-0" />
          {t("queue", { count: queue.length })}
        </p>
      )}
      {bookingId !== null && <BookingDialogById id={bookingId} onClose={() => setBookingId(null)} />}
      {door && <CheckInDialog title={door.title} people={door.people} onClose={() => setOpened(null)} />}
    </>
  );
}

function DoorLine({ door: { title, startTime, people }, onOpen }: { door: DoorOfDay; onOpen: () => void }) {
  const t = useTranslations("panel.overview.doors");
  const { present, expected } = countSeats(useWithOfflineCheckIns(people));
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex min-h-14 w-full items-center justify-between gap-3 rounded-lg border bg-surface px-4 py-2.5 text-left hover:bg-sand-100"
    >
      <span className="min-w-0">
        <span className="block font-semibold break-words">{title}</span>
        {startTime && (
          <span className="block text-[0.92rem] text-ink-2">{t("time", { time: startTime })}</span>
        )}
      </span>
      <span className="shrink-0 text-[0.95rem] tabular-nums">{t("present", { present, expected })}</span>
    </button>
  );
}
