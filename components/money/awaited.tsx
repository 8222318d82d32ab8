import { useTranslations } from "next-intl";
import { RefundIban } from "@/components/money/refund-iban";
import { Clock, Coins } from "@/components/ui/icons";
import { useFormats } from "@/components/ui/use-words";
import { refundPath } from "@/lib/client/money/refund-paths";
import { depositReturnDue } from "@/lib/domain/money/deposit";
import { amountDueNow, awaitsPrepayment } from "@/lib/domain/money/prepayment";
import type { Booking } from "@/lib/schemas/booking/booking";

/** For a booking: the prepayment with its deadline, after which the room is released, and the state of its deposit. */
export function Awaited({ booking }: { booking: Booking }) {
  const t = useTranslations("asked");
  const formats = useFormats();
  const now = new Date();
  const deposit = useDepositText(booking, now);
  const { payBy } = booking;
  const isAwaited = awaitsPrepayment(booking) && payBy !== null;
  if (!isAwaited && deposit === null) return null;
  return (
    <ul className="flex flex-col gap-2 text-[0.95rem] [&_svg]:mt-0.5 [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-sage-600">
      {isAwaited && (
        <li className="flex gap-2 rounded-md bg-honey-100 px-4 py-3">
          <Clock />
          <p className="min-w-0">
            <strong className="block">
              {t("prepay", {
                amount: formats.cents(amountDueNow(booking)),
                deadline: formats.deadline(new Date(payBy)),
              })}
            </strong>
            {t("confirmsItself")}
          </p>
        </li>
      )}
      {deposit !== null && (
        <li className="flex gap-2">
          <Coins />
          <span className="min-w-0">{deposit}</span>
        </li>
      )}
      {/* If a refund is due as well, the refund's section asks for the IBAN. */}
      {booking.refundDue === 0 && depositReturnDue(booking, now) > 0 && (
        <li>
          <RefundIban path={refundPath("booking", booking.id)} />
        </li>
      )}
    </ul>
  );
}

function useDepositText(booking: Booking, now: Date): string | null {
  const t = useTranslations("asked");
  const formats = useFormats();
  const { status, depositAmount, depositHeld, endsAt } = booking;
  const returnDue = depositReturnDue(booking, now);
  if (returnDue > 0) return t("depositReturnDue", { amount: formats.cents(returnDue) });
  if (depositHeld > 0) return t("depositHeld", { amount: formats.cents(depositHeld) });
  const isAhead = status !== "canceled" && new Date(endsAt) > now;
  return isAhead && depositAmount > 0 ? t("depositOpen", { amount: formats.cents(depositAmount) }) : null;
}
