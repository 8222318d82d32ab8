import { Button } from "@/components/ui/button";
import { CalendarPlus } from "@/components/ui/icons";

/** Downloads all dates of a series in one calendar file. */
export function SeriesCalendarButton({ seriesId }: { seriesId: number }) {
  return (
    <div>
      <Button variant="secondary" size="sm" asChild>
        <a href={`/api/bookings/series/${seriesId}/ics`} download={`serie-${seriesId}.ics`}>
          <CalendarPlus />
          Tutte le date nel calendario
        </a>
      </Button>
    </div>
  );
}
