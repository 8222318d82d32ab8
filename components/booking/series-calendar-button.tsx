import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { CalendarPlus } from "@/components/ui/icons";

export function SeriesCalendarButton({ seriesId }: { seriesId: number }) {
  const t = useTranslations("bookings.calendar");
  return (
    <div>
      <Button variant="secondary" size="sm" asChild>
        <a href={`/api/bookings/series/${seriesId}/ics`} download={t("seriesFile", { id: String(seriesId) })}>
          <CalendarPlus />
          {t("series")}
        </a>
      </Button>
    </div>
  );
}
