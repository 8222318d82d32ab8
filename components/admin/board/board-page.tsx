"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import type { BookingDraft } from "@/components/admin/shared/booking/new-booking/use-slot";
import { BookingDialogById, ClosureDialog, NewBookingDialog } from "@/components/admin/shared/lazy-dialogs";
import { lazyPart } from "@/components/admin/shared/lazy-part";
import { NoRoomsYet } from "@/components/admin/shared/no-rooms-yet";
import { useMayManageCentre } from "@/components/admin/shared/panel-user";
import { useBoard } from "@/components/admin/shared/use-board";
import { TablePlaceholder } from "@/components/shared/table/table-states";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { DoorClosed, LockKeyhole, Plus, Printer } from "@/components/ui/icons";
import { useMediaQuery } from "@/components/ui/use-media-query";
import { toast } from "@/components/ui/use-toast";
import { useTextResolver } from "@/components/ui/use-words";
import { type BoardPlace, boardPlace, boardQuery, boardRange } from "@/lib/domain/panel/board-columns";
import type { Period } from "@/lib/domain/room-time/period";
import { rulesOfKind } from "@/lib/domain/room-time/taken-kinds";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import type { BoardEntry } from "@/lib/schemas/panel/board";
import { BoardGrid } from "./board-grid";
import { BoardNavigation } from "./board-navigation";
import { BoardSheet } from "./board-sheet";
import type { MoveTarget } from "./drag-state";
import { DRAWN_KINDS, kindLook, PAYMENT_LOOK, STATUS_LOOK } from "./entry-look";
import { useBoardChanges } from "./use-board-changes";
import { usePrinting } from "./use-printing";
import { useReturnFocus } from "./use-return-focus";

const CLOSED_LOOK = { bar: "border-sand-300 bg-sand-100 lane-closed", Icon: LockKeyhole };

const PAYMENTS = ["unpaid", "partial", "paid", "refund-due"] as const;

function BoardLegend() {
  const t = useTranslations("panel.board.legend");
  const word = useTextResolver();
  const paymentWords = useTranslations("bookingWords.payment");
  const looks = [
    { label: t("confirmed"), ...STATUS_LOOK.confirmed },
    { label: t("pending"), ...STATUS_LOOK.pending },
    ...DRAWN_KINDS.map((kind) => ({ label: word(rulesOfKind(kind).label), ...kindLook(kind) })),
    { label: t("closed"), ...CLOSED_LOOK },
  ];
  return (
    <details className="text-[0.88rem]">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center font-medium text-ink-2">
        {t("summary")}
      </summary>
      <ul aria-label={t("label")} className="m-0 flex list-none flex-wrap gap-x-5 gap-y-2 p-0">
        {looks.map(({ label, bar, Icon }) => (
          <li key={label} className="flex items-center gap-2">
            <span
              aria-hidden
              className={cn("grid h-6 w-9 place-items-center rounded-sm border-[1.5px]", bar)}
            >
              <Icon className="size-3.5" />
            </span>
            {label}
          </li>
        ))}
        {PAYMENTS.map((status) => {
          const { Icon, colour } = PAYMENT_LOOK[status];
          return (
            <li key={status} className="flex items-center gap-2">
              <Icon className="size-4" style={{ color: `var(${colour})` }} />
              {paymentWords(status)}
            </li>
          );
        })}
      </ul>
      <p className="mt-2 max-w-prose text-ink-2">{t("keys")}</p>
    </details>
  );
}

const EntryDialog = lazyPart(async () => (await import("./entry-dialog")).EntryDialog);
const MoveDialog = lazyPart(async () => (await import("./move-dialog")).MoveDialog);

const morningOf = (day: CalendarDay): Period => ({
  startDate: day,
  endDate: day,
  isFullDay: false,
  startTime: "09:00",
  endTime: "13:00",
});

type Opened =
  | { kind: "booking"; id: number }
  | { kind: "entry"; entry: BoardEntry }
  | { kind: "new"; draft: BookingDraft | undefined }
  | { kind: "move"; target: MoveTarget }
  | { kind: "closure" };

/** The planning board: all rooms over the half days of a week, the hours of a day or the days of a month. */
export function BoardPage({ today }: { today: CalendarDay }) {
  const t = useTranslations("panel.board");
  const pages = useTranslations("panel.pages.title");
  const bookings = useTranslations("panel.bookings");
  const params = useSearchParams();
  const isWide = useMediaQuery("(min-width: 48rem)", true);
  const placeOf = (query: URLSearchParams): BoardPlace => {
    const place = boardPlace(query, today);
    return query.size === 0 && !isWide ? { ...place, view: "giorno" } : place;
  };
  const { view, day } = placeOf(params);
  const { first, last } = boardRange(view, day);
  const { data, isPlaceholderData, error, refetch } = useBoard(first, last);
  useBoardChanges();
  const mayClose = useMayManageCentre();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const isPrinting = usePrinting();
  const section = useRef<HTMLElement>(null);
  useReturnFocus(section, opened !== null);

  // The URL is ahead of what is rendered: a second click before the next render builds on the first one.
  const show = (change: (place: BoardPlace) => Partial<BoardPlace>) => {
    const place = placeOf(new URLSearchParams(window.location.search));
    const next = { ...place, ...change(place) };
    window.history.pushState(null, "", `${window.location.pathname}${boardQuery(next.view, next.day)}`);
  };
  const open = (entry: BoardEntry) =>
    setOpened(entry.kind === "booking" ? { kind: "booking", id: entry.id } : { kind: "entry", entry });
  const firstRoom = data?.rooms.find(({ isAvailable }) => isAvailable);
  const newDay = today >= first && today <= last ? today : first;

  return (
    <section ref={section} aria-label={pages("board")} className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2 sm:gap-x-3">
        <BoardNavigation view={view} day={day} today={today} onShow={show} />
        {firstRoom && (
          // Together, so that none of them changes its row when the title becomes longer.
          <div className="flex flex-wrap items-center gap-2 sm:gap-3 xl:basis-full">
            <Button
              variant="outline"
              size="sm"
              className="max-sm:hidden"
              disabled={isPlaceholderData}
              onClick={() => window.print()}
            >
              <Printer />
              {t("navigation.print")}
            </Button>
            {mayClose && (
              <Button variant="outline" size="sm" onClick={() => setOpened({ kind: "closure" })}>
                <DoorClosed />
                <span className="max-lg:sr-only">{bookings("closeDays")}</span>
              </Button>
            )}
            <Button
              variant="action"
              size="sm"
              onClick={() =>
                setOpened({
                  kind: "new",
                  // For today, the dialog itself proposes the next free hour.
                  draft: newDay === today ? undefined : { spaceId: firstRoom.id, period: morningOf(newDay) },
                })
              }
            >
              <Plus />
              <span className="max-sm:sr-only">{bookings("add")}</span>
            </Button>
          </div>
        )}
      </div>
      {!data && <TablePlaceholder error={error} refetch={refetch} rows={6} />}
      {data?.rooms.length === 0 && <NoRoomsYet description={t("empty")} />}
      {data && data.rooms.length > 0 && (
        <div aria-busy={isPlaceholderData} className={cn("min-w-0", isPlaceholderData && "opacity-55")}>
          <BoardGrid
            board={data}
            view={view}
            day={day}
            today={today}
            onNew={(draft) => setOpened({ kind: "new", draft })}
            onOpen={open}
            onClosed={(room, message) =>
              toast({ title: t("closedTitle", { room: room.name }), description: message })
            }
            onMove={(target) => setOpened({ kind: "move", target })}
            onOpenDay={(one) => show(() => ({ view: "giorno", day: one }))}
          />
        </div>
      )}
      {data && data.rooms.length > 0 && <BoardLegend />}
      {isPrinting && data && !isPlaceholderData && (
        <BoardSheet board={data} view={view} day={day} now={new Date()} />
      )}
      {opened?.kind === "booking" && <BookingDialogById id={opened.id} onClose={close} />}
      {opened?.kind === "entry" && (
        <EntryDialog
          entry={opened.entry}
          room={data?.rooms.find(({ id }) => id === opened.entry.spaceId)?.name ?? ""}
          onClose={close}
        />
      )}
      {opened?.kind === "new" && <NewBookingDialog draft={opened.draft} onClose={close} onBooked={close} />}
      {opened?.kind === "closure" && <ClosureDialog closure={null} today={newDay} onClose={close} />}
      {opened?.kind === "move" && <MoveDialog target={opened.target} onClose={close} />}
    </section>
  );
}
