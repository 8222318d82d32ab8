import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { TwoStepReset } from "@/components/person/sign-in/two-step-reset";
import { Texts } from "@/components/shared/texts";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("accountPages");
  return { title: t("resetPassword"), robots: { index: false } };
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
