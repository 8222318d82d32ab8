import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { GuardedDialog } from "@/components/admin/shared/guarded-dialog";
import { TableError, TableSkeleton } from "@/components/shared/table/table-states";
import type { Booking } from "@/lib/schemas/booking/booking";
import { BookingDialog } from "./booking-dialog";

export function BookingDialogById({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useTranslations("panel.booking");
  const booking = useQuery<Booking>({ queryKey: [`/api/bookings/${id}`] });
  if (booking.data) return <BookingDialog booking={booking.data} onClose={onClose} />;
  return (
    <GuardedDialog title={t("title")} onClose={onClose} className="sm:w-[min(42rem,calc(100vw-3rem))]">
      {() =>
        booking.error ? (
          <TableError error={booking.error} onRetry={() => void booking.refetch()} />
        ) : (
          <TableSkeleton rows={4} />
        )
      }
    </GuardedDialog>
  );
}
