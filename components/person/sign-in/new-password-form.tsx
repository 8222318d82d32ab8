import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, type SubmitEvent, useEffect, useState } from "react";
import { useServerErrors } from "@/components/shared/form/server-errors";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { Button } from "@/components/ui/button";
import { CheckboxField } from "@/components/ui/checkbox";
import { FieldError } from "@/components/ui/field";
import { CircleCheck, LockKeyhole } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { usePathIn } from "@/components/ui/use-path-in";
import { toast } from "@/components/ui/use-toast";
import { useTextResolver } from "@/components/ui/use-words";
import { type ResetAccount, resetFailureText, resetPassword } from "@/lib/client/person/reset-password";
import { paths } from "@/lib/paths";
import { AuthCard } from "./auth-card";
import { EMPTY_PASSWORD, isNewPasswordReady, NewPasswordFields } from "./new-password-fields";

/**
 * Opens another page of the site, a path without language, `afterMs` milliseconds after `isDone` became true, unless
 * the component unmounts first.
 */
function useDelayedRedirect(isDone: boolean, path: string, afterMs: number): void {
  const router = useRouter();
  const pathIn = usePathIn();
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => router.push(pathIn(path)), afterMs);
    return () => clearTimeout(timer);
  }, [isDone, path, afterMs, router, pathIn]);
}

interface NewPasswordFormProps {
  /** Empty while it is not known, which disables the form. */
  token: string;
  description: ReactNode;
  redirectMs: number;
  /** Shown before the passwords: the field for the token. */
  children?: ReactNode;
  footer?: ReactNode;
}

export function NewPasswordForm({ token, description, redirectMs, children, footer }: NewPasswordFormProps) {
  const t = useTranslations("passwordReset");
  const word = useTextResolver();
  const [value, setValue] = useState(EMPTY_PASSWORD);
  const [isRemoval, setIsRemoval] = useState(false);
  const [account, setAccount] = useState<ResetAccount | null>(null);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { errors, show, clear } = useServerErrors(["newPassword"]);
  useDelayedRedirect(account?.passkeys.length === 0, paths.passwordLogin, redirectMs);
  const isReady = token !== "" && isNewPasswordReady(value);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!isReady || isPending) return;
    setPending(true);
    setProblem(null);
    clear();
    try {
      setAccount(await resetPassword(token, value.password, isRemoval));
    } catch (error) {
      setProblem(show(error) === null ? null : resetFailureText(error));
      toast({
        variant: "destructive",
        title: t("failedTitle"),
        description: word(resetFailureText(error)),
      });
      setPending(false);
    }
  };

  if (account !== null) return <ResetDone seconds={redirectMs / 1000} account={account} />;
  return (
    <AuthCard icon={LockKeyhole} title={t("set.title")} description={description}>
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
        {children}
        <NewPasswordFields value={value} onChange={setValue} error={errors.newPassword} />
        <CheckboxField name="removePasskeys" checked={isRemoval} onCheckedChange={setIsRemoval}>
          {t("set.removePasskeys")}
        </CheckboxField>
        <FieldError className="rounded-md bg-brick-100 px-3.5 py-3 text-brick-700">{problem}</FieldError>
        <SubmitButton
          variant="action"
          size="lg"
          pending={isPending}
          pendingText={t("set.saving")}
          disabled={!isReady}
        >
          {t("set.action")}
        </SubmitButton>
        {footer}
      </form>
    </AuthCard>
  );
}

/** Shown after a password reset, before the redirect to the login. */
function ResetDone({ seconds, account }: { seconds: number; account: ResetAccount }) {
  const t = useTranslations("passwordReset");
  const { username, passkeys } = account;
  return (
    <AuthCard
      icon={CircleCheck}
      tone="good"
      title={t("done.title")}
      description={
        <div role="status">
          <p>
            {t.rich("done.text", {
              username,
              name: (chunks) => <strong className="wrap-anywhere text-ink">{chunks}</strong>,
            })}
          </p>
          {passkeys.length === 0 && <p className="mt-2">{t("done.redirect", { seconds })}</p>}
          {passkeys.length > 0 && (
            <p className="mt-2 wrap-anywhere">
              {t("done.passkeys", { count: passkeys.length, names: passkeys.join(", ") })}
            </p>
          )}
        </div>
      }
    >
      <Button asChild size="lg">
        <Link href={paths.passwordLogin}>{t("done.toLogin")}</Link>
      </Button>
    </AuthCard>
  );
}
