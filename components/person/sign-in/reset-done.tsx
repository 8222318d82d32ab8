import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { CircleCheck } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/paths";
import { AuthCard } from "./auth-card";

/** Shown after a password reset, before the redirect to the login. */
export function ResetDone({ seconds }: { seconds: number }) {
  const t = useTranslations("passwordReset");
  return (
    <AuthCard
      icon={CircleCheck}
      tone="good"
      title={t("done.title")}
      description={<p role="status">{t("done.text", { seconds })}</p>}
    >
      <Button asChild size="lg">
        <Link href={paths.auth}>{t("done.toLogin")}</Link>
      </Button>
    </AuthCard>
  );
}
