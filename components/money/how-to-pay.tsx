"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { PaymentBadge } from "@/components/money/payment-badge";
import { Button } from "@/components/ui/button";
import { Image } from "@/components/ui/image";
import { toast } from "@/components/ui/use-toast";
import { useFormats, useWord } from "@/components/ui/use-words";
import { api, failureText } from "@/lib/client/api-client";
import { usePublicSettings } from "@/lib/client/site/use-public-settings";
import type { Balance } from "@/lib/domain/money/balance";
import { type PayableKind, paymentReason } from "@/lib/domain/money/payment";
import { amountAsked, askedBy } from "@/lib/domain/money/prepayment";
import { howToPay, servingWays } from "@/lib/domain/till/how-to-pay";
import type { Booking } from "@/lib/schemas/booking/booking";

/** The amount due for a booking and how to pay it: at the reception, by bank transfer, by card. */
export const HowToPay = ({ booking }: { booking: Booking }) => (
  <WaysToPay
    open={{ ...booking, kind: "booking", dueAmount: amountAsked(booking), payBy: askedBy(booking) }}
    bookingId={booking.id}
    checkoutPath={`/api/bookings/${booking.id}/checkout`}
  />
);

/** The amount due for a booking or a sign-up. */
export interface AmountDue extends Pick<Balance, "dueAmount" | "paymentStatus"> {
  kind: PayableKind;
  confirmationNumber: string;
  /** How many further dates of a series are paid together with this one. */
  others?: number;
  /** Until when, where it is a prepayment. */
  payBy?: string | Date | null;
}

/**
 * The amount due and how to pay it, for bookings, sign-ups and fees. The QR code is offered only for the signed-in user's
 * bookings (`bookingId`), payment by card only where there is a `checkoutPath`; for others, TransferCode is shown beside
 * this.
 */
export function WaysToPay({
  open: { kind, confirmationNumber, others, dueAmount, paymentStatus, payBy = null },
  bookingId = null,
  checkoutPath = null,
}: {
  open: AmountDue;
  bookingId?: number | null;
  /** The endpoint that begins the payment by card. */
  checkoutPath?: string | null;
}) {
  const t = useTranslations("money");
  const formats = useFormats();
  const word = useWord();
  const settings = usePublicSettings(dueAmount > 0);
  const [showsCode, setShowsCode] = useState(false);
  if (paymentStatus === "none") return null;
  const now = new Date();
  const { iban, takesCards } = servingWays(
    {
      ...{ amount: dueAmount, payBy, iban: settings?.iban ?? null },
      takesCards: settings?.takesCards === true && checkoutPath !== null,
    },
    now,
  );
  const ways = howToPay(
    {
      ...{ kind, amount: dueAmount, payBy, iban },
      legalName: settings?.legalName ?? "",
      reason: paymentReason(kind, confirmationNumber, others),
      // By the button.
      takesCards: false,
    },
    now,
  );
  return (
    <section aria-label={t("title")} className="flex flex-col gap-2 text-[0.95rem]">
      <p className="flex flex-wrap items-center gap-2">
        {/* For "unpaid" the amount due says the same. */}
        {paymentStatus !== "unpaid" && <PaymentBadge status={paymentStatus} />}
        {dueAmount > 0 && (
          <span className="font-semibold tabular-nums">{t("due", { amount: formats.cents(dueAmount) })}</span>
        )}
      </p>
      {dueAmount > 0 && (
        <>
          <ul className="flex flex-col gap-1 text-ink-2">
            {ways.map((way) => (
              <li key={way} className="[overflow-wrap:anywhere]">
                {word(way)}
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-2 empty:hidden">
            {iban !== null && bookingId !== null && (
              <Button variant="outline" size="sm" onClick={() => setShowsCode(!showsCode)}>
                {showsCode ? t("hideQr") : t("showQr")}
              </Button>
            )}
            {takesCards && checkoutPath !== null && <CardButton path={checkoutPath} />}
          </div>
          {showsCode && iban !== null && (
            <Image
              src={`/api/bookings/${bookingId}/payment-qr`}
              alt={t("qr")}
              width={192}
              height={192}
              className="size-48 bg-white"
            />
          )}
        </>
      )}
    </section>
  );
}

/** Opens Stripe's payment page; if that fails, says why. */
function CardButton({ path }: { path: string }) {
  const t = useTranslations("money");
  const word = useWord();
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
