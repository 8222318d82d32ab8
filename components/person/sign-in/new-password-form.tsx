"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, type SubmitEvent, useState } from "react";
import { useServerErrors } from "@/components/shared/form/server-errors";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { CheckboxField } from "@/components/ui/checkbox";
import { FieldError } from "@/components/ui/field";
import { LockKeyhole } from "@/components/ui/icons";
import { toast } from "@/components/ui/use-toast";
import { useWord } from "@/components/ui/use-words";
import { resetFailureText, resetPassword } from "@/lib/client/person/reset-password";
import { paths } from "@/lib/paths";
import { AuthCard } from "./auth-card";
import { EMPTY_PASSWORD, isNewPasswordReady, NewPasswordFields } from "./new-password-fields";
import { ResetDone } from "./reset-done";
import { useDelayedRedirect } from "./use-delayed-redirect";

/** Sets a new password with the token from a mail, then redirects to the login. */
export function NewPasswordForm({
  token,
  description,
  redirectMs,
  children,
  footer,
}: {
  /** Empty while it is not known, which disables the form. */
  token: string;
  description: ReactNode;
  redirectMs: number;
  /** Shown before the passwords: the field for the token. */
  children?: ReactNode;
  footer?: ReactNode;
}) {
  const t = useTranslations("passwordReset");
  const word = useWord();
  const [value, setValue] = useState(EMPTY_PASSWORD);
  const [isRemoval, setIsRemoval] = useState(false);
  const [passkeys, setPasskeys] = useState<readonly string[]>([]);
  const [state, setState] = useState<"form" | "pending" | "done">("form");
  const [problem, setProblem] = useState<string | null>(null);
  const { errors, show, clear } = useServerErrors(["newPassword"]);
  useDelayedRedirect(state === "done" && passkeys.length === 0, paths.auth, redirectMs);
  const isReady = token !== "" && isNewPasswordReady(value);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!isReady || state !== "form") return;
    setState("pending");
    setProblem(null);
    clear();
    try {
      setPasskeys(await resetPassword(token, value.password, isRemoval));
      setState("done");
    } catch (error) {
      setProblem(show(error) === null ? null : resetFailureText(error));
      toast({
        variant: "destructive",
        title: t("failedTitle"),
        description: word(resetFailureText(error)),
      });
      setState("form");
    }
  };

  if (state === "done") return <ResetDone seconds={redirectMs / 1000} passkeys={passkeys} />;
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
          pending={state === "pending"}
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
