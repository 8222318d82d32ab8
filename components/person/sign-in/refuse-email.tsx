"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { CircleCheck, MailWarning } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { ApiError, failureText } from "@/lib/client/api-client";
import { clearSession } from "@/lib/client/person/sign-in";
import { refuseEmail } from "@/lib/client/person/verify-email";
import { paths } from "@/lib/paths";
import type { LinkedAccount } from "@/lib/schemas/person/linked-account";
import { AuthCard } from "./auth-card";
import { InvalidVerification } from "./invalid-verification";
import { LinkedAccountFacts } from "./linked-account-facts";

interface RefuseEmailProps {
  token: string;
  account: LinkedAccount;
  /** This browser is signed in to the link's account. */
  isOwn: boolean;
}

/**
 * "Non sono stato io": lets the owner of a mailbox reject an account, or its new address, that they did not ask for.
 */
export function RefuseEmail({ token, account, isOwn }: RefuseEmailProps) {
  const t = useTranslations("verification");
  const [state, setState] = useState<"form" | "pending" | "done" | "invalid">("form");
  const [problem, setProblem] = useState<string>();
  const kind = account.isChange ? "change" : "account";

  const refuse = async () => {
    setState("pending");
    setProblem(undefined);
    try {
      await refuseEmail(token);
      setState("done");
      if (isOwn && !account.isChange) await clearSession();
    } catch (error) {
      const isGone = error instanceof ApiError && error.code === "VERIFY_TOKEN_INVALID";
      setState(isGone ? "invalid" : "form");
      setProblem(failureText(error));
    }
  };

  if (state === "invalid") return <InvalidVerification isSignedIn={isOwn} />;
  if (state === "done")
    return (
      <AuthCard
        icon={CircleCheck}
        tone="good"
        title={t(`refuse.${kind}.title`)}
        description={<p role="status">{t(`refuse.${kind}.done`)}</p>}
      >
        <Button asChild size="lg">
          <Link href={paths.home}>{t("refuse.toHome")}</Link>
        </Button>
      </AuthCard>
    );
  return (
    <AuthCard icon={MailWarning} title={t("refuse.title")} description={t(`refuse.${kind}.description`)}>
      <LinkedAccountFacts account={account} />
      <FieldError className="rounded-md bg-brick-100 px-3.5 py-3 text-brick-700">{problem}</FieldError>
      <div className="flex flex-col gap-3">
        <SubmitButton
          variant="destructive"
          size="lg"
          pending={state === "pending"}
          pendingText={t("refuse.pending")}
          onClick={refuse}
        >
          {t("refuse.action")}
        </SubmitButton>
        <Button asChild variant="ghost">
          <Link href={paths.verifyEmail(token)}>{t(`refuse.${kind}.back`)}</Link>
        </Button>
      </div>
      <noscript>
        <p className="text-center">{t("refuse.needsScript")}</p>
      </noscript>
    </AuthCard>
  );
}
