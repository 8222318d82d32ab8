import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { usePathIn } from "@/components/ui/use-path-in";
import { paths } from "@/lib/paths";

/** "Accedi" and "Registrati": links to /auth, which open the modals once the page is hydrated (`AuthModals`). */
export function AuthButtons({
  className,
  registerClassName,
}: {
  className?: string;
  registerClassName?: string;
}) {
  const t = useTranslations("layout");
  const inLanguage = usePathIn();
  return (
    <div className={cn("flex items-center gap-1.5", className)}>
      <Button asChild variant="ghost">
        <a href={inLanguage(paths.auth)} data-auth="login">
          {t("login")}
        </a>
      </Button>
      <Button asChild variant="outline" className={registerClassName}>
        <a href={inLanguage(`${paths.auth}?mode=register`)} data-auth="register">
          {t("register")}
        </a>
      </Button>
    </div>
  );
}
