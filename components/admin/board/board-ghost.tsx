import { useTranslations } from "next-intl";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { usePlan } from "@/components/admin/shared/booking/use-plan";
import { cn } from "@/components/ui/cn";
import { Ban } from "@/components/ui/icons";
import { useTextResolver } from "@/components/ui/use-words";
import { priceText } from "@/lib/domain/money/price-text";
import type { BoardColumn } from "@/lib/domain/panel/board-columns";
import { coveredColumns, movedPeriod, selectedPeriod } from "@/lib/domain/panel/board-move";
import type { Period } from "@/lib/domain/room-time/period";
import { describePeriod } from "@/lib/domain/search/space-search-url";
import type { DraggedBooking, TimeSelection } from "./drag-state";

const DEBOUNCE_MS = 150;

interface BoardGhostProps {
  grid: RefObject<HTMLDivElement | null>;
  dragged: DraggedBooking | null;
  selection: TimeSelection | null;
  columns: readonly BoardColumn[];
  nameOf: (room: number) => string;
}

export function BoardGhost({ dragged, selection, ...props }: BoardGhostProps) {
  const { columns } = props;
  const room = dragged?.room ?? selection?.room;
  const [start, end] = dragged
    ? [columns[dragged.startColumn], columns[dragged.column]]
    : [columns[selection?.from ?? -1], columns[selection?.to ?? -1]];
  const period =
    start && end ? (dragged ? movedPeriod(dragged.entry, start, end) : selectedPeriod(start, end)) : null;
  if (room === undefined || period === null) return null;
  return <Ghost {...props} {...{ dragged, room, period }} />;
}

interface GhostProps extends Omit<BoardGhostProps, "selection"> {
  room: number;
  period: Period;
}

function Ghost({ grid, dragged, columns, nameOf, room, period }: GhostProps) {
  const [from, to] = coveredColumns(columns, period);
  const box = useBox(grid, room, from, to, columns.length);
  const ghost = useRef<HTMLSpanElement>(null);
  const answer = useSettledPlan(room, period, dragged?.entry.id);
  const isRefused = answer !== undefined && answer.unavailable !== null;
  const isByKeyboard = dragged?.isByKeyboard === true;
  // Dragging scrolls the board at its edges; with the keyboard the preview has to be scrolled into view.
  useEffect(() => {
    if (isByKeyboard && box) ghost.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [isByKeyboard, box]);
  return (
    <>
      {box && (
        <span
          ref={ghost}
          aria-hidden
          className={cn(
            "pointer-events-none absolute z-15 grid place-items-center rounded-sm border-2",
            isRefused
              ? "border-brick-600 bg-brick-100/80 text-brick-700"
              : "border-dashed border-sage-600 bg-sage-100/70",
          )}
          style={box}
        >
          {isRefused && <Ban className="size-6" />}
        </span>
      )}
      <GhostCaption answer={answer} period={period} dragged={dragged} name={nameOf(room)} />
    </>
  );
}

/** The server's plan for a room and period, once they have been stable for `DEBOUNCE_MS`; undefined until then. */
function useSettledPlan(room: number, period: Period, bookingId: number | undefined) {
  const key = JSON.stringify([room, period]);
  const [settled, setSettled] = useState<{ key: string; room: number; period: Period } | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      const [spaceId, settledPeriod]: [number, Period] = JSON.parse(key);
      setSettled({ key, room: spaceId, period: settledPeriod });
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [key]);
  const isSettled = settled?.key === key;
  const plan = usePlan({
    spaceId: settled?.room ?? room,
    period: isSettled ? period : null,
    bookingId,
  });
  return isSettled && !plan.isPlaceholderData ? plan.data : undefined;
}

interface GhostCaptionProps {
  answer: ReturnType<typeof useSettledPlan>;
  period: Period;
  dragged: DraggedBooking | null;
  name: string;
}

function GhostCaption({ answer, period, dragged, name }: GhostCaptionProps) {
  const t = useTranslations("panel.board.ghost");
  const word = useTextResolver();
  const isRefused = answer !== undefined && answer.unavailable !== null;
  const where = { room: name, period: word(describePeriod(period)) };
  const place = isRefused
    ? t("taken", {
        ...where,
        reason: answer.unavailable?.message ?? "",
        conflicts: answer.conflicts.map(({ title }) => title).join(", "),
      })
    : answer
      ? t("priced", { ...where, price: word(priceText(answer)) })
      : t("free", where);
  return (
    <p
      role="status"
      className={cn(
        "sticky bottom-2 left-2 z-40 m-2 w-max max-w-[calc(100%-1rem)] rounded-md border px-3 py-2 text-[0.9rem] font-semibold shadow-floating",
        isRefused ? "border-brick-600 bg-brick-100 text-brick-700" : "bg-surface text-ink",
      )}
    >
      {dragged ? t("moved", { title: dragged.entry.title, place }) : place}
      {dragged && <span className="block font-normal">{t(isRefused ? "refusedKeys" : "keys")}</span>}
    </p>
  );
}

/** Position, within the board, of a range of columns in a room's row. */
function useBox(grid: BoardGhostProps["grid"], room: number, from: number, to: number, columns: number) {
  const [box, setBox] = useState<{ left: number; top: number; width: number; height: number } | null>(null);
  useLayoutEffect(() => {
    const row = grid.current?.querySelector<HTMLElement>(`[data-room="${room}"]`);
    if (!row) {
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
