"use client";

import { type FocusEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { RowPlan } from "./row-plan";
import { type Place, stopAt, tabPlace, type UsedStop } from "./stops";

/** Roving tabindex: the one cell of the board that Tab focuses. It is always rendered, whatever the scroll position. */
export function useTabStop(grid: RefObject<HTMLDivElement | null>, rows: readonly RowPlan[]) {
  const [used, setUsed] = useState<UsedStop | null>(null);
  const hasFocus = useRef(false);
  const place = useMemo(() => tabPlace(rows, used), [rows, used]);
  const key = stopAt(rows, place)?.key ?? null;

  const elementOf = (one: string) => grid.current?.querySelector<HTMLElement>(`[data-key="${one}"]`);

  // If somebody else removed the focused cell, focus the one in its place.
  useLayoutEffect(() => {
    if (hasFocus.current && key !== null && document.activeElement === document.body)
      grid.current?.querySelector<HTMLElement>(`[data-key="${key}"]`)?.focus({ preventScroll: true });
  });

  /** Renders a cell, focuses it and scrolls it into view. */
  function goTo(next: Place): void {
    const stop = stopAt(rows, next);
    const room = rows[next.row]?.room.id;
    if (!stop || room === undefined) return;
    flushSync(() => setUsed({ room, key: stop.key, column: stop.column }));
    const cell = elementOf(stop.key);
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  function onFocus({ target }: FocusEvent): void {
    hasFocus.current = true;
    const row = target.closest<HTMLElement>("[data-room]");
    const stop = target.closest<HTMLElement>("[data-key]");
    const room = Number(row?.dataset.room);
    if (!stop?.dataset.key || stop.dataset.key === used?.key) return;
    const plan = rows.find((one) => one.room.id === room);
    const found = plan?.stops.find((one) => one.key === stop.dataset.key);
    if (found) setUsed({ room, key: found.key, column: found.column });
  }

  const onBlur = () => {
    hasFocus.current = false;
  };

  return { place, key, goTo, onFocus, onBlur };
}
