import { useTranslations } from "next-intl";
import { PaymentWithCode } from "@/components/money/payment-with-code";
import { UpfrontAmounts } from "@/components/money/upfront-amounts";
import { QueryProvider } from "@/components/shared/query-provider";
import { Badge, type BadgeVariant } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { UnbrokenHours } from "@/components/ui/unbroken-hours";
import { useFormats, useTextResolver } from "@/components/ui/use-words";
import type { Expected } from "@/lib/client/booking/booking-details";
import { shownPrepayment } from "@/lib/domain/money/prepayment";
import { formatConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import type { AcceptedOffer, OfferPrice } from "@/lib/domain/waiting/offer";
import { isOfferLive, type WaitingStatus } from "@/lib/domain/waiting/waiting";
import {
  waitingPeriodLabel,
  waitingPositionLabel,
  waitingSizeLabel,
} from "@/lib/domain/waiting/waiting-labels";
import { paths } from "@/lib/paths";
import type { WaitingEntry } from "@/lib/schemas/waiting/waiting-list";
import { OfferCountdown, WaitingActions } from "./waiting-actions";

const LOOKS: Record<WaitingStatus, BadgeVariant> = {
  waiting: "warning",
  offered: "success",
  accepted: "success",
  expired: "secondary",
  left: "secondary",
};

/** Where to continue after an entry has ended. */
const ALTERNATIVES = { space: paths.spaces, event: paths.events, course: paths.courses } as const;

interface WaitingCardProps {
  entry: WaitingEntry;
  /** The token of a mailed link; without it, the session authorises the request. */
  token?: string;
  /** The instant of rendering, ISO 8601. */
  now: string;
  /** The price of an open offer. */
  price?: OfferPrice | undefined;
  /** The resulting booking or sign-up with its amount due; null if the page shows it elsewhere. */
  accepted?: AcceptedOffer | null;
}

/** An offer past its deadline is shown as expired, even before the job has stored that status. */
const shownStatus = ({ status, offerExpiresAt }: WaitingEntry, now: Date): WaitingStatus =>
  status === "offered" &&
  !isOfferLive({ status, offerExpiresAt: offerExpiresAt ? new Date(offerExpiresAt) : null }, now)
    ? "expired"
    : status;

function useExplanation({ position, email, offerExpiresAt }: WaitingEntry, status: WaitingStatus): string {
  const t = useTranslations("waiting");
  const word = useTextResolver();
  const formats = useFormats();
  switch (status) {
    case "waiting": {
      const place = position === null ? t("noPosition") : word(waitingPositionLabel(position));
      return t("waiting", { position: place, email });
    }
    case "offered":
      return t("offered", { until: offerExpiresAt ? formats.instant(new Date(offerExpiresAt)) : "" });
    default:
      return t(status);
  }
}

/** The displayed amounts, sent along so that the server can compare them. */
const expectedOf = ({ totalAmount, beside }: OfferPrice): Expected => ({
  expectedTotal: totalAmount,
  ...(beside && {
    expectedPrepayment: shownPrepayment(beside.prepayment).prepayAmount,
    expectedDeposit: beside.depositAmount,
  }),
});

export function WaitingCard({ entry, token, now, price, accepted = null }: WaitingCardProps) {
  const status = shownStatus(entry, new Date(now));
  const t = useTranslations("waiting");
  const tWords = useTranslations("bookingWords");
  const word = useTextResolver();
  const formats = useFormats();
  const explained = useExplanation(entry, status);
  const explanation = accepted?.payBy ? t("held") : explained;
  const when = waitingPeriodLabel(entry);
  return (
    <article className="flex min-w-0 flex-col gap-4 rounded-lg border bg-surface p-5 shadow-rest sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 className="text-[1.45rem] wrap-anywhere">{entry.title}</h2>
          <p className="mt-1 text-ink-2 tabular-nums">
            {when !== "" && <UnbrokenHours>{`${word(when)} · `}</UnbrokenHours>}
            <span className="whitespace-nowrap">{word(waitingSizeLabel(entry))}</span>
          </p>
        </div>
        <Badge variant={LOOKS[status]}>{tWords(`waiting.${status}`)}</Badge>
      </div>
      <p>{explanation}</p>
      {status === "offered" && entry.offerExpiresAt && (
        <OfferCountdown until={entry.offerExpiresAt} renderedAt={now} />
      )}
      {status === "offered" && price && (
        <div className="rounded-md bg-sand-100 p-4">
          <p className="font-display-soft text-xl tabular-nums">{t("price", { price: word(price.words) })}</p>
          {price.totalAmount > 0 && <p className="text-[0.95rem] text-ink-2">{t("payLater")}</p>}
          {price.beside && (
            <div className="mt-3 empty:hidden">
              <UpfrontAmounts
                {...shownPrepayment(price.beside.prepayment)}
                depositAmount={price.beside.depositAmount}
              />
            </div>
          )}
        </div>
      )}
      {accepted && (
        <>
          <p className="font-display-soft text-xl tabular-nums">
            {t(accepted.kind === "booking" ? "reference.booking" : "reference.place", {
              number: formatConfirmationNumber(accepted.kind, accepted.confirmationNumber),
            })}
            {accepted.totalAmount > 0 && ` · ${t("total", { amount: formats.cents(accepted.totalAmount) })}`}
          </p>
          {accepted.payBy && (
            <UpfrontAmounts
              {...{ prepayAmount: accepted.dueAmount, payBy: accepted.payBy.toISOString(), depositAmount: 0 }}
            />
          )}
          <QueryProvider>
            <PaymentWithCode open={accepted} />
          </QueryProvider>
        </>
      )}
      {status === "waiting" || status === "offered" ? (
        <WaitingActions
          id={entry.id}
          title={entry.title}
          isOffered={status === "offered"}
          {...(price === undefined ? {} : { expected: expectedOf(price) })}
          {...(token === undefined ? {} : { token })}
        />
      ) : (
        <Button asChild variant="outline" className="self-start">
          <Link href={ALTERNATIVES[entry.kind]}>{t(`find.${entry.kind}`)}</Link>
        </Button>
      )}
    </article>
  );
}
