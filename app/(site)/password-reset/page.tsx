import type { Metadata } from "next";
import { TwoStepReset } from "@/components/person/sign-in/two-step-reset";

export const metadata: Metadata = { title: "Reimposta la password", robots: { index: false } };

export default function PasswordResetPage() {
  return (
    <div className="page-width py-10 sm:py-16">
      <TwoStepReset />
    </div>
  );
}
