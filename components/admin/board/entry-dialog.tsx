"use client";

import { PANEL_PAGES, panelPath } from "@/components/admin/panel-pages";
import { GuardedDialog } from "@/components/admin/shared/guarded-dialog";
import { usePanelRole } from "@/components/admin/shared/panel-user";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { formatSpan } from "@/lib/domain/panel/board-text";
import { rulesOfKind } from "@/lib/domain/room-time/taken-kinds";
import type { BoardEntry } from "@/lib/schemas/panel/board";

/** Details of an entry other than a booking, with a link to the page that manages it. */
export function EntryDialog({
  entry,
  room,
  onClose,
}: {
  entry: BoardEntry;
  room: string;
  onClose: () => void;
}) {
  const role = usePanelRole();
  const { label, section: page } = rulesOfKind(entry.kind);
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
            {PANEL_PAGES[page].isFor(role) && (
              <Button asChild>
                <Link href={panelPath(page)} onClick={onClose}>
                  Vai a {PANEL_PAGES[page].title}
                </Link>
              </Button>
            )}
          </div>
        </>
      )}
    </GuardedDialog>
  );
}
