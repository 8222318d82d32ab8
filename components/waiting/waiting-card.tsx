import { PaymentWithCode } from "@/components/money/payment-with-code";
import { QueryProvider } from "@/components/shared/query-provider";
import { Badge, type BadgeVariant } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { formatCents } from "@/lib/domain/money/money";
import { payableName } from "@/lib/domain/money/payment";
import { formatInstant } from "@/lib/domain/time/dates";
import type { AcceptedOffer, OfferPrice } from "@/lib/domain/waiting/offer";
import { isOfferLive, type WaitingStatus } from "@/lib/domain/waiting/waiting";
import {
  WAITING_STATUS_LABELS,
  waitingPeriodLabel,
  waitingPositionLabel,
  waitingSizeLabel,
} from "@/lib/domain/waiting/waiting-labels";
import { paths } from "@/lib/paths";
import type { WaitingEntry } from "@/lib/schemas/waiting/waiting-list";
import { OfferCountdown } from "./offer-countdown";
import { WaitingActions } from "./waiting-actions";

const LOOKS: Record<WaitingStatus, BadgeVariant> = {
  waiting: "warning",
  offered: "success",
  accepted: "success",
  expired: "secondary",
  left: "secondary",
};

/** Where to look on once an entry is over. */
const ALTERNATIVES = {
  space: { href: paths.spaces, label: "Trova uno spazio" },
  event: { href: paths.events, label: "Vedi gli eventi" },
  course: { href: paths.courses, label: "Vedi i corsi" },
} as const;

interface WaitingCardProps {
  entry: WaitingEntry;
  /** Of the mailed link; without it the session decides. */
  token?: string;
  /** When this is rendered, ISO 8601. */
  now: string;
  /** The price of an open offer. */
  price?: OfferPrice | undefined;
  /** What it has become, and what is to be paid for it; where that stands elsewhere on the page, nothing. */
  accepted?: AcceptedOffer | null;
}

/** An offer whose time is over is shown as expired, also before the job has written that. */
const shownStatus = ({ status, offerExpiresAt }: WaitingEntry, now: Date): WaitingStatus =>
  status === "offered" &&
  !isOfferLive({ status, offerExpiresAt: offerExpiresAt ? new Date(offerExpiresAt) : null }, now)
    ? "expired"
    : status;

function words(entry: WaitingEntry, status: WaitingStatus): string {
  const until = entry.offerExpiresAt ? formatInstant(new Date(entry.offerExpiresAt)) : "";
  switch (status) {
    case "waiting":
      return `${entry.position === null ? "Sei in lista" : waitingPositionLabel(entry.position)}. Appena si libera ti scriviamo a ${entry.email} e lo teniamo da parte per te.`;
    case "offered":
      return `Si è liberato quello che aspettavi, ed è tenuto da parte per te fino a ${until}. Accettalo o lascialo a chi viene dopo.`;
    case "accepted":
      return "Hai accettato: è tuo. Trovi la conferma nella tua e-mail.";
    case "expired":
      return "Il tempo è finito e non sei più in lista. Ti interessa ancora? Puoi rimetterti in lista quando vuoi.";
    case "left":
      return "Non sei più in lista d'attesa per questa richiesta.";
  }
}

/** One entry of the waiting list: what for, its status, and what can be done now. */
export function WaitingCard({ entry, token, now, price, accepted = null }: WaitingCardProps) {
  const status = shownStatus(entry, new Date(now));
  const when = waitingPeriodLabel(entry);
  const alternative = ALTERNATIVES[entry.kind];
  return (
    <article className="flex min-w-0 flex-col gap-4 rounded-lg border bg-surface p-5 shadow-rest sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 className="text-[1.45rem] wrap-anywhere">{entry.title}</h2>
          <p className="mt-1 text-ink-2 tabular-nums">
            {when !== "" && `${when} · `}
            <span className="whitespace-nowrap">{waitingSizeLabel(entry)}</span>
          </p>
        </div>
        <Badge variant={LOOKS[status]}>{WAITING_STATUS_LABELS[status]}</Badge>
      </div>
      <p>{words(entry, status)}</p>
      {status === "offered" && entry.offerExpiresAt && (
        <OfferCountdown until={entry.offerExpiresAt} renderedAt={now} />
      )}
      {status === "offered" && price && (
        <div className="rounded-md bg-sand-100 p-4">
          <p className="font-display-soft text-xl tabular-nums">Prezzo: {price.words}</p>
          {price.totalAmount > 0 && (
            <p className="text-[0.95rem] text-ink-2">Paghi dopo aver accettato: ti diciamo subito come.</p>
          )}
        </div>
      )}
      {accepted && (
        <>
          <p className="font-display-soft text-xl tabular-nums">
            {payableName(accepted.kind, accepted.confirmationNumber)}
            {accepted.totalAmount > 0 && ` · Totale ${formatCents(accepted.totalAmount)}`}
          </p>
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
          {...(price === undefined ? {} : { expectedTotal: price.totalAmount })}
          {...(token === undefined ? {} : { token })}
        />
      ) : (
        <Button asChild variant="outline" className="self-start">
          <Link href={alternative.href}>{alternative.label}</Link>
        </Button>
      )}
    </article>
  );
}
