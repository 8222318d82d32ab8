import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { inPageLanguage } from "@/app/[locale]/in-page-language";
import { pagePayee } from "@/app/[locale]/page-payee";
import { KnownPayee } from "@/components/money/use-payee";
import { QueryProvider } from "@/components/shared/query-provider";
import { Texts } from "@/components/shared/texts";
import { SignUpFolds } from "@/components/sign-up/own-sign-up-card";
import { SignUpCard } from "@/components/sign-up/sign-up-card";
import { AppError } from "@/lib/errors";
import { linkMetadata } from "@/lib/seo/page-metadata";
import { findSignUpByLink } from "@/lib/services/sign-up/cancel-sign-up";
import { toOwnSignUp } from "@/lib/services/sign-up/own-sign-ups";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("accountPages");
  return linkMetadata(t("signUp"));
}

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
  const t = await getTranslations("accountPages");
  const found = await requireSignUp(token, now);
  const signUp = await inPageLanguage(toOwnSignUp(found, now));
  const isCanceled = signUp.status === "canceled";
  const isOver = isCanceled || (signUp.endsAt !== null && new Date(signUp.endsAt) < now);
  return (
    <div className="page-width max-w-2xl py-10 sm:py-16">
      <h1 className="mb-6 text-[clamp(2rem,1.5rem+2.5vw,3rem)]">
        {t(isCanceled ? "canceledSignUp" : "signUp")}
      </h1>
      <QueryProvider>
        <Texts of={["bookings", "bookingWords", "howToPay", "money", "outcome", "ownSignUps"]}>
          <KnownPayee payee={await pagePayee()}>
            <SignUpCard signUp={signUp} token={token}>
              <SignUpFolds signUp={signUp} isPast={isOver} />
            </SignUpCard>
          </KnownPayee>
        </Texts>
      </QueryProvider>
    </div>
  );
}
