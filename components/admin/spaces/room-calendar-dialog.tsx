import { useTranslations } from "next-intl";
import { CalendarFeed } from "@/components/person/calendar-feed/calendar-feed";
import { TitledDialog } from "@/components/ui/dialog";
import type { Space } from "@/lib/schemas/space/space";

export function RoomCalendarDialog({ row: space, onClose }: { row: Space; onClose: () => void }) {
  const t = useTranslations("panel.spaces.calendar");
  return (
    <TitledDialog
      title={t("title", { space: space.name })}
      description={t("text")}
      onClose={onClose}
      className="max-w-2xl"
    >
      <CalendarFeed path={`/api/spaces/${space.id}/calendar`} hasNames />
    </TitledDialog>
  );
}
