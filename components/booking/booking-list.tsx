import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
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
  /** The number of bookings that are not listed; a link leads to them. */
  hidden?: number;
  /** The latest time at which a customer may move a booking, in hours before its start. */
  changeHours: number;
  now: Date;
  /** Sign-ups for courses and events, sorted into the list by `startsAt`. */
  others?: readonly { key: string; startsAt: Date; content: ReactNode }[];
}

export function BookingList(props: BookingListProps) {
  const { group, bookings, hidden = 0, changeHours, now, others = [] } = props;
  const t = useTranslations("bookings");
  if (bookings.length === 0 && others.length === 0) {
    return (
      <EmptyState
        image="/images/empty/bookings.svg"
        title={t(`empty.${group}.title`)}
        description={t(`empty.${group}.text`)}
      >
        <Button asChild>
          <Link href={paths.spaces}>{t("findRoom")}</Link>
        </Button>
      </EmptyState>
    );
  }
  const dated = ({ status, startsAt }: Booking) => ({ status, startsAt: new Date(startsAt) });
  const canCancel = (booking: Booking) => isCancelable(dated(booking), now);
  const canMove = (booking: Booking) => isChangeable(dated(booking), changeHours, now);
  const cardsOf = (listed: readonly Booking[]) =>
    groupBySeries(listed).flatMap(({ seriesId, bookings: together }) =>
      seriesId === null
        ? together.map((booking) => ({
            key: `booking ${booking.id}`,
            startsAt: new Date(booking.startsAt),
            content: (
              <BookingCard
                booking={booking}
                canCancel={canCancel(booking)}
                canMove={canMove(booking)}
                isPast={group === "past"}
              />
            ),
          }))
        : {
            key: `series ${seriesId}`,
            startsAt: new Date(together[0]?.startsAt ?? now),
            content: (
              <SeriesCard seriesId={seriesId} bookings={together} canCancel={canCancel} canMove={canMove} />
            ),
          },
    );
  /** A series is sorted by its first date. */
  const inOrder = (listed: readonly Booking[], more: typeof others) =>
    [...cardsOf(listed), ...more].sort((a, b) => {
      const order = a.startsAt.getTime() - b.startsAt.getTime();
      return group === "past" ? -order : order;
    });
  const sections: ListSection[] =
    group === "past" ? pastSections(bookings, now) : [{ title: null, bookings }];
  return (
    <>
      {sections.map(({ title, bookings: listed }, index) => (
        <section key={title} aria-label={title ? t(title) : undefined} className="mb-8 last-of-type:mb-0">
          {title && <h2 className="mb-3 text-xl">{t(title)}</h2>}
          <ul className="flex flex-col gap-5">
            {inOrder(listed, index === sections.length - 1 ? others : []).map(({ key, content }) => (
              <li key={key}>{content}</li>
            ))}
          </ul>
        </section>
      ))}
      {hidden > 0 && (
        <p className="mt-6 text-center">
          <Button asChild variant="outline">
            <Link href={`${paths.myBookings}?tab=${group}&all=1`} keepsScroll>
              {t("showMore", { count: hidden })}
            </Link>
          </Button>
        </p>
      )}
    </>
  );
}

interface ListSection {
  title: "canceledOnes" | "overOnes" | null;
  bookings: Booking[];
}

/** Separates bookings canceled before their end from completed ones. Returns one list if none were canceled. */
function pastSections(bookings: Booking[], now: Date): ListSection[] {
  const isAhead = ({ endsAt }: Booking) => new Date(endsAt) > now;
  const canceled = bookings.filter(isAhead);
  if (canceled.length === 0) return [{ title: null, bookings }];
  const over = bookings.filter((booking) => !isAhead(booking));
  return [
    { title: "canceledOnes", bookings: canceled },
    ...(over.length > 0 ? [{ title: "overOnes" as const, bookings: over }] : []),
  ];
}
