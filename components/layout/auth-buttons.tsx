"use client";

import type { MouseEvent } from "react";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { useAuthModal } from "@/lib/client/use-auth-modal";
import { paths } from "@/lib/paths";
import { cn } from "@/lib/utils";

/** Whether a press on a link wants what a link gives: a new tab, a new window. */
function isForBrowser(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/** "Accedi" and "Registrati": links to /auth, which open the modals once JavaScript is there. */
export function AuthButtons({
  className,
  registerClassName,
  onOpen,
}: {
  className?: string;
  registerClassName?: string;
  /** Told before a modal opens: the mobile menu closes itself. */
  onOpen?: () => void;
}) {
  const { openLogin, openRegister } = useAuthModal();
  const opening = (open: () => void) => (event: MouseEvent) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    onOpen?.();
    open();
  };
  return (
    <div className={cn("flex items-center gap-1.5", className)}>
      <Button asChild variant="ghost">
        <Link href={paths.auth} onClick={opening(openLogin)}>
          Accedi
        </Link>
      </Button>
      <Button asChild variant="outline" className={registerClassName}>
        <Link href={`${paths.auth}?mode=register`} onClick={opening(openRegister)}>
          Registrati
        </Link>
      </Button>
    </div>
  );
}
