"use client";

import { type AdminTab, TAB_LOOK, tabsFor } from "@/components/admin/panel-pages";
import { GuardedDialog } from "@/components/admin/shared/guarded-dialog";
import { usePanelRole } from "@/components/admin/shared/panel-user";
import { Button } from "@/components/ui/button";
import { formatSpan } from "@/lib/domain/panel/board-text";
import { rulesOfKind } from "@/lib/domain/room-time/taken-kinds";
import type { BoardEntry } from "@/lib/schemas/panel/board";

/** What takes a room's time and is no booking: what, when, and the way to where it can be changed. */
export function EntryDialog({
  entry,
  room,
  onClose,
  onPlace,
}: {
  entry: BoardEntry;
  room: string;
  onClose: () => void;
  onPlace: (tab: AdminTab) => void;
}) {
  const role = usePanelRole();
  const { label, section: place } = rulesOfKind(entry.kind);
  return (
    <GuardedDialog
      title={entry.title}
      description={`${label}, ${room}`}
      onClose={onClose}
      className="sm:w-[min(30rem,calc(100vw-3rem))]"
    >
      {({ close }) => (
        <>
          <p className="first-letter:uppercase">{formatSpan(entry.startsAt, entry.endsAt)}</p>
          <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            <Button variant="outline" onClick={close}>
              Chiudi
            </Button>
            {tabsFor(role).includes(place) && (
              <Button
                onClick={() => {
                  onClose();
                  onPlace(place);
                }}
              >
                Vai a {TAB_LOOK[place].label}
              </Button>
            )}
          </div>
        </>
      )}
    </GuardedDialog>
  );
}
