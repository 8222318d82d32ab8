import type { Metadata } from "next";
import { ForgotPassword } from "@/components/person/sign-in/forgot-password";

export const metadata: Metadata = { title: "Password Dimenticata?", robots: { index: false } };

export default function ForgotPasswordPage() {
  return (
    <div className="page-width py-10 sm:py-16">
      <ForgotPassword />
    </div>
  );
}
