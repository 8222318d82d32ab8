"use client";

import { useRouter } from "next/navigation";
import { GiveUpButton } from "@/components/account/give-up-button";
import { ASKS_HER, RefundIban } from "@/components/shared/refund-iban";
import { api } from "@/lib/client/api-client";
import { linkedRefundPath } from "@/lib/client/refunds";
import { writtenNumber } from "@/lib/domain/booking/confirmation-number";
import type { PlaceMoney } from "@/lib/domain/money/place-refund";
import { dayOf, formatInstant, formatLongDay, timeOf } from "@/lib/domain/time/dates";
import type { LinkedPlace } from "@/lib/schemas/participation";

/** "giovedì 3 dicembre 2026"; with the hour where it has one. */
function startText(startsAt: string): string {
  const start = new Date(startsAt);
  return timeOf(start) === "00:00" ? formatLongDay(dayOf(start)) : formatInstant(start);
}

/** A place in a course or at an event as its holder sees it without an account. */
export function LinkedPlaceCard({
  token,
  place,
  confirmationNumber,
  checkInCode,
  canGiveUp,
  money,
}: {
  token: string;
  place: LinkedPlace;
  confirmationNumber: string;
  checkInCode: string;
  canGiveUp: boolean;
  money: PlaceMoney;
}) {
  const router = useRouter();
  const isCanceled = place.status === "canceled";
  const facts: [label: string, value: string][] = [
    [place.kind === "event" ? "Evento" : "Corso", place.title],
    ["Iscrizione", `#${writtenNumber(place.kind, confirmationNumber)}`],
    ...(place.startsAt === null ? [] : [["Quando", startText(place.startsAt)] satisfies [string, string]]),
    ["A nome di", `${place.firstName} ${place.lastName}`],
    ["Posti", String(place.seats)],
    ...(isCanceled ? [] : [["Codice d'ingresso", checkInCode] satisfies [string, string]]),
  ];
  return (
    <div className="mx-auto max-w-xl">
      <h1 className="text-[clamp(2rem,1.5rem+2.5vw,3rem)]">
        {isCanceled ? "Iscrizione annullata" : "La tua iscrizione"}
      </h1>
      <div className="mt-6 rounded-2xl border border-line bg-card p-5 sm:p-7">
        <dl className="grid gap-4">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt className="text-sm text-ink-2">{label}</dt>
              <dd className="font-medium break-words">{value}</dd>
            </div>
          ))}
        </dl>
        {isCanceled && (
          <div className="mt-6 empty:hidden">
            <RefundIban path={linkedRefundPath(token)} asks={ASKS_HER} />
          </div>
        )}
        {canGiveUp ? (
          <div className="mt-6">
            <GiveUpButton
              title={place.title}
              money={money}
              giveUp={async () => {
                await api.delete(`/api/registrations/${token}`);
                router.refresh();
              }}
            />
          </div>
        ) : null}
      </div>
    </div>
  );
}
