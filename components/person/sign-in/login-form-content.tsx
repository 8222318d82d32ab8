import type { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { CheckboxField } from "@/components/ui/checkbox";
import { cn } from "@/components/ui/cn";
import { Link } from "@/components/ui/link";
import { Spinner } from "@/components/ui/spinner";
import { paths } from "@/lib/paths";

export interface LoginFormContent {
  /** "Ricordami", and the link for a forgotten password. */
  rememberMe: ReactNode;
  /** "Ricordami" of the login by code. */
  rememberCode: ReactNode;
  /** The button for a passkey, which submits the form of the login by code. */
  passkey: ReactNode;
  formClassName: string;
  errorClassName: string;
  submitClassName: string;
  pendingLabel: ReactNode;
  switchClassName: string;
  loading: ReactNode;
  /** Shown while the registration's code loads: about as high as its form, to avoid a layout shift. */
  loadingRegistration: ReactNode;
  /** The site can send codes. */
  hasMail: boolean;
}

/**
 * The static content of the login form. The login page renders it on the server, which keeps its code out of the
 * browser.
 */
export const loginFormContent = (
  t: ReturnType<typeof useTranslations<"signIn">>,
  hasMail: boolean,
): LoginFormContent => ({
  hasMail,
  rememberMe: (
    <div className="-my-1 flex flex-wrap items-center justify-between gap-x-1">
      <CheckboxField id="login-remember" name="rememberMe">
        {t("rememberMe")}
      </CheckboxField>
      <Button asChild variant="link" size="sm" className="-mx-1">
        <Link href={paths.forgotPassword}>{t("forgotten")}</Link>
      </Button>
    </div>
  ),
  rememberCode: (
    <div className="-my-1">
      <CheckboxField id="code-remember" name="rememberMe">
        {t("rememberMe")}
      </CheckboxField>
    </div>
  ),
  passkey: (
    <Button type="submit" name="passkey" value="on" variant="outline" size="lg" className="-mt-2 w-full">
      {t("withPasskey")}
    </Button>
  ),
  formClassName: "flex min-w-0 flex-col gap-5",
  errorClassName: "rounded-md bg-brick-100 px-3.5 py-3 text-brick-700",
  submitClassName: cn(buttonVariants({ size: "lg" }), "w-full"),
  pendingLabel: (
    <>
      <Spinner />
      {t("signingIn")}
    </>
  ),
  switchClassName: buttonVariants({ variant: "link", size: "sm" }),
  loading: <Spinner label={t("loading")} />,
  loadingRegistration: (
    <div className="min-h-170">
      <Spinner label={t("loading")} />
    </div>
  ),
});
