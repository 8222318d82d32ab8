"use client";

import { useTranslations } from "next-intl";
import { type SubmitEvent, useState } from "react";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { Button } from "@/components/ui/button";
import { Field, FieldError } from "@/components/ui/field";
import { CircleCheck, MailCheck } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { usePathIn } from "@/components/ui/use-path-in";
import { ApiError, failureText } from "@/lib/client/api-client";
import { useSession } from "@/lib/client/person/use-session";
import { confirmEmail } from "@/lib/client/person/verify-email";
import { paths } from "@/lib/paths";
import type { LinkedAccount } from "@/lib/schemas/person/linked-account";
import { AuthCard } from "./auth-card";
import { InvalidVerification } from "./invalid-verification";
import { LinkedAccountFacts } from "./linked-account-facts";
import { PasswordInput } from "./password-input";

interface ConfirmEmailProps {
  token: string;
  account: LinkedAccount;
  /** This browser is signed in to the link's account. */
  isOwn: boolean;
  /** The username of another account that is signed in in this browser, or null. */
  otherUser: string | null;
}

/**
 * Asks the visitor who opened a verification link to confirm the address: with one click if signed in to that account,
 * otherwise with the account's password.
 */
export function ConfirmEmail({ token, account, isOwn, otherUser }: ConfirmEmailProps) {
  const t = useTranslations("verification");
  const pathIn = usePathIn();
  const [password, setPassword] = useState("");
  const [state, setState] = useState<"form" | "pending" | "done" | "invalid">("form");
  const [problem, setProblem] = useState<{ field?: string; root?: string }>({});
  const [needsPassword, setNeedsPassword] = useState(!isOwn);
  const { refresh } = useSession();

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (state !== "form" || (needsPassword && password === "")) return;
    setState("pending");
    setProblem({});
    try {
      await confirmEmail(token, needsPassword ? password : undefined);
      setState("done");
      await refresh();
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null;
      setState(code === "VERIFY_TOKEN_INVALID" ? "invalid" : "form");
      // The session has ended since the page was rendered.
      if (code === "UNAUTHENTICATED" && !needsPassword) setNeedsPassword(true);
      else if (code === "UNAUTHENTICATED") setProblem({ field: failureText(error) });
      else setProblem({ root: failureText(error) });
    }
  };

  // Only a session can confirm the link of an account without a password.
  const needsLogin = needsPassword && !account.hasPassword;
  if (state === "invalid") return <InvalidVerification isSignedIn={isOwn} />;
  if (state === "done")
    return (
      <AuthCard
        icon={CircleCheck}
        tone="good"
        title={t("done.title")}
        description={<p role="status">{t("done.text")}</p>}
      >
        <Button asChild size="lg">
          <Link href={isOwn ? paths.profile : paths.auth}>{isOwn ? t("toProfile") : t("toLogin")}</Link>
        </Button>
      </AuthCard>
    );
  return (
    <AuthCard
      icon={MailCheck}
      title={t("confirm.title")}
      description={account.isChange ? t("confirm.change") : t("confirm.new")}
    >
      <LinkedAccountFacts account={account} />
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
        {needsLogin && (
          <>
            <p>{t("confirm.signInFirst")}</p>
            <Button asChild variant="action" size="lg">
              <Link href={paths.signInFor(pathIn(paths.verifyEmail(token)))}>{t("confirm.signIn")}</Link>
            </Button>
          </>
        )}
        {needsPassword && !needsLogin && (
          <>
            <p>{otherUser === null ? t("confirm.password") : t("confirm.passwordOther", { otherUser })}</p>
            {/* Password managers expect a username field next to the password. */}
            <input
              type="text"
              name="username"
              autoComplete="username"
              value={account.username}
              readOnly
              hidden
            />
            <Field label={t("password")} error={problem.field}>
              <PasswordInput
                name="password"
                autoComplete="current-password"
                value={password}
                onChange={(event) => {
                  setPassword(event.target.value);
                  setProblem({});
                }}
              />
            </Field>
          </>
        )}
        <FieldError className="rounded-md bg-brick-100 px-3.5 py-3 text-brick-700">{problem.root}</FieldError>
        {!needsLogin && (
          <SubmitButton
            variant="action"
            size="lg"
            pending={state === "pending"}
            pendingText={t("confirm.pending")}
            disabled={needsPassword && password === ""}
          >
            {t("confirm.action")}
          </SubmitButton>
        )}
        <noscript>
          <p className="text-center">{t("confirm.needsScript")}</p>
        </noscript>
        {needsPassword && !needsLogin && (
          <Button asChild variant="link" size="sm">
            <Link href={paths.forgotPassword}>{t("forgotten")}</Link>
          </Button>
        )}
        <Button asChild variant="ghost">
          <Link href={paths.refuseEmail(token)}>{t("refuse.action")}</Link>
        </Button>
      </form>
    </AuthCard>
  );
}
