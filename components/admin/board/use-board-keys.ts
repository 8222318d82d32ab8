"use client";

import type { KeyboardEvent } from "react";
import type { BoardRoom } from "@/lib/schemas/panel/board";
import type { Held } from "./board-grid";
import type { RowPlan, Stop } from "./row-plan";
import { nextPlace, type Place, stopAt } from "./stops";

interface BoardKeys {
  rows: readonly RowPlan[];
  rooms: readonly BoardRoom[];
  columns: number;
  /** The focused cell. */
  place: Place | null;
  goTo: (place: Place) => void;
  held: Held | null;
  setHeld: (held: Held | null) => void;
  onPutDown: (held: Held) => void;
  onPress: (room: BoardRoom, stop: Stop) => void;
}

/** Keyboard of the board: arrows move the focus, Enter opens or books, M picks up a booking. */
export function useBoardKeys(board: BoardKeys) {
  const { rows, place, goTo, held, setHeld, onPress } = board;
  return (event: KeyboardEvent): void => {
    const { key } = event;
    const plan = place ? rows[place.row] : undefined;
    const stop = stopAt(rows, place);
    const isOnCell = (event.target as Element).closest("[data-key]") !== null;
    if (!place || !plan || !stop || !isOnCell || event.altKey || event.metaKey) return;
    if (held) {
      holdByKey(key, held, board);
      if (key !== "Tab") event.preventDefault();
      return;
    }
    const entry = stop.placed?.entry;
    const next = nextPlace(rows, place, event);
    if (next) goTo(next);
    else if (event.ctrlKey) return;
    else if (key === "Enter" || key === " ") {
      if (!event.repeat) onPress(plan.room, stop);
    } else if (key.toLowerCase() === "m" && entry?.kind === "booking") {
      const { column } = stop;
      setHeld({ entry, grabbed: column, room: plan.room.id, column, isByKey: true });
    } else return;
    event.preventDefault();
  };
}

/** Keyboard of a picked-up booking: arrows move it, Enter drops it, Escape cancels. */
function holdByKey(key: string, held: Held, { rooms, columns, setHeld, onPutDown }: BoardKeys): void {
  const place = rooms.findIndex(({ id }) => id === held.room);
  const toRoom = (step: number) => setHeld({ ...held, room: rooms[place + step]?.id ?? held.room });
  const toColumn = (step: number) =>
    setHeld({ ...held, column: Math.min(columns - 1, Math.max(0, held.column + step)) });
  if (key === "Enter" || key === " ") onPutDown(held);
  else if (key === "Escape" || key === "Tab") setHeld(null);
  else if (key === "ArrowLeft") toColumn(-1);
  else if (key === "ArrowRight") toColumn(1);
  else if (key === "ArrowUp") toRoom(-1);
  else if (key === "ArrowDown") toRoom(1);
}
