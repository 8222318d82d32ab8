import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { InvalidResetLink, ResetPassword } from "@/components/person/sign-in/reset-password";
import { Texts } from "@/components/shared/texts";
import { linkMetadata } from "@/lib/seo/page-metadata";
import { isPasswordLinkValid } from "@/lib/services/privacy/choose-password";

interface ResetPasswordProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The token of a valid link, or null; cached, so that page and metadata query it once. */
const validToken = cache(async (searchParams: ResetPasswordProps["searchParams"]) => {
  const { token } = await searchParams;
  return typeof token === "string" && (await isPasswordLinkValid(token, new Date())) ? token : null;
});

export async function generateMetadata({ searchParams }: ResetPasswordProps): Promise<Metadata> {
  const token = await validToken(searchParams);
  const t = await getTranslations("accountPages");
  return linkMetadata(t(token === null ? "invalidLink" : "newPassword"));
}

/** The page of a reset link: the form for a new password, or why the link is not valid. */
export default async function ResetPasswordPage({ searchParams }: ResetPasswordProps) {
  const token = await validToken(searchParams);
  return (
    <div className="page-width py-10 sm:py-16">
      <Texts of={["passwordReset", "password"]}>
        {token === null ? <InvalidResetLink /> : <ResetPassword token={token} />}
      </Texts>
    </div>
  );
}
