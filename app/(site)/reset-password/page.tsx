import type { Metadata } from "next";
import { cache } from "react";
import { InvalidResetLink, ResetPassword } from "@/components/person/sign-in/reset-password";
import { isResetTokenValid } from "@/lib/services/person/reset-password";

interface ResetPasswordProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The token of the link while it holds, or null; asked once for the page and its title. */
const validToken = cache(async (searchParams: ResetPasswordProps["searchParams"]) => {
  const { token } = await searchParams;
  return typeof token === "string" && (await isResetTokenValid(token, new Date())) ? token : null;
});

export async function generateMetadata({ searchParams }: ResetPasswordProps): Promise<Metadata> {
  const token = await validToken(searchParams);
  return {
    title: token === null ? "Link Non Valido" : "Imposta Nuova Password",
    robots: { index: false },
    // The address holds the token; no other site is to read it.
    referrer: "no-referrer",
  };
}

/** The page of the link in the mail: a form, or why there is none. */
export default async function ResetPasswordPage({ searchParams }: ResetPasswordProps) {
  const token = await validToken(searchParams);
  return (
    <div className="page-width py-10 sm:py-16">
      {token === null ? <InvalidResetLink /> : <ResetPassword token={token} />}
    </div>
  );
}
