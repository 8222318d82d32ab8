"use client";

import { useTranslations } from "next-intl";
import { type SubmitEvent, useState } from "react";
import { AuthCard } from "@/components/person/sign-in/auth-card";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { CircleCheck, Link2Off, MailCheck } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { ApiError, api, failureText } from "@/lib/client/api-client";
import { linkPaths } from "@/lib/domain/site/link-paths";
import { paths } from "@/lib/paths";
import type { NewsletterLinkState } from "@/lib/schemas/person/newsletter";

interface NewsletterLinkProps {
  token: string;
  state: NewsletterLinkState;
  siteName: string;
}

/** The page of a link from a newsletter mail: confirms or ends a subscription with one click. */
export function NewsletterLink({ token, state, siteName }: NewsletterLinkProps) {
  const t = useTranslations("newsletter");
  const kind = state === "confirms" ? "confirm" : "end";
  const [step, setStep] = useState<"question" | "pending" | "done" | "invalid">(
    state === "ended" ? "done" : "question",
  );
  const [problem, setProblem] = useState<string>();

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (step !== "question") return;
    setStep("pending");
    setProblem(undefined);
    try {
      await api.post(`/api/newsletter/${kind === "confirm" ? "confirmation" : "unsubscribe"}`, { token });
      setStep("done");
    } catch (error) {
      const isInvalid = error instanceof ApiError && error.code === "VERIFY_TOKEN_INVALID";
      setStep(isInvalid ? "invalid" : "question");
      setProblem(failureText(error));
    }
  };

  if (step === "invalid")
    return (
      <AuthCard
        icon={Link2Off}
        tone="bad"
        title={t("confirm.invalid")}
        description={<p role="status">{t("confirm.invalidText")}</p>}
      >
        <Button asChild size="lg">
          <Link href={linkPaths.newsletter}>{t("confirm.again")}</Link>
        </Button>
      </AuthCard>
    );
  if (step === "done")
    return (
      <AuthCard
        icon={CircleCheck}
        tone="good"
        title={t(`${kind}.done`)}
        description={<p role="status">{t(`${kind}.doneText`, { site: siteName })}</p>}
      >
        <Button asChild size="lg">
          <Link href={paths.home}>{t("toHome")}</Link>
        </Button>
      </AuthCard>
    );
  return (
    <AuthCard icon={MailCheck} title={t(`${kind}.title`)} description={t(`${kind}.text`, { site: siteName })}>
      <form method="post" onSubmit={submit} className="flex flex-col gap-5">
        <FieldError className="rounded-md bg-brick-100 px-3.5 py-3 text-brick-700">{problem}</FieldError>
        <SubmitButton variant="action" size="lg" pending={step === "pending"} pendingText={t("sending")}>
          {t(`${kind}.action`)}
        </SubmitButton>
        <noscript>
          <p className="text-center">{t("needsScript")}</p>
        </noscript>
      </form>
    </AuthCard>
  );
}
