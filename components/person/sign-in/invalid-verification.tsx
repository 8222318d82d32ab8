import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Link2Off } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/paths";
import { AuthCard } from "./auth-card";

export function InvalidVerification({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useTranslations("verification");
  return (
    <AuthCard
      icon={Link2Off}
      tone="bad"
      title={t("invalid.title")}
      description={
        <>
          <p role="status">{t("invalid.text")}</p>
          <p className="mt-3 text-sm">{t("invalid.stranger")}</p>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <Button asChild size="lg">
          <Link href={isSignedIn ? paths.profile : paths.auth}>
            {isSignedIn ? t("toProfile") : t("toLogin")}
          </Link>
        </Button>
        <Button asChild variant="outline">
          <Link href={paths.forgotPassword}>{t("invalid.newPassword")}</Link>
        </Button>
      </div>
    </AuthCard>
  );
}
