import { useTranslations } from "next-intl";
import type { Booking } from "@/lib/schemas/booking/booking";

interface ToPrepareProps {
  bookings: readonly Booking[];
  today: string;
  label: string;
}

/** Extras booked for today, in chronological order: "12 × Tappetino, Sala Loto, 17:00". */
export function ToPrepare({ bookings, today, label }: ToPrepareProps) {
  const t = useTranslations("panel.overview");
  const lines = bookings.flatMap(({ id, space, startDate, startTime, extras }) =>
    extras.map(({ extraId, name, quantity }) => ({
      key: `${id}-${extraId}`,
      text:
        startDate < today
          ? t("prepareOngoing", { quantity, name, room: space.name })
          : t("prepare", { quantity, name, room: space.name, time: startTime }),
    })),
  );
  return (
    <ul aria-label={label} className="m-0 flex list-none flex-col p-0 tabular-nums">
      {lines.map(({ key, text }) => (
        <li key={key} className="border-b border-sand-100 py-2.5 font-medium last:border-0">
          {text}
        </li>
      ))}
    </ul>
  );
}
