"use client";

import { lazy, Suspense } from "react";
import { SlotFields } from "@/components/admin/shared/booking/period-fields";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { CalendarDays, Pencil } from "@/components/ui/icons";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import type { Space } from "@/lib/schemas/space/space";
import type { Slot } from "./use-slot";

/** Loaded on demand: from the board, day and hours are known already. */
const CalendarChoice = lazy(() => import("./calendar-choice"));

/** "Dove e quando": fields for day and hours, or the calendar of the room. */
export function SlotSection({ slot, rooms }: { slot: Slot; rooms: readonly Space[] }) {
  const { isByCalendar, values } = slot;
  const room = rooms.find(({ id }) => id === values.spaceId);
  const toggle = (
    <Button variant="ghost" size="sm" className="self-start" onClick={() => slot.showCalendar(!isByCalendar)}>
      {isByCalendar ? <Pencil /> : <CalendarDays />}
      {isByCalendar ? "Scrivi giorno e ore" : "Scegli dal calendario"}
    </Button>
  );
  return (
    <section aria-label="Dove e quando" className="flex min-w-0 flex-col gap-4">
      {isByCalendar ? (
        <>
          <Field label="Spazio">
            <Select
              value={values.spaceId}
              onChange={({ target }) => slot.change({ spaceId: Number(target.value) })}
            >
              {rooms.map(({ id, name, capacity, isAvailable }) => (
                <option key={id} value={id}>
                  {isAvailable ? `${name} (fino a ${capacity} persone)` : `${name} (non disponibile)`}
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
