"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Image } from "@/components/ui/image";
import { useFormats } from "@/components/ui/use-words";
import { ApiError } from "@/lib/client/api-client";
import { cachedScreen, cacheScreenPage, forgetScreen, readScreen } from "@/lib/client/panel/screen";
import { screenAt, themeAt } from "@/lib/domain/panel/screen-now";
import { LOGO_IMAGE } from "@/lib/domain/space/space-image";
import { dayOf, timeOf } from "@/lib/domain/time/dates";
import type { ScreenState } from "@/lib/schemas/panel/screen";
import { ScreenEnded } from "./screen-ended";
import { CurrentList, CurrentRoom, DayList, FreeRooms, NextList } from "./screen-lists";

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

const POLL_MS = 5_000;
/** A screen without a response for this long shows that it is outdated. */
const STALE_MS = 20_000;
/** A clock that jumps by more than this indicates that the device was asleep. */
const SLEPT_MS = 15_000;
const TICK_MS = 1_000;
/** An ended screen is polled rarely, because it cannot be resumed. */
const ENDED_POLL_MS = 60_000;
const RELOADED_ON = "screen-reloaded-on";

type ScreenLink = "live" | "stale" | "ended";

/** Reloads a page of an earlier day once, so that it runs the current version of the site. */
function reloadOnNewDay(pageDay: string, day: string): void {
  if (pageDay === day) return;
  try {
    if (sessionStorage.getItem(RELOADED_ON) === day) return;
    sessionStorage.setItem(RELOADED_ON, day);
  } catch {
    return;
  }
  window.location.reload();
}

/** Prevents a tablet from turning its display off, if the browser supports it. */
function stayAwake(): void {
  if (document.visibilityState === "visible") void navigator.wakeLock?.request("screen").catch(() => {});
}

/**
 * The data of a screen, refreshed every five seconds, and immediately when the network or the device is available
 * again.
 * @returns the latest state, the current instant by the server's clock, and the state of the connection
 */
function useScreenState(token: string, initial: ScreenState) {
  const [state, setState] = useState(initial);
  // The instant at which the server rendered the HTML.
  const [now, setNow] = useState(() => new Date(initial.at));
  const [link, setLink] = useState<ScreenLink>("live");

  useEffect(() => {
    let offset = 0;
    let answeredAt = Date.now();
    let tickedAt = Date.now();
    let isReading = false;
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const kept = cachedScreen(token);
    if (kept !== null && kept.at > initial.at) setState(kept);

    const read = async () => {
      if (isReading) return;
      isReading = true;
      clearTimeout(timer);
      let pause = POLL_MS;
      try {
        const next = await readScreen(token);
        if (isGone) return;
        answeredAt = Date.now();
        offset = Date.parse(next.at) - answeredAt;
        setState(next);
        setNow(new Date(next.at));
        setLink("live");
        reloadOnNewDay(initial.day, next.day);
      } catch (error) {
        if (isGone) return;
        if (error instanceof ApiError && error.code === "NOT_FOUND") {
          forgetScreen(token);
          setLink("ended");
          pause = ENDED_POLL_MS;
        }
      } finally {
        isReading = false;
      }
      timer = setTimeout(read, pause);
    };

    const clock = setInterval(() => {
      const at = Date.now();
      const hasSlept = at - tickedAt > SLEPT_MS;
      tickedAt = at;
      setNow(new Date(at + offset));
      if (at - answeredAt > STALE_MS) setLink((link) => (link === "live" ? "stale" : link));
      if (hasSlept) void read();
    }, TICK_MS);
    const wake = () => {
      stayAwake();
      void read();
    };

    stayAwake();
    void read();
    void cacheScreenPage().catch(() => {});
    window.addEventListener("online", wake);
    window.addEventListener("pageshow", wake);
    document.addEventListener("visibilitychange", wake);
    return () => {
      isGone = true;
      clearTimeout(timer);
      clearInterval(clock);
      window.removeEventListener("online", wake);
      window.removeEventListener("pageshow", wake);
      document.removeEventListener("visibilitychange", wake);
    };
  }, [token, initial]);

  return { state, now, link };
}
