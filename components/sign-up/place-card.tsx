"use client";

import { useRouter } from "next/navigation";
import type { ReactNode } from "react";
import { BookingStatusBadge } from "@/components/booking/booking-status-badge";
import { WaysToPay } from "@/components/money/how-to-pay";
import { PaymentBadge } from "@/components/money/payment-badge";
import { OWN_IBAN_PROMPT, RefundIban } from "@/components/money/refund-iban";
import { GiveUpButton } from "@/components/sign-up/give-up-button";
import { Link } from "@/components/ui/link";
import { api } from "@/lib/client/api-client";
import { linkedRefundPath, linkedSignUpPath, refundPath } from "@/lib/client/money/refund-paths";
import { formatCents } from "@/lib/domain/money/money";
import { formatConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import { dayOf, formatInstant, formatLongDay, timeOf } from "@/lib/domain/time/dates";
import { paths } from "@/lib/paths";
import type { OwnPlace } from "@/lib/schemas/sign-up/participation";

function when(startsAt: string | null): string {
  if (startsAt === null) return "Data da concordare";
  const start = new Date(startsAt);
  return timeOf(start) === "00:00" ? formatLongDay(dayOf(start)) : formatInstant(start);
}

/** A place of one's own in a course or at an event; it can be given up here, with the refund said before the press. */
export function PlaceCard({
  place,
  token,
  children,
}: {
  place: OwnPlace;
  /** Of the link in a mail; without it the session decides. */
  token?: string;
  children?: ReactNode;
}) {
  const router = useRouter();
  const path =
    token === undefined ? `/api/users/me/places/${place.kind}/${place.id}` : linkedSignUpPath(token);
  const thing = { id: place.ofId, title: place.title };
  const isCanceled = place.status === "canceled";
  const facts: [label: string, value: string][] = [
    ["Quando", when(place.startsAt)],
    ["Posti", String(place.seats)],
    ...(token === undefined
      ? []
      : [["A nome di", `${place.firstName} ${place.lastName}`] satisfies [string, string]]),
    ...(place.location ? [["Dove", place.location] satisfies [string, string]] : []),
    ...(place.totalAmount > 0 ? [["Totale", formatCents(place.totalAmount)] satisfies [string, string]] : []),
  ];
  return (
    <article className="flex min-w-0 flex-col gap-4 rounded-lg border bg-surface p-5 shadow-rest">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 className="text-[1.45rem]">
            <Link
              href={place.kind === "event" ? paths.event(thing) : paths.course(thing)}
              className="-mt-1.5 inline-flex min-h-11 items-center decoration-sage-300 decoration-2 underline-offset-4 hover:underline"
            >
              {place.title}
            </Link>
          </h2>
          <p className="text-[0.92rem] text-ink-2 tabular-nums">
            {place.kind === "event" ? "Evento" : "Corso"} · Iscrizione #
            {formatConfirmationNumber(place.kind, place.confirmationNumber)}
          </p>
        </div>
        <BookingStatusBadge status={place.status} />
      </div>
      <dl className="grid gap-x-6 gap-y-1.5 text-[0.97rem] sm:grid-cols-2">
        {facts.map(([label, value]) => (
          <div key={label} className="flex gap-2">
            <dt className="text-ink-2">{label}</dt>
            <dd className="min-w-0 font-medium break-words tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {isCanceled && (
        <p className="text-[0.95rem]">
          {place.canceledBy === "centre" ? "Annullata dal centro" : "Annullata da te"}
          {place.cancelReason ? `: ${place.cancelReason}` : "."}
          {place.refundDue > 0 && ` Da rimborsare: ${formatCents(place.refundDue)}.`}
        </p>
      )}
      {place.dueAmount > 0 ? (
        <WaysToPay open={place} />
      ) : (
        place.paymentStatus === "paid" && <PaymentBadge status="paid" className="self-start" />
      )}
      {children}
      {place.refundDue > 0 && (
        <RefundIban
          path={token === undefined ? refundPath(place.kind, place.id) : linkedRefundPath(token)}
          asks={OWN_IBAN_PROMPT}
          isByLink={token !== undefined}
        />
      )}
      {place.canGiveUp && (
        <div className="flex justify-end border-t pt-4">
          <GiveUpButton
            title={place.title}
            money={place}
            giveUp={async () => {
              await api.delete(path);
              router.refresh();
            }}
          />
        </div>
      )}
    </article>
  );
}
