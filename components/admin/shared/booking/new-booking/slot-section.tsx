import { useTranslations } from "next-intl";
import { lazy, Suspense } from "react";
import { SlotFields } from "@/components/admin/shared/booking/period-fields";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { CalendarDays, Pencil } from "@/components/ui/icons";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import type { Space } from "@/lib/schemas/space/space";
import type { Slot } from "./use-slot";

/** Loaded on demand: a booking from the board already has its day and hours. */
const CalendarChoice = lazy(() => import("./calendar-choice"));

/** "Dove e quando": fields for day and hours, or the room's calendar. */
export function SlotSection({ slot, rooms }: { slot: Slot; rooms: readonly Space[] }) {
  const t = useTranslations("panel.booking.slot");
  const shared = useTranslations("panel.shared");
  const { isByCalendar, values } = slot;
  const room = rooms.find(({ id }) => id === values.spaceId);
  const toggle = (
    <Button variant="ghost" size="sm" className="self-start" onClick={() => slot.showCalendar(!isByCalendar)}>
      {isByCalendar ? <Pencil /> : <CalendarDays />}
      {isByCalendar ? t("type") : t("fromCalendar")}
    </Button>
  );
  return (
    <section aria-label={t("label")} className="flex min-w-0 flex-col gap-4">
      {isByCalendar ? (
        <>
          <Field label={shared("room")}>
            <Select
              value={values.spaceId}
              onChange={({ target }) => slot.change({ spaceId: Number(target.value) })}
            >
              {rooms.map(({ id, name, capacity, isAvailable }) => (
                <option key={id} value={id}>
                  {t(isAvailable ? "upTo" : "unavailable", { room: name, capacity })}
                </option>
              ))}
            </Select>
          </Field>
          {toggle}
          {room && (
            <Suspense fallback={<Skeleton className="h-72" />}>
              <CalendarChoice
                key={slot.begin.key}
                space={room}
                first={slot.begin.period}
                onPick={slot.pick}
              />
            </Suspense>
          )}
        </>
      ) : (
        <>
          <SlotFields values={values} rooms={rooms} onChange={slot.change} />
          {toggle}
        </>
      )}
    </section>
  );
}
