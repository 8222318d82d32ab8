"use client";

import { type PointerEvent, useCallback, useRef, useState } from "react";
import type { BoardColumn } from "@/lib/domain/booking/board-columns";
import type { BoardEntry } from "@/lib/schemas/board";
import type { Held } from "./board-grid";
import { columnOfStop } from "./stops";

/** Less is a press with an unsteady hand. */
const SLACK_PX = 6;

/** Free time that is being drawn over, from one column to another of a room. */
export interface Drawn {
  room: number;
  from: number;
  to: number;
}

interface BoardDrag {
  columns: readonly BoardColumn[];
  byKey: ReadonlyMap<string, BoardEntry>;
  held: Held | null;
  setHeld: (held: Held | null) => void;
  onPutDown: (held: Held) => void;
  onDraw: (room: number, from: BoardColumn, to: BoardColumn, first?: BoardColumn["offers"]) => void;
}

/** The room and column under a point of the screen. */
function placeAt(x: number, y: number, columns: number): { room: number; column: number } | null {
  const row = document.elementsFromPoint(x, y).find((one) => one instanceof HTMLElement && one.dataset.room);
  if (!(row instanceof HTMLElement)) return null;
  const names = row.firstElementChild?.getBoundingClientRect().width ?? 0;
  const box = row.getBoundingClientRect();
  const column = Math.floor(((x - box.left - names) / (box.width - names)) * columns);
  return { room: Number(row.dataset.room), column: Math.min(columns - 1, Math.max(0, column)) };
}

/**
 * Drawing over free time, and carrying a booking, with a mouse or a pen. A finger scrolls: it presses, and moves by the
 * dialog of a booking.
 */
export function useBoardDrag({ columns, byKey, setHeld, onPutDown, onDraw }: BoardDrag) {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const dragged = useRef(false);

  function onPointerDown(event: PointerEvent): void {
    dragged.current = false;
    const stop = (event.target as Element).closest<HTMLElement>("[data-stop]");
    if (!stop || event.button !== 0 || event.pointerType === "touch") return;
    const room = Number(stop.closest<HTMLElement>("[data-room]")?.dataset.room);
    const start = placeAt(event.clientX, event.clientY, columns.length);
    const entry = byKey.get(stop.dataset.key ?? "");
    if (!start || (entry && entry.kind !== "booking")) return;
    const [startX, startY] = [event.clientX, event.clientY];
    const grabbed = entry ? start.column : columnOfStop(stop);
    let held: Held | null = null;
    let drawing: Drawn | null = null;

    const onMove = (move: globalThis.PointerEvent) => {
      if (!dragged.current && Math.hypot(move.clientX - startX, move.clientY - startY) < SLACK_PX) return;
      dragged.current = true;
      move.preventDefault();
      const place = placeAt(move.clientX, move.clientY, columns.length);
      if (!place) return;
      if (entry) {
        held = { entry, grabbed, ...place };
        setHeld(held);
      } else {
        drawing = { room, from: grabbed, to: place.column };
        setDrawn(drawing);
      }
    };
    const stopListening = () => {
      window.removeEventListener("pointermove", onMove);
      window.removeEventListener("pointerup", onUp);
      window.removeEventListener("pointercancel", onCancel);
      window.removeEventListener("keydown", onKey, true);
      setDrawn(null);
    };
    const onUp = () => {
      stopListening();
      if (held) onPutDown(held);
      const [from, to] = [columns[drawing?.from ?? -1], columns[drawing?.to ?? -1]];
      const { start: startTime, end: endTime } = stop.dataset;
      if (from && to && startTime && endTime) onDraw(room, from, to, { startTime, endTime });
    };
    const onCancel = () => {
      stopListening();
      setHeld(null);
    };
    const onKey = (key: KeyboardEvent) => {
      if (key.key === "Escape") onCancel();
    };
    window.addEventListener("pointermove", onMove);
    window.addEventListener("pointerup", onUp);
    window.addEventListener("pointercancel", onCancel);
    window.addEventListener("keydown", onKey, true);
  }

  /** Whether the press that has just ended was a drag, which is answered already. */
  const hasDragged = useCallback(() => dragged.current, []);
  return { drawn, onPointerDown, hasDragged };
}
