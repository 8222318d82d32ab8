"use client";

import { useTranslations } from "next-intl";
import { Image } from "@/components/ui/image";
import { useFormats } from "@/components/ui/use-words";
import { screenAt, themeAt } from "@/lib/domain/panel/screen-now";
import { LOGO_IMAGE } from "@/lib/domain/space/space-image";
import { dayOf, timeOf } from "@/lib/domain/time/dates";
import type { ScreenState } from "@/lib/schemas/panel/screen";
import { ScreenEnded } from "./screen-ended";
import { CurrentList, CurrentRoom, DayList, FreeRooms, NextList } from "./screen-lists";
import { useScreenState } from "./use-screen-state";

/** The time for which one page of a list is shown, if the list has several. */
const PAGE_MS = 8_000;

export function DoorScreen({ token, initial }: { token: string; initial: ScreenState }) {
  const { state, now, link } = useScreenState(token, initial);
  const theme = themeAt(now);
  if (link === "ended") return <ScreenEnded theme={theme} />;
  const view = screenAt(state, now);
  const turn = Math.floor(now.getTime() / PAGE_MS);
  const room = state.rooms.find(({ id }) => id === state.spaceId);
  const { day } = state;
  return (
    <main className="door-screen" data-theme={theme}>
      <Header state={state} now={now} title={room?.name ?? state.name} />
      {room === undefined ? (
        <CurrentList entries={view.current} {...{ day, turn }} />
      ) : (
        <CurrentRoom
          entry={view.current[0]}
          freeUntil={view.free.find(({ id }) => id === room.id)?.until}
          day={day}
        />
      )}
      <NextList entries={view.next} {...{ day, turn }} hasRooms={room === undefined} />
      <FreeRooms rooms={view.free} turn={turn} />
      <DayList entries={view.rest} {...{ day, turn }} hasRooms={room === undefined} />
      <Notice state={state} isStale={link === "stale"} isToday={view.isToday} />
    </main>
  );
}

function Header({ state: { site }, now, title }: { state: ScreenState; now: Date; title: string }) {
  const formats = useFormats();
  return (
    <header>
      <Image src={site.logoUrl ?? LOGO_IMAGE} alt="" width={120} height={120} className="door-screen-logo" />
      <div className="door-screen-title">
        <p>{site.name}</p>
        <h1>{title}</h1>
      </div>
      <div className="door-screen-clock">
        <time className="door-screen-hour" dateTime={timeOf(now)}>
          {timeOf(now)}
        </time>
        <p>{formats.longDay(dayOf(now))}</p>
      </div>
    </header>
  );
}

interface NoticeProps {
  state: ScreenState;
  isStale: boolean;
  isToday: boolean;
}

function Notice({ state: { at, day }, isStale, isToday }: NoticeProps) {
  const t = useTranslations("screen");
  const formats = useFormats();
  const stale = isToday
    ? t("stale", { time: timeOf(new Date(at)) })
    : t("staleDay", { day: formats.longDay(day) });
  return (
    <p role="status" className="door-screen-notice">
      {isStale ? stale : !isToday && t("waiting")}
    </p>
  );
}
