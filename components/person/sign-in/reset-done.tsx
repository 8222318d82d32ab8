import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { CircleCheck } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/paths";
import { AuthCard } from "./auth-card";

/** Shown after a password reset, before the redirect to the login. @param props.passkeys the names of those that still sign in */
export function ResetDone({ seconds, passkeys }: { seconds: number; passkeys: readonly string[] }) {
  const t = useTranslations("passwordReset");
  return (
    <AuthCard
      icon={CircleCheck}
      tone="good"
      title={t("done.title")}
      description={
        <div role="status">
          <p>{passkeys.length === 0 ? t("done.text", { seconds }) : t("done.withPasskeys")}</p>
          {passkeys.length > 0 && (
            <p className="mt-2 wrap-anywhere">
              {t("done.passkeys", { count: passkeys.length, names: passkeys.join(", ") })}
            </p>
          )}
        </div>
      }
    >
      <Button asChild size="lg">
        <Link href={paths.auth}>{t("done.toLogin")}</Link>
      </Button>
    </AuthCard>
  );
}
