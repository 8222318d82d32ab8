import { useLocale, useTranslations } from "next-intl";
import { Sheet } from "@/components/admin/shared/print/print-sheet";
import { useSite } from "@/components/ui/site-context";
import { useFormats, useTextResolver } from "@/components/ui/use-words";
import { text } from "@/lib/domain/language/text";
import type { BoardView } from "@/lib/domain/panel/board-columns";
import { boardTitle, sheetWeeks } from "@/lib/domain/panel/board-days";
import { seatsText, timesOnDayText } from "@/lib/domain/panel/board-text";
import { rulesOfKind } from "@/lib/domain/room-time/taken-kinds";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import {
  addDays,
  dayOf,
  dayOfWeek,
  partsOfDay,
  timeOf,
  toInstant,
  weekdayNames,
} from "@/lib/domain/time/dates";
import type { Board, BoardEntry, BoardRoom } from "@/lib/schemas/panel/board";
import { entriesByRoom, type ShownEntry } from "./room-entries";

interface BoardSheetProps {
  board: Board;
  view: BoardView;
  day: CalendarDay;
  now: Date;
}

/** The printed board: a day by room, a week as a table, a month as its weeks. */
export function BoardSheet({ board, view, day, now }: BoardSheetProps) {
  const language = useLocale();
  return (
    <Sheet format="landscape">
      {view === "giorno" ? (
        <DayTable board={board} day={day} now={now} />
      ) : (
        sheetWeeks(view, day).map((days) => (
          <WeekTable
            key={days[0]}
            board={board}
            days={days}
            title={boardTitle(view, day, language)}
            now={now}
          />
        ))
      )}
    </Sheet>
  );
}

/** Title inside the table head, which is repeated on every printed page. */
function TitleRow({ title, now, columns }: { title: string; now: Date; columns: number }) {
  const t = useTranslations("panel.board.sheet");
  const site = useSite();
  const instant = useFormats().instant(now);
  return (
    <tr className="sheet-title">
      <th colSpan={columns}>
        <h1>{title}</h1>
        <p>{t("printed", { site: site.name, instant })}</p>
      </th>
    </tr>
  );
}

function openStates({ status, paymentStatus }: BoardEntry): ("pending" | "unpaid" | "partial")[] {
  const isOwed = paymentStatus === "unpaid" || paymentStatus === "partial";
  return [...(status === "pending" ? [status] : []), ...(isOwed ? [paymentStatus] : [])];
}

interface WeekTableProps {
  board: Board;
  days: readonly CalendarDay[];
  title: string;
  now: Date;
}

function WeekTable({ board, days, title, now }: WeekTableProps) {
  const t = useTranslations("panel.board.sheet");
  const language = useLocale();
  return (
    <table>
      <thead>
        <TitleRow title={title} now={now} columns={days.length + 1} />
        <tr>
          <th scope="col">{t("room")}</th>
          {days.map((day) => (
            <th key={day} scope="col">
              {weekdayNames(language)[dayOfWeek(day)]} {partsOfDay(day).date}
              <Holiday board={board} day={day} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {board.rooms.map((room) => (
          <tr key={room.id}>
            <th scope="row">{room.name}</th>
            {days.map((day) => (
              <td key={day}>
                <DayCell board={board} room={room} day={day} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Holiday({ board, day }: { board: Board; day: CalendarDay }) {
  const holiday = board.holidays.find(({ date }) => date === day);
  return holiday ? <span className="sheet-note">{holiday.name}</span> : null;
}

function DayCell({ board, room, day }: { board: Board; room: BoardRoom; day: CalendarDay }) {
  const t = useTranslations("panel.board.sheet");
  const word = useTextResolver();
  /** "08:00 – 13:00, corso", "fino alle 12:00, in attesa, da pagare" */
  const noteOf = (entry: ShownEntry) => {
    const kind = word(rulesOfKind(entry.kind).label);
    const isNamed = entry.kind === "booking" || entry.title === kind;
    return [
      ...(entry.otherRoom === undefined ? [] : [entry.otherRoom]),
      word(timesOnDayText(day, entry.startsAt, entry.endsAt)),
      ...(isNamed ? [] : [kind.toLowerCase()]),
      ...(entry.seats ? [word(seatsText(entry.seats))] : []),
      ...openStates(entry).map((state) => t(state)),
    ].join(", ");
  };
  return (
    <>
      {entriesOn(board, room, day).map((entry) => (
        <p key={`${entry.kind}-${entry.id}-${entry.spaceId}-${entry.startsAt}`}>
          <strong>{entry.title}</strong>
          <span className="sheet-note">{noteOf(entry)}</span>
        </p>
      ))}
      {closedOn(room, day).map((times) => (
        <p key={times} className="sheet-note">
          {t("closedAt", { times: word(times) })}
        </p>
      ))}
    </>
  );
}

function DayTable({ board, day, now }: { board: Board; day: CalendarDay; now: Date }) {
  const t = useTranslations("panel.board.sheet");
  const title = useFormats().longDay(day);
  return (
    <table className="sheet-day">
      <thead>
        <TitleRow title={title} now={now} columns={4} />
        <tr>
          <th scope="col">{t("room")}</th>
          <th scope="col">{t("time")}</th>
          <th scope="col">{t("who")}</th>
          <th scope="col">{t("what")}</th>
        </tr>
      </thead>
      {board.rooms.map((room) => (
        <tbody key={room.id}>
          <RoomRows board={board} room={room} day={day} />
        </tbody>
      ))}
    </table>
  );
}

function RoomRows({ board, room, day }: { board: Board; room: BoardRoom; day: CalendarDay }) {
  const t = useTranslations("panel.board.sheet");
  const word = useTextResolver();
  const entries = entriesOn(board, room, day);
  const closed = closedOn(room, day);
  const lines = [
    ...entries.map((entry) => ({
      key: `${entry.kind}-${entry.id}-${entry.spaceId}-${entry.startsAt}`,
      times: word(timesOnDayText(day, entry.startsAt, entry.endsAt)),
      who: entry.title,
      what: [
        entry.otherRoom,
        entry.purpose ?? word(rulesOfKind(entry.kind).label),
        ...openStates(entry).map((state) => t(state)),
      ]
        .filter(Boolean)
        .join(", "),
    })),
    ...closed.map((times) => ({ key: times, times: word(times), who: "", what: t("closed") })),
  ];
  if (lines.length === 0) lines.push({ key: "free", times: "", who: "", what: t("free") });
  return lines.map(({ key, times, who, what }, index) => (
    <tr key={key}>
      {index === 0 && (
        <th scope="row" rowSpan={lines.length}>
          {room.name}
        </th>
      )}
      <td>{times}</td>
      <td>{who && <strong>{who}</strong>}</td>
      <td>{what}</td>
    </tr>
  ));
}

function entriesOn(board: Board, room: BoardRoom, day: CalendarDay): ShownEntry[] {
  const [from, to] = [toInstant(day, "00:00").getTime(), toInstant(addDays(day, 1), "00:00").getTime()];
  return entriesByRoom(board)(room).filter(
    ({ startsAt, endsAt }) => Date.parse(startsAt) < to && Date.parse(endsAt) > from,
  );
}

/** Texts of a day's closed times within the opening hours of a room: "08:00 – 13:00", "tutto il giorno". */
function closedOn({ closed, openingTime, closingTime }: BoardRoom, day: CalendarDay): readonly string[] {
  const times = closed
    .filter(({ startsAt }) => dayOf(new Date(startsAt)) === day)
    .map(({ startsAt, endsAt }) => ({ startsAt, endsAt, ...wallTimes(startsAt, endsAt) }))
    .filter(({ from, to }) => from < closingTime && to > openingTime);
  const isAllDay = times.some(({ from, to }) => from <= openingTime && to >= closingTime);
  return isAllDay
    ? [text("panel.times.onDay.whole")]
    : times.map(({ startsAt, endsAt }) => timesOnDayText(day, startsAt, endsAt));
}

const wallTimes = (startsAt: string, endsAt: string) => ({
  from: timeOf(new Date(startsAt)),
  to: timeOf(new Date(endsAt)),
});
