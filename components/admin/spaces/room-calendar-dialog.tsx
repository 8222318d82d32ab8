"use client";

import { useTranslations } from "next-intl";
import { CalendarFeed } from "@/components/person/calendar-feed/calendar-feed";
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import type { Space } from "@/lib/schemas/space/space";

export function RoomCalendarDialog({ row: space, onClose }: { row: Space; onClose: () => void }) {
  const t = useTranslations("panel.spaces.calendar");
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="max-w-2xl">
        <DialogHeader>
          <DialogTitle>{t("title", { space: space.name })}</DialogTitle>
          <DialogDescription>{t("text")}</DialogDescription>
        </DialogHeader>
        <CalendarFeed path={`/api/spaces/${space.id}/calendar`} hasNames />
      </DialogContent>
    </Dialog>
  );
}
