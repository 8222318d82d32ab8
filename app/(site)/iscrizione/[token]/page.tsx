import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { LinkedPlaceCard } from "@/components/account/linked-place-card";
import { AppError } from "@/lib/errors";
import { canGiveUp, findPlaceByLink, refundOfGivingUp } from "@/lib/services/give-up-place";
import { toLinkedPlace } from "@/lib/services/place";

export const dynamic = "force-dynamic";

export const metadata: Metadata = {
  title: "La tua iscrizione",
  robots: { index: false },
  // The address holds the token; no other site is to read it.
  referrer: "no-referrer",
};

async function requirePlace(token: string) {
  try {
    return await findPlaceByLink(token);
  } catch (error) {
    if (error instanceof AppError && error.code === "NOT_FOUND") notFound();
    throw error;
  }
}

/** The page of the link in the mails about a course or an event. Opening it changes nothing. */
export default async function LinkedPlacePage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const place = await requirePlace(token);
  const now = new Date();
  const { checkInCode, confirmationNumber, totalAmount, paidAmount } = place.signUp;
  return (
    <div className="page-width py-10 sm:py-16">
      <LinkedPlaceCard
        token={token}
        place={toLinkedPlace(place)}
        confirmationNumber={confirmationNumber}
        checkInCode={checkInCode}
        canGiveUp={canGiveUp(place, now)}
        money={{ totalAmount, paidAmount, ...refundOfGivingUp(place, now) }}
      />
    </div>
  );
}
