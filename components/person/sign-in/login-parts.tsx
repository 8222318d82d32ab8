import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { CheckboxField } from "@/components/ui/checkbox";
import { cn } from "@/components/ui/cn";
import { Link } from "@/components/ui/link";
import { Spinner } from "@/components/ui/spinner";
import { paths } from "@/lib/paths";

export interface LoginParts {
  /** "Ricordami", and the way for who has forgotten the password. */
  memory: ReactNode;
  submitLook: string;
  /** What the button shows while the login is on its way. */
  sending: ReactNode;
  switchLook: string;
}

/**
 * What of the login form is drawn and never changes. On its page the server draws it, and the browser needs no code for
 * it.
 */
export const LOGIN_PARTS: LoginParts = {
  memory: (
    <div className="-my-1 flex flex-wrap items-center justify-between gap-x-1">
      <CheckboxField id="login-remember" name="rememberMe">
        Ricordami
      </CheckboxField>
      <Button asChild variant="link" size="sm" className="-mx-1">
        <Link href={paths.forgotPassword}>Password dimenticata?</Link>
      </Button>
    </div>
  ),
  submitLook: cn(buttonVariants({ size: "lg" }), "w-full"),
  sending: (
    <>
      <Spinner />
      Accesso in corso…
    </>
  ),
  switchLook: buttonVariants({ variant: "link", size: "sm" }),
};
