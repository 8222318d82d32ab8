import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { QueryProvider } from "@/components/shared/query-provider";
import { SignUpCard } from "@/components/sign-up/sign-up-card";
import { SignUpFolds } from "@/components/sign-up/sign-up-list";
import { findSettings } from "@/lib/data/site/settings";
import { AppError } from "@/lib/errors";
import { findSignUpByLink } from "@/lib/services/sign-up/cancel-sign-up";
import { toOwnSignUp } from "@/lib/services/sign-up/own-sign-ups";
import { legalNameOf } from "@/lib/site";

export const metadata: Metadata = {
  title: "La tua iscrizione",
  robots: { index: false },
  // The address contains the token, which must not be sent to other sites.
  referrer: "no-referrer",
};

async function requireSignUp(token: string, now: Date) {
  try {
    return await findSignUpByLink(token, now);
  } catch (error) {
    if (error instanceof AppError && error.code === "NOT_FOUND") notFound();
    throw error;
  }
}

/** The page of the link in the mails about a course or an event. Opening it changes nothing. */
export default async function LinkedSignUpPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const now = new Date();
  const [found, settings] = await Promise.all([requireSignUp(token, now), findSettings()]);
  const signUp = await toOwnSignUp(found, now);
  const isCanceled = signUp.status === "canceled";
  const isOver = isCanceled || (signUp.endsAt !== null && new Date(signUp.endsAt) < now);
  return (
    <div className="page-width max-w-2xl py-10 sm:py-16">
      <h1 className="mb-6 text-[clamp(2rem,1.5rem+2.5vw,3rem)]">
        {isCanceled ? "Iscrizione annullata" : "La tua iscrizione"}
      </h1>
      <QueryProvider>
        <SignUpCard signUp={signUp} token={token}>
          <SignUpFolds
            signUp={signUp}
            isPast={isOver}
            payee={{ name: legalNameOf(settings), iban: settings.iban }}
          />
        </SignUpCard>
      </QueryProvider>
    </div>
  );
}
