import type { Metadata } from "next";
import { InvalidResetLink, ResetPassword } from "@/components/auth/reset-password";
import { isResetTokenValid } from "@/lib/services/reset-password";

export const metadata: Metadata = {
  title: "Imposta Nuova Password",
  robots: { index: false },
  // The address holds the token; no other site is to read it.
  referrer: "no-referrer",
};

type Query = Record<string, string | string[] | undefined>;

/** The page of the link in the mail: three states (specification, section 2). */
export default async function ResetPasswordPage({ searchParams }: { searchParams: Promise<Query> }) {
  const { token } = await searchParams;
  const isValid = typeof token === "string" && (await isResetTokenValid(token, new Date()));
  return (
    <div className="page-width py-10 sm:py-16">
      {isValid ? <ResetPassword token={token} /> : <InvalidResetLink />}
    </div>
  );
}
