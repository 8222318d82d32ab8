import { memo, useEffect, useState } from "react";
import type { BoardColumn } from "@/lib/domain/panel/board-columns";
import { minutesOf } from "@/lib/domain/time/calendar-day";
import { toInstant } from "@/lib/domain/time/dates";

const MINUTE_MS = 60_000;

/** Position of the current time across the columns, from 0 to 1; null outside them. */
function presentAt(columns: readonly BoardColumn[], now: number): number | null {
  const index = columns.findIndex(({ startsAt, endsAt }) => startsAt <= now && now < endsAt);
  const column = columns[index];
  if (!column) return null;
  const { startTime, endTime } = column.offers;
  const start = toInstant(column.day, startTime).getTime();
  const length = (minutesOf(endTime) - minutesOf(startTime)) * MINUTE_MS;
  return (index + Math.min(1, Math.max(0, (now - start) / length))) / columns.length;
}

export const NowLine = memo(function NowLine({ columns }: { columns: readonly BoardColumn[] }) {
  // Null until mounted: the clocks of server and browser differ.
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const update = () => setNow(Date.now());
    update();
    const timer = setInterval(update, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  const part = now === null ? null : presentAt(columns, now);
  if (part === null) return null;
  return (
    <span
      aria-hidden
      className="pointer-events-none absolute inset-y-0 w-0.5 bg-terra-600"
      style={{ left: `calc(var(--room-width) + (100% - var(--room-width)) * ${part})` }}
    />
  );
});
