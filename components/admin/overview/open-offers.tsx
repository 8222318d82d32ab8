"use client";

import { useQuery } from "@tanstack/react-query";
import { Skeleton } from "@/components/ui/skeleton";
import { api } from "@/lib/client/api-client";
import { hasEmail } from "@/lib/domain/person/email";
import { formatInstant } from "@/lib/domain/time/dates";
import type { WaitingEntry } from "@/lib/schemas/waiting/waiting-list";

/** Offers of the waiting list that are still unanswered. */
export const useOpenOffers = () =>
  useQuery({
    queryKey: ["/api/waiting-list", "offered"],
    queryFn: ({ signal }) =>
      api.get<WaitingEntry[]>("/api/waiting-list?status=offered&pageSize=50", { signal }),
    refetchOnMount: "always",
  });

/** Open offers, the first to expire at the top. */
export function OpenOffers({ offers }: { offers: ReturnType<typeof useOpenOffers> }) {
  if (!offers.data) {
    const isOut = offers.isError || offers.fetchStatus === "paused";
    return isOut ? (
      <p className="text-ink-2">Le offerte si vedono solo in rete.</p>
    ) : (
      <Skeleton className="h-11" />
    );
  }
  const inOrder = [...offers.data].sort((a, b) =>
    (a.offerExpiresAt ?? "") < (b.offerExpiresAt ?? "") ? -1 : 1,
  );
  return (
    <ul aria-label="Offerte in scadenza" className="m-0 flex list-none flex-col p-0">
      {inOrder.map(({ id, firstName, lastName, title, phone, email, offerExpiresAt }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-2 border-b border-sand-100 py-2 last:border-0"
        >
          <span className="min-w-0">
            <span className="block font-semibold">
              {firstName} {lastName}, {title}
            </span>
            {offerExpiresAt && (
              <span className="block text-[0.92rem] text-ink-2">
                Scade {formatInstant(new Date(offerExpiresAt))}
              </span>
            )}
          </span>
          {(phone || hasEmail(email)) && (
            <a
              className="inline-flex min-h-11 items-center font-semibold text-sage-700 underline"
              href={phone ? `tel:${phone.replace(/[^+\d]/g, "")}` : `mailto:${email}`}
            >
              {phone ? "Chiama" : "Scrivi"}
              <span className="sr-only">
                {" "}
                a {firstName} {lastName}
              </span>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
