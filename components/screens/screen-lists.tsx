import { useTranslations } from "next-intl";
import { hoursOn } from "@/lib/domain/panel/screen-now";
import { type CalendarDay, timeOf } from "@/lib/domain/time/dates";
import type { ScreenState } from "@/lib/schemas/panel/screen";
import { ListSection, ScreenSection } from "./screen-section";

type Entry = ScreenState["entries"][number];

/** The number of lines of each list that fit (app/(screen)/schermo/screen.css). */
const FITS = { now: 2, next: 2, free: 3, day: 3 } as const;

interface ListProps {
  entries: readonly Entry[];
  day: CalendarDay;
  turn: number;
}

const keyOf = ({ kind, spaceId, startsAt, title }: Entry) => `${kind} ${spaceId} ${startsAt} ${title}`;

/** Returns a function for the title of an entry; untitled entries are named by their kind. */
function useEntryTitle() {
  const t = useTranslations("screen");
  return ({ title, kind }: Entry): string => title ?? t(kind === "closure" ? "closure" : "taken");
}

interface CurrentRoomProps {
  entry: Entry | undefined;
  /** ISO 8601 instant; undefined if the room is taken or closed. */
  freeUntil: string | undefined;
  day: CalendarDay;
}

export function CurrentRoom({ entry, freeUntil, day }: CurrentRoomProps) {
  const t = useTranslations("screen");
  const titleOf = useEntryTitle();
  const isFree = entry === undefined && freeUntil !== undefined;
  const freeTime = freeUntil === undefined ? null : timeOf(new Date(freeUntil));
  const time = entry === undefined ? freeTime : hoursOn(day, entry).until;
  return (
    <ScreenSection area="now" title={t("now")}>
      <div className="door-screen-room" data-free={isFree}>
        <p className="door-screen-big">
          {entry === undefined ? t(isFree ? "isFree" : "isClosed") : titleOf(entry)}
        </p>
        {time !== null && <p>{t("until", { time })}</p>}
      </div>
    </ScreenSection>
  );
}

export function CurrentList({ entries, day, turn }: ListProps) {
  const t = useTranslations("screen");
  const titleOf = useEntryTitle();
  return (
    <ListSection
      area="now"
      title={t("now")}
      items={entries}
      fits={FITS.now}
      turn={turn}
      none={t("nothingNow")}
    >
      {(entry) => {
        const { until } = hoursOn(day, entry);
        return (
          <li key={keyOf(entry)} className="door-screen-line" data-plain>
            <strong>{titleOf(entry)}</strong>
            <span>
              {entry.room}
              {until !== null && ` · ${t("until", { time: until })}`}
            </span>
          </li>
        );
      }}
    </ListSection>
  );
}

/** An entry with its start. Below it, its room on a screen for the whole centre, otherwise its end. */
function Line({ entry, day, hasRoom }: { entry: Entry; day: CalendarDay; hasRoom: boolean }) {
  const t = useTranslations("screen");
  const titleOf = useEntryTitle();
  const { from, until } = hoursOn(day, entry);
  return (
    <li className="door-screen-line">
      <time>{from ?? t("early")}</time>
      <strong>{titleOf(entry)}</strong>
      {hasRoom && <span>{entry.room}</span>}
      {!hasRoom && until !== null && <span>{t("until", { time: until })}</span>}
    </li>
  );
}

export function NextList({ entries, day, turn, hasRooms }: ListProps & { hasRooms: boolean }) {
  const t = useTranslations("screen");
  return (
    <ListSection
      area="next"
      title={t("next")}
      items={entries}
      fits={FITS.next}
      turn={turn}
      none={t("nothingNext")}
    >
      {(entry) => <Line key={keyOf(entry)} entry={entry} day={day} hasRoom={hasRooms} />}
    </ListSection>
  );
}

export function DayList({ entries, day, turn, hasRooms }: ListProps & { hasRooms: boolean }) {
  const t = useTranslations("screen");
  return (
    <ListSection
      area="day"
      title={t("day")}
      items={entries}
      fits={FITS.day}
      turn={turn}
      none={t("nothingLeft")}
    >
      {(entry) => <Line key={keyOf(entry)} entry={entry} day={day} hasRoom={hasRooms} />}
    </ListSection>
  );
}

interface FreeRoomsProps {
  rooms: readonly { id: number; name: string; until: string }[];
  turn: number;
}

export function FreeRooms({ rooms, turn }: FreeRoomsProps) {
  const t = useTranslations("screen");
  return (
    <ListSection
      area="free"
      title={t("free")}
      aside={t("untilColumn")}
      items={rooms}
      fits={FITS.free}
      turn={turn}
      none={t("noneFree")}
    >
      {({ id, name, until }) => (
        <li key={id} className="door-screen-line" data-plain>
          <strong>{name}</strong>
          <time>{timeOf(new Date(until))}</time>
        </li>
      )}
    </ListSection>
  );
}
