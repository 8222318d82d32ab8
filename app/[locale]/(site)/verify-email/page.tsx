import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ConfirmEmail } from "@/components/person/sign-in/confirm-email";
import { InvalidVerification } from "@/components/person/sign-in/invalid-verification";
import { RefuseEmail } from "@/components/person/sign-in/refuse-email";
import { Texts } from "@/components/shared/texts";
import { currentUser } from "@/lib/auth/current-user";
import { linkMetadata } from "@/lib/seo/page-metadata";
import { findLinkedAccount } from "@/lib/services/person/verify-email";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("accountPages");
  return linkMetadata(t("verifyEmail"));
}

type Query = Record<string, string | string[] | undefined>;

/**
 * The page of a verification link: shows the account to which the link belongs and asks for confirmation. Opening it
 * changes nothing, since mail scanners open links too.
 */
export default async function VerifyEmailPage({ searchParams }: { searchParams: Promise<Query> }) {
  const { token, refuse } = await searchParams;
  const isRefused = refuse !== undefined;
  const account =
    typeof token === "string" ? await findLinkedAccount(token, { isRefused }, new Date()) : null;
  const user = await currentUser();
  return (
    <div className="page-width py-10 sm:py-16">
      <Texts of={["verification", "password"]}>
        {typeof token !== "string" || account === null ? (
          <InvalidVerification isSignedIn={user !== null} />
        ) : isRefused ? (
          <RefuseEmail token={token} account={account} isOwn={user?.id === account.userId} />
        ) : (
          <ConfirmEmail
            token={token}
            account={account}
            isOwn={user?.id === account.userId}
            otherUser={user === null || user.id === account.userId ? null : user.username}
          />
        )}
      </Texts>
    </div>
  );
}
