import { useTranslations } from "next-intl";
import { useState } from "react";
import { PaymentBadge } from "@/components/money/payment-badge";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Image } from "@/components/ui/image";
import { toast } from "@/components/ui/use-toast";
import { useFormats, useTextResolver } from "@/components/ui/use-words";
import { api, failureText } from "@/lib/client/api-client";
import type { Balance } from "@/lib/domain/money/balance";
import { type ChargeKind, paymentReason } from "@/lib/domain/money/payment";
import { amountDueNow, currentDeadline } from "@/lib/domain/money/prepayment";
import { howToPay, type ServingWay } from "@/lib/domain/till/how-to-pay";
import type { Booking } from "@/lib/schemas/booking/booking";
import { usePayee } from "./use-payee";

export const HowToPay = ({ booking }: { booking: Booking }) => (
  <WaysToPay
    open={{ ...booking, kind: "booking", dueAmount: amountDueNow(booking), payBy: currentDeadline(booking) }}
    bookingId={booking.id}
    checkoutPath={`/api/bookings/${booking.id}/checkout`}
  />
);

export interface AmountDue extends Pick<Balance, "dueAmount" | "paymentStatus"> {
  kind: ChargeKind;
  confirmationNumber: string;
  /** The number of further dates of the series that are paid together with this one. */
  others?: number;
  /** The deadline of a prepayment. */
  payBy?: string | Date | null;
  /** The day of an event or a single lesson, right after the sign-up. */
  heldOn?: string | undefined;
}

/**
 * The amount due and the ways to pay it, for bookings, sign-ups and fees. QR codes are offered only for the signed-in
 * user's bookings (`bookingId`), and payment by card only with a `checkoutPath`. For sign-ups and fees, PaymentCodes is
 * rendered next to it.
 */
export function WaysToPay({
  open: { kind, confirmationNumber, others, dueAmount, paymentStatus, payBy = null, heldOn },
  bookingId = null,
  checkoutPath = null,
}: {
  open: AmountDue;
  bookingId?: number | null;
  /** The endpoint that starts a payment by card. */
  checkoutPath?: string | null;
}) {
  const t = useTranslations("money");
  const formats = useFormats();
  const word = useTextResolver();
  const payee = usePayee(dueAmount > 0);
  const [shownCode, setShownCode] = useState<string | null>(null);
  if (paymentStatus === "none") return null;
  const reason = paymentReason(kind, confirmationNumber, others);
  const of = others ? ({ of: "dates" } as const) : {};
  const toPay = { kind, ...of, amount: dueAmount, payBy, payee, reason, heldOn, hasCardButton: true };
  const ways = howToPay(toPay, new Date()).filter((way) => way.kind !== "online" || checkoutPath !== null);
  const withCode = bookingId === null ? [] : ways.filter(({ code }) => code !== null);
  const codeName = ({ kind: of, label: way }: ServingWay) =>
    of === "transfer" ? t("showQr") : t("showQrOf", { way });
  return (
    <section aria-label={t("title")} className="flex flex-col gap-2 text-[0.95rem]">
      <p className="flex flex-wrap items-center gap-2">
        {/* "Unpaid" is already expressed by the amount due. */}
        {paymentStatus !== "unpaid" && <PaymentBadge status={paymentStatus} />}
        {dueAmount > 0 && (
          <span className="font-semibold tabular-nums">{t("due", { amount: formats.cents(dueAmount) })}</span>
        )}
      </p>
      {dueAmount > 0 && (
        <>
          <ul className="flex flex-col gap-1 text-ink-2">
            {ways.map(({ key, line }) => (
              <li key={key} className="[overflow-wrap:anywhere]">
                {word(line)}
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-2 empty:hidden print:hidden">
            {withCode.map((way) => (
              <Button
                key={way.key}
                variant="outline"
                size="sm"
                onClick={() => setShownCode(shownCode === way.key ? null : way.key)}
              >
                {shownCode === way.key ? t("hideQr") : codeName(way)}
              </Button>
            ))}
            <PayLinks ways={ways} />
            {checkoutPath !== null && ways.some((way) => way.kind === "online") && (
              <CardButton path={checkoutPath} />
            )}
          </div>
          {withCode.map((way) => {
            const isShown = shownCode === way.key;
            // A printed link can only be followed by its QR code.
            if (!isShown && way.link === null) return null;
            return (
              <Image
                key={way.key}
                src={`/api/bookings/${bookingId}/payment-qr?method=${way.key}`}
                alt={way.kind === "transfer" ? t("qr") : codeName(way)}
                width={192}
                height={192}
                className={cn("size-48 bg-white", !isShown && "hidden print:block")}
              />
            );
          })}
        </>
      )}
    </section>
  );
}

function PayLinks({ ways }: { ways: readonly ServingWay[] }) {
  const t = useTranslations("money");
  return ways.map(
    ({ key, label: way, link }) =>
      link !== null && (
        <Button key={key} size="sm" asChild>
          <a href={link} target="_blank" rel="noreferrer">
            {t("payWith", { way })}
          </a>
        </Button>
      ),
  );
}

function CardButton({ path }: { path: string }) {
  const t = useTranslations("money");
  const word = useTextResolver();
  const [isLeaving, setLeaving] = useState(false);
  async function leave(): Promise<void> {
    setLeaving(true);
    try {
      const { url } = await api.post<{ url: string }>(path);
      window.location.assign(url);
    } catch (error) {
      setLeaving(false);
      toast({ variant: "destructive", title: t("cardRefused"), description: word(failureText(error)) });
    }
  }
  return (
    <Button size="sm" disabled={isLeaving} onClick={() => void leave()}>
      {t("payByCard")}
    </Button>
  );
}
