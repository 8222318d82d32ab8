"use client";

import { type PointerEvent, type RefObject, useCallback, useRef, useState } from "react";
import type { BoardColumn } from "@/lib/domain/panel/board-columns";
import type { BoardRoom } from "@/lib/schemas/panel/board";
import type { Held } from "./board-grid";
import { scrollAtEdges } from "./edge-scroll";
import type { Stop } from "./row-plan";

/** Shorter movements, in px, count as a click. */
const SLACK_PX = 6;

/** Selection of free time by dragging: columns of one room. */
export interface Drawn {
  room: number;
  from: number;
  to: number;
}

interface BoardDrag {
  grid: RefObject<HTMLDivElement | null>;
  columns: readonly BoardColumn[];
  findStop: (target: EventTarget) => { room: BoardRoom; stop: Stop } | null;
  setHeld: (held: Held | null) => void;
  onPutDown: (held: Held) => void;
  onDraw: (room: number, from: BoardColumn, to: BoardColumn, first: BoardColumn["offers"]) => void;
}

/** Room and column at a point of the screen. */
function placeAt(x: number, y: number, columns: number): { room: number; column: number } | null {
  const row = document.elementsFromPoint(x, y).find((one) => one instanceof HTMLElement && one.dataset.room);
  if (!(row instanceof HTMLElement)) return null;
  const names = row.firstElementChild?.getBoundingClientRect().width ?? 0;
  const box = row.getBoundingClientRect();
  const column = Math.floor(((x - box.left - names) / (box.width - names)) * columns);
  return { room: Number(row.dataset.room), column: Math.min(columns - 1, Math.max(0, column)) };
}

/**
 * Selecting free time and dragging a booking, by mouse or pen. On touch screens dragging scrolls; bookings are moved in
 * their dialog.
 */
export function useBoardDrag({ grid, columns, findStop, setHeld, onPutDown, onDraw }: BoardDrag) {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const dragged = useRef(false);

  function onPointerDown(event: PointerEvent): void {
    dragged.current = false;
    const found = findStop(event.target);
    if (!found || !grid.current || event.button !== 0 || event.pointerType === "touch") return;
    const { room, stop } = found;
    const { placed, free } = stop;
    const start = placeAt(event.clientX, event.clientY, columns.length);
    const isFixed = placed ? placed.entry.kind !== "booking" : free === null;
    if (!start || isFixed) return;
    const board = grid.current;
    const began = { x: event.clientX, y: event.clientY };
    let hand = began;
    let held: Held | null = null;
    let drawing: Drawn | null = null;
    let stopScrolling = () => {};

    const carry = () => {
      const place = placeAt(hand.x, hand.y, columns.length);
      if (!place) return;
      if (placed) {
        held = { entry: placed.entry, grabbed: start.column, isByKey: false, ...place };
        setHeld(held);
      } else {
        drawing = { room: room.id, from: stop.column, to: place.column };
        setDrawn(drawing);
      }
    };
    const onMove = (move: globalThis.PointerEvent) => {
      hand = { x: move.clientX, y: move.clientY };
      if (!dragged.current) {
        if (Math.hypot(hand.x - began.x, hand.y - began.y) < SLACK_PX) return;
        dragged.current = true;
        stopScrolling = scrollAtEdges(board, () => hand, carry);
      }
      move.preventDefault();
      carry();
    };
    const stopListening = () => {
      stopScrolling();
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
      if (from && to && free) onDraw(room.id, from, to, free);
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

  /** Whether the click that just ended was a drag, which is already handled. */
  const hasDragged = useCallback(() => dragged.current, []);
  return { drawn, onPointerDown, hasDragged };
}
