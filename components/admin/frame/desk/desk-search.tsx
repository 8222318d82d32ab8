"use client";

import { useEffect, useState } from "react";
import { BookingDialogById } from "@/components/admin/shared/booking/booking-dialog-by-id";
import type { BookingDraft } from "@/components/admin/shared/booking/new-booking-dialog";
import { NewBookingDialog } from "@/components/admin/shared/booking/new-booking-dialog";
import { PersonDialog } from "@/components/admin/shared/person/person-dialog";
import { Search } from "@/components/ui/icons";
import type { Role } from "@/lib/domain/person/roles";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import { DeskDialog } from "./desk-dialog";
import type { DeskAnswer } from "./use-desk-answers";

type Opened =
  | { kind: "search" }
  | { kind: "book"; draft: BookingDraft }
  | { kind: "person" | "booking"; id: number };

interface DeskSearchProps {
  today: CalendarDay;
  role: Role;
  onDay: (day: CalendarDay) => void;
}

/** Whether somebody is typing somewhere else, where a slash is a slash. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null;

/** The one box of the desk, by press, "/" or ⌘K: free rooms, days, people and bookings. */
export function DeskSearch({ today, role, onDay }: DeskSearchProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isShortcut =
        (event.key.toLowerCase() === "k" && (event.metaKey || event.ctrlKey)) ||
        (event.key === "/" && !isTyping(event.target));
      // A dialog that is open keeps the keys.
      if (!isShortcut || document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      event.preventDefault();
      setOpened({ kind: "search" });
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);

  function follow(answer: DeskAnswer): void {
    if (answer.kind === "day") {
      close();
      onDay(answer.day);
    } else if (answer.kind === "book") {
      setOpened({ kind: "book", draft: { spaceId: answer.spaceId, period: answer.period } });
    } else setOpened({ kind: answer.kind, id: answer.id });
  }

  return (
    <>
      <button
        type="button"
        onClick={() => setOpened({ kind: "search" })}
        className="flex min-h-11 min-w-11 items-center gap-2 rounded-full border bg-surface px-3 text-[0.94rem] text-ink-2 hover:border-sand-400 lg:w-56 xl:w-80"
      >
        <Search className="size-5 shrink-0" />
        <span className="max-lg:sr-only">Cerca o chiedi: gio 17</span>
        <kbd aria-hidden className="ml-auto rounded-sm border px-1.5 font-sans text-[0.8rem] max-lg:hidden">
          /
        </kbd>
      </button>
      {opened?.kind === "search" && <DeskDialog today={today} onFollow={follow} onClose={close} />}
      {opened?.kind === "book" && <NewBookingDialog draft={opened.draft} onClose={close} onBooked={close} />}
      {opened?.kind === "booking" && <BookingDialogById id={opened.id} onClose={close} />}
      {opened?.kind === "person" && <PersonDialog id={opened.id} role={role} onClose={close} />}
    </>
  );
}
