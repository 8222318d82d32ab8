"use client";

import { CalendarFeed } from "@/components/person/calendar-feed/calendar-feed";
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import type { Space } from "@/lib/schemas/space/space";

/** The address of a room's calendar for other programs. */
export function RoomCalendarDialog({ row: space, onClose }: { row: Space; onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="max-w-2xl">
        <DialogHeader>
          <DialogTitle>Calendario di {space.name}</DialogTitle>
          <DialogDescription>
            Un collegamento per leggere nel proprio calendario quando la sala è occupata, sempre aggiornato.
          </DialogDescription>
        </DialogHeader>
        <CalendarFeed path={`/api/spaces/${space.id}/calendar`} hasNames />
      </DialogContent>
    </Dialog>
  );
}
