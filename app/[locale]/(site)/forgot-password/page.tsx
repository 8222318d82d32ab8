import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ForgotPassword } from "@/components/person/sign-in/forgot-password";
import { Texts } from "@/components/shared/texts";
import { paths } from "@/lib/paths";
import { unlistedMetadata } from "@/lib/seo/page-metadata";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("accountPages");
  return unlistedMetadata(t("forgotPassword"), paths.forgotPassword);
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
