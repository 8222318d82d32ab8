import { EmptyState } from "@/components/shared/feedback/empty-state";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { type BookingGroup, isCancelable, isChangeable } from "@/lib/domain/booking/booking-status";
import { groupBySeries } from "@/lib/domain/booking/series-groups";
import { paths } from "@/lib/paths";
import type { Booking } from "@/lib/schemas/booking/booking";
import { BookingCard } from "./booking-card";
import { SeriesCard } from "./series-card";

interface BookingListProps {
  group: BookingGroup;
  bookings: Booking[];
  /** The number of further bookings, which a link shows. */
  hidden?: number;
  /** Until how many hours before its start a customer may move a booking. */
  changeHours: number;
  now: Date;
}

const EMPTY: Record<BookingGroup, { title: string; description: string }> = {
  upcoming: {
    title: "Nessuna prenotazione in arrivo",
    description: "Scegli uno spazio e un giorno: la prenotazione richiede meno di un minuto.",
  },
  active: {
    title: "Nessuna prenotazione in corso",
    description: "Qui trovi lo spazio che stai usando in questo momento.",
  },
  past: {
    title: "Nessuna prenotazione passata",
    description: "Qui restano le prenotazioni concluse e quelle annullate.",
  },
};

/** The bookings of one tab of "Le Mie Prenotazioni". */
export function BookingList({ group, bookings, hidden = 0, changeHours, now }: BookingListProps) {
  if (bookings.length === 0) {
    return (
      <EmptyState image="/images/empty/bookings.svg" {...EMPTY[group]}>
        <Button asChild>
          <Link href={paths.spaces}>Trova uno spazio</Link>
        </Button>
      </EmptyState>
    );
  }
  const dated = ({ status, startsAt }: Booking) => ({ status, startsAt: new Date(startsAt) });
  const canCancel = (booking: Booking) => isCancelable(dated(booking), now);
  const canMove = (booking: Booking) => isChangeable(dated(booking), changeHours, now);
  const sections = group === "past" ? pastSections(bookings, now) : [{ title: null, bookings }];
  return (
    <>
      {sections.map(({ title, bookings: listed }) => (
        <section key={title} aria-label={title ?? undefined} className="mb-8 last-of-type:mb-0">
          {title && <h2 className="mb-3 text-xl">{title}</h2>}
          <ul className="flex flex-col gap-5">
            {groupBySeries(listed).map(({ seriesId, bookings: together }) =>
              seriesId === null ? (
                together.map((booking) => (
                  <li key={booking.id}>
                    <BookingCard
                      booking={booking}
                      canCancel={canCancel(booking)}
                      canMove={canMove(booking)}
                      isPast={group === "past"}
                    />
                  </li>
                ))
              ) : (
                <li key={`series ${seriesId}`}>
                  <SeriesCard
                    seriesId={seriesId}
                    bookings={together}
                    canCancel={canCancel}
                    canMove={canMove}
                  />
                </li>
              ),
            )}
          </ul>
        </section>
      ))}
      {hidden > 0 && (
        <p className="mt-6 text-center">
          <Button asChild variant="outline">
            <Link href={`${paths.myBookings}?tab=${group}&all=1`} keepsScroll>
              {hidden === 1 ? "Mostra un'altra prenotazione" : `Mostra altre ${hidden} prenotazioni`}
            </Link>
          </Button>
        </p>
      )}
    </>
  );
}

/** Separates bookings canceled before their end from completed ones; a single list where there are none of the former. */
function pastSections(bookings: Booking[], now: Date): { title: string | null; bookings: Booking[] }[] {
  const isAhead = ({ endsAt }: Booking) => new Date(endsAt) > now;
  const canceled = bookings.filter(isAhead);
  if (canceled.length === 0) return [{ title: null, bookings }];
  const over = bookings.filter((booking) => !isAhead(booking));
  return [
    { title: "Annullate", bookings: canceled },
    ...(over.length > 0 ? [{ title: "Concluse", bookings: over }] : []),
  ];
}
