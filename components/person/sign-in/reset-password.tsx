"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Link2Off } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/paths";
import { AuthCard } from "./auth-card";
import { NewPasswordForm } from "./new-password-form";

const REDIRECT_MS = 3_000;

export function InvalidResetLink() {
  const t = useTranslations("passwordReset");
  return (
    <AuthCard
      icon={Link2Off}
      tone="bad"
      title={t("invalid.title")}
      description={
        <>
          <p>{t("invalid.text")}</p>
          <p className="mt-2 text-sm">{t("invalid.hint")}</p>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <Button asChild size="lg" variant="action">
          <Link href={paths.forgotPassword}>{t("invalid.again")}</Link>
        </Button>
        <Button asChild variant="outline">
          <Link href={paths.auth}>{t("backToLogin")}</Link>
        </Button>
      </div>
    </AuthCard>
  );
}

export function ResetPassword({ token }: { token: string }) {
  const t = useTranslations("passwordReset");
  return <NewPasswordForm token={token} description={t("set.description")} redirectMs={REDIRECT_MS} />;
}
