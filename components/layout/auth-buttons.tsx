import { useTranslations } from "next-intl";
import { buttonVariants } from "@/components/ui/button-variants";
import { joinClasses } from "@/components/ui/join-classes";
import { usePathIn } from "@/components/ui/use-path-in";
import { paths } from "@/lib/paths";

interface AuthButtonsProps {
  className?: string;
  registerClassName?: string;
}

/** "Accedi" and "Registrati": links to /auth, which open the modals once the page is hydrated (`AuthModals`). */
export function AuthButtons({ className, registerClassName }: AuthButtonsProps) {
  const t = useTranslations("live.header");
  const inLanguage = usePathIn();
  return (
    <div className={joinClasses("flex items-center gap-1.5", className)}>
      <a href={inLanguage(paths.auth)} data-auth="login" className={buttonVariants({ variant: "ghost" })}>
        {t("login")}
      </a>
      <a
        href={inLanguage(`${paths.auth}?mode=register`)}
        data-auth="register"
        className={joinClasses(buttonVariants({ variant: "outline" }), registerClassName)}
      >
        {t("register")}
      </a>
    </div>
  );
}
