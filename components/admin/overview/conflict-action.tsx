"use client";

import { useState } from "react";
import { panelPath } from "@/components/admin/panel-pages";
import { BookingDialogById } from "@/components/admin/shared/booking/booking-dialog-by-id";
import { conflictTitle } from "@/components/admin/shared/conflicts/conflict-texts";
import { useMayManageCentre } from "@/components/admin/shared/panel-user";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { useWord } from "@/components/ui/use-words";
import type { Conflict } from "@/lib/schemas/conflict";

/** The pages on which something that takes a room's time can be moved; what is not listed opens nowhere. */
const PAGES: Partial<Record<Conflict["kind"], "events" | "courses" | "closures">> = {
  event: "events",
  course: "courses",
  closure: "closures",
};

/** Opens what a conflict is about: the booking, or the page of events, courses or closures. */
export function ConflictAction({ conflict }: { conflict: Conflict }) {
  const word = useWord();
  const [isOpen, setOpen] = useState(false);
  const mayManage = useMayManageCentre();
  const { kind, id } = conflict;
  const name = <span className="sr-only"> {conflictTitle(conflict, word)}</span>;
  if (kind === "booking")
    return (
      <>
        <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
          Apri{name}
        </Button>
        {isOpen && <BookingDialogById id={id} onClose={() => setOpen(false)} />}
      </>
    );
  const page = PAGES[kind];
  if (page === undefined || !mayManage) return null;
  return (
    <Button variant="outline" size="sm" asChild>
      <Link href={panelPath(page)}>Apri{name}</Link>
    </Button>
  );
}
