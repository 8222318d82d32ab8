"use client";

import { type FocusEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type CellPosition, cellAt, type LastFocused, tabStopPosition } from "./cell-navigation";
import type { RowPlan } from "./row-plan";

/** Roving tabindex: the one cell of the board that Tab focuses. It is always rendered, whatever the scroll position. */
export function useTabStop(grid: RefObject<HTMLDivElement | null>, rows: readonly RowPlan[]) {
  const [lastFocused, setLastFocused] = useState<LastFocused | null>(null);
  const hasFocus = useRef(false);
  const position = useMemo(() => tabStopPosition(rows, lastFocused), [rows, lastFocused]);
  const key = cellAt(rows, position)?.key ?? null;

  const elementOf = (one: string) => grid.current?.querySelector<HTMLElement>(`[data-key="${one}"]`);

  // If someone else removed the focused cell, focus the one in its place.
  useLayoutEffect(() => {
    if (hasFocus.current && key !== null && document.activeElement === document.body)
      grid.current?.querySelector<HTMLElement>(`[data-key="${key}"]`)?.focus({ preventScroll: true });
  });

  /** Renders a cell, focuses it and scrolls it into view. */
  function goTo(next: CellPosition): void {
    const cell = cellAt(rows, next);
    const room = rows[next.row]?.room.id;
    if (!cell || room === undefined) return;
    flushSync(() => setLastFocused({ room, key: cell.key, column: cell.column }));
    const element = elementOf(cell.key);
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  function onFocus({ target }: FocusEvent): void {
    hasFocus.current = true;
    const row = target.closest<HTMLElement>("[data-room]");
    const cell = target.closest<HTMLElement>("[data-key]");
    const room = Number(row?.dataset.room);
    if (!cell?.dataset.key || cell.dataset.key === lastFocused?.key) return;
    const plan = rows.find((one) => one.room.id === room);
    const found = plan?.cells.find((one) => one.key === cell.dataset.key);
    if (found) setLastFocused({ room, key: found.key, column: found.column });
  }

  const onBlur = () => {
    hasFocus.current = false;
  };

  return { position, key, goTo, onFocus, onBlur };
}
