import type { Metadata } from "next";
import { VerifyEmail } from "@/components/auth/verify-email";

export const metadata: Metadata = {
  title: "Verifica dell'email",
  robots: { index: false },
  referrer: "no-referrer",
};

type Query = Record<string, string | string[] | undefined>;

export default async function VerifyEmailPage({ searchParams }: { searchParams: Promise<Query> }) {
  const { token } = await searchParams;
  return (
    <div className="page-width py-10 sm:py-16">
      <VerifyEmail token={typeof token === "string" ? token : ""} />
    </div>
  );
}
