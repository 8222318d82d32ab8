"use client";

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { usePlan } from "@/components/admin/shared/booking/use-plan";
import { cn } from "@/components/ui/cn";
import { formatCents, ON_REQUEST_TEXT } from "@/lib/domain/money/money";
import type { BoardColumn } from "@/lib/domain/panel/board-columns";
import { drawnPeriod, movedPeriod } from "@/lib/domain/panel/board-move";
import type { Period } from "@/lib/domain/room-time/period";
import { describePeriod } from "@/lib/domain/search/space-search-url";
import type { Held } from "./board-grid";
import type { Drawn } from "./use-board-drag";

/** Debounce before the price is requested. */
const PAUSE_MS = 150;

interface BoardGhostProps {
  grid: RefObject<HTMLDivElement | null>;
  held: Held | null;
  drawn: Drawn | null;
  columns: readonly BoardColumn[];
  nameOf: (room: number) => string;
}

/** Preview of a dragged booking or of selected free time, with its price or conflicts. */
export function BoardGhost({ grid, held, drawn, columns, nameOf }: BoardGhostProps) {
  const room = held?.room ?? drawn?.room;
  const [from, to] = held
    ? [held.column, held.column]
    : drawn
      ? [Math.min(drawn.from, drawn.to), Math.max(drawn.from, drawn.to)]
      : [0, -1];
  const [left, right] = [columns[from], columns[to]];
  const grabbed = held && columns[held.grabbed];
  const period =
    held && grabbed && left
      ? movedPeriod(held.entry, grabbed, left)
      : left && right
        ? drawnPeriod(left, right)
        : null;
  const box = useBox(grid, room, from, to, columns.length);
  const ghost = useRef<HTMLSpanElement>(null);
  const isByKey = held?.isByKey === true;
  // Dragging scrolls the board at its edges; with the keyboard the preview has to be scrolled into view.
  useEffect(() => {
    if (isByKey && box) ghost.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [isByKey, box]);
  if (room === undefined || period === null) return null;
  return (
    <>
      {box && (
        <span
          ref={ghost}
          aria-hidden
          className="pointer-events-none absolute z-15 rounded-sm border-2 border-dashed border-terra-600 bg-terra-100/70"
          style={box}
        />
      )}
      <GhostWords room={room} period={period} held={held} name={nameOf(room)} />
    </>
  );
}

function GhostWords({
  room,
  period,
  held,
  name,
}: {
  room: number;
  period: Period;
  held: Held | null;
  name: string;
}) {
  const key = JSON.stringify([room, period]);
  const [settled, setSettled] = useState<{ key: string; room: number; period: Period } | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      const [spaceId, asked]: [number, Period] = JSON.parse(key);
      setSettled({ key, room: spaceId, period: asked });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [key]);
  const isSettled = settled?.key === key;
  const plan = usePlan({
    spaceId: settled?.room ?? room,
    period: isSettled ? period : null,
    bookingId: held?.entry.id,
  });
  const answer = isSettled && !plan.isPlaceholderData ? plan.data : undefined;
  const isInTheWay = answer !== undefined && answer.unavailable !== null;
  const price = answer && (answer.isOnRequest ? ON_REQUEST_TEXT : formatCents(answer.totalAmount));
  return (
    <p
      role="status"
      className={cn(
        "sticky bottom-2 left-2 z-40 m-2 w-max max-w-[calc(100%-1rem)] rounded-md border px-3 py-2 text-[0.9rem] font-semibold shadow-floating",
        isInTheWay ? "border-honey-700 bg-honey-100 text-honey-700" : "bg-surface text-ink",
      )}
    >
      {held && `${held.entry.title}: `}
      {name}, {describePeriod(period)}
      {isInTheWay
        ? `: ${answer.unavailable?.message} ${answer.conflicts.map(({ title }) => title).join(", ")}`
        : price && `, ${price}`}
      {held && <span className="block font-normal">Invio o rilascio: sposta. Esc: lascia dov'è.</span>}
    </p>
  );
}

/** Position of a range of columns of a row in the board. */
function useBox(
  grid: BoardGhostProps["grid"],
  room: number | undefined,
  from: number,
  to: number,
  columns: number,
) {
  const [box, setBox] = useState<{ left: number; top: number; width: number; height: number } | null>(null);
  useLayoutEffect(() => {
    const row = room === undefined ? null : grid.current?.querySelector<HTMLElement>(`[data-room="${room}"]`);
    if (!row || to < from) {
      setBox(null);
      return;
    }
    const names = row.firstElementChild?.getBoundingClientRect().width ?? 0;
    const width = (row.offsetWidth - names) / columns;
    setBox({
      left: names + from * width,
      top: row.offsetTop,
      width: width * (to - from + 1),
      height: row.offsetHeight,
    });
  }, [grid, room, from, to, columns]);
  return box;
}
