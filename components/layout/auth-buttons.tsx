import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { paths } from "@/lib/paths";

/** "Accedi" and "Registrati": links to /auth, which open the modals once the page is hydrated (`AuthModals`). */
export function AuthButtons({
  className,
  registerClassName,
}: {
  className?: string;
  registerClassName?: string;
}) {
  return (
    <div className={cn("flex items-center gap-1.5", className)}>
      <Button asChild variant="ghost">
        <a href={paths.auth} data-auth="login">
          Accedi
        </a>
      </Button>
      <Button asChild variant="outline" className={registerClassName}>
        <a href={`${paths.auth}?mode=register`} data-auth="register">
          Registrati
        </a>
      </Button>
    </div>
  );
}
