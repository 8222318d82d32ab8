import { useLocale, useTranslations } from "next-intl";
import { memo } from "react";
import { cn } from "@/components/ui/cn";
import { useFormats } from "@/components/ui/use-words";
import type { BoardColumn, BoardView } from "@/lib/domain/panel/board-columns";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import { dayOfWeek, partsOfDay, weekdayNames } from "@/lib/domain/time/dates";
import { columnHeader, ROOM_COLUMN, row } from "./board-look";

interface BoardHeadProps {
  view: BoardView;
  columns: readonly BoardColumn[];
  today: CalendarDay;
  holidays: readonly { date: CalendarDay; name: string; isObserved: boolean }[];
  onOpenDay: (day: CalendarDay) => void;
}

export const BoardHead = memo(function BoardHead(props: BoardHeadProps) {
  const { view, columns, today, holidays, onOpenDay } = props;
  const t = useTranslations("panel.board.grid");
  const perDay = view === "settimana" ? 2 : 1;
  return (
    <div
      {...row(1)}
      className="sticky top-0 z-30 grid grid-cols-(--board-columns) border-b border-sand-300 bg-surface"
    >
      <div
        {...columnHeader(1)}
        className={cn(ROOM_COLUMN, "border-r border-sand-300 bg-surface px-2 py-2 text-[0.8rem] text-ink-2")}
      >
        {t("room")}
      </div>
      {columns
        .filter((_, index) => index % perDay === 0)
        .map((column, index) => {
          const isToday = column.day === today && view !== "giorno";
          const holiday = holidays.find(({ date }) => date === column.day);
          return (
            <div
              key={column.startsAt}
              {...columnHeader(index * perDay + 2, perDay)}
              aria-current={isToday ? "date" : undefined}
              className={cn(
                "min-w-0 text-center text-[0.84rem] font-semibold",
                view === "mese" && dayOfWeek(column.day) === 1
                  ? "border-l-2 border-sand-400"
                  : "border-l border-sand-200",
                isToday && "bg-sage-100 text-sage-800",
              )}
              style={{ gridColumn: `span ${perDay}` }}
            >
              {view === "giorno" ? (
                <span className="grid min-h-11 place-items-center tabular-nums">
                  {column.offers.startTime}
                </span>
              ) : (
                <DayHead
                  column={column}
                  withParts={perDay > 1}
                  holiday={holiday?.name}
                  onOpenDay={onOpenDay}
                />
              )}
            </div>
          );
        })}
    </div>
  );
});

interface DayHeadProps {
  column: BoardColumn;
  withParts: boolean;
  holiday: string | undefined;
  onOpenDay: (day: CalendarDay) => void;
}

function DayHead({ column: { day }, withParts, holiday, onOpenDay }: DayHeadProps) {
  const t = useTranslations("panel.board.grid");
  const language = useLocale();
  const longDay = useFormats().longDay(day);
  return (
    <button
      type="button"
      onClick={(event) => {
        event.stopPropagation();
        onOpenDay(day);
      }}
      className="flex min-h-11 w-full flex-col items-center justify-center px-0.5 py-1 leading-tight hover:bg-sand-100 focus-visible:-outline-offset-3"
    >
      <span className="sr-only">
        {holiday ? t("openHoliday", { day: longDay, holiday }) : t("openDay", { day: longDay })}
      </span>
      <span aria-hidden>
        {weekdayNames(language)[dayOfWeek(day)]?.slice(0, 3)}{" "}
        <span className="tabular-nums">{partsOfDay(day).date}</span>
      </span>
      {holiday ? (
        <span aria-hidden className="line-clamp-2 max-w-full text-[0.7rem] font-medium text-terra-700">
          {holiday}
        </span>
      ) : (
        withParts && (
          <span aria-hidden className="grid w-full grid-cols-2 text-[0.68rem] font-normal text-ink-2">
            <span>{t("morning")}</span>
            <span>{t("afternoon")}</span>
          </span>
        )
      )}
    </button>
  );
}
