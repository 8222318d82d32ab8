import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { QueryProvider } from "@/components/shared/query-provider";
import { PlaceCard } from "@/components/sign-up/place-card";
import { PlaceFolds } from "@/components/sign-up/place-list";
import { findSettings } from "@/lib/data/site/settings";
import { AppError } from "@/lib/errors";
import { findPlaceByLink } from "@/lib/services/sign-up/give-up-place";
import { toOwnPlace } from "@/lib/services/sign-up/own-places";
import { legalNameOf } from "@/lib/site";

export const metadata: Metadata = {
  title: "La tua iscrizione",
  robots: { index: false },
  // The address contains the token, which must not be sent to other sites.
  referrer: "no-referrer",
};

async function requirePlace(token: string, now: Date) {
  try {
    return await findPlaceByLink(token, now);
  } catch (error) {
    if (error instanceof AppError && error.code === "NOT_FOUND") notFound();
    throw error;
  }
}

/** The page of the link in the mails about a course or an event. Opening it changes nothing. */
export default async function LinkedPlacePage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const now = new Date();
  const [found, settings] = await Promise.all([requirePlace(token, now), findSettings()]);
  const place = toOwnPlace(found, now);
  const isCanceled = place.status === "canceled";
  const isOver = isCanceled || (place.endsAt !== null && new Date(place.endsAt) < now);
  return (
    <div className="page-width max-w-2xl py-10 sm:py-16">
      <h1 className="mb-6 text-[clamp(2rem,1.5rem+2.5vw,3rem)]">
        {isCanceled ? "Iscrizione annullata" : "La tua iscrizione"}
      </h1>
      <QueryProvider>
        <PlaceCard place={place} token={token}>
          <PlaceFolds
            place={place}
            isPast={isOver}
            payee={{ name: legalNameOf(settings), iban: settings.iban }}
          />
        </PlaceCard>
      </QueryProvider>
    </div>
  );
}
