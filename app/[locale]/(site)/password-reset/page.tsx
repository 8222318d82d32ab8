import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { TwoStepReset } from "@/components/person/sign-in/two-step-reset";
import { Texts } from "@/components/shared/texts";
import { paths } from "@/lib/paths";
import { unlistedMetadata } from "@/lib/seo/page-metadata";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("accountPages");
  return unlistedMetadata(t("resetPassword"), paths.passwordReset);
}

export default function PasswordResetPage() {
  return (
    <div className="page-width py-10 sm:py-16">
      <Texts of={["passwordReset", "password"]}>
        <TwoStepReset />
      </Texts>
    </div>
  );
}
