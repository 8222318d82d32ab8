import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ForgotPassword } from "@/components/person/sign-in/forgot-password";
import { Texts } from "@/components/shared/texts";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("accountPages");
  return { title: t("forgotPassword"), robots: { index: false } };
}

export default function ForgotPasswordPage() {
  return (
    <div className="page-width py-10 sm:py-16">
      <Texts of={["passwordReset"]}>
        <ForgotPassword />
      </Texts>
    </div>
  );
}
