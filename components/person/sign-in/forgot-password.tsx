"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { MailCheck } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { toast } from "@/components/ui/use-toast";
import { ApiError, api, failureText } from "@/lib/client/api-client";
import { text } from "@/lib/domain/language/text";
import { paths } from "@/lib/paths";
import { AuthCard } from "./auth-card";
import { EmailRequest } from "./email-request";

const FAILURE = text("passwordReset.mailFailed");

const requestReset = (email: string) =>
  api.post<{ message: string }>("/api/auth/forgot-password", { email }, { anonymous: true });

/** The message for a failed request; the server's own for a refusal such as too many requests. */
const failureOf = (error: unknown) =>
  error instanceof ApiError && error.status < 500 ? failureText(error, FAILURE) : FAILURE;

export function ForgotPassword() {
  const t = useTranslations("passwordReset");
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) return <SentView email={sentTo} onOther={() => setSentTo(null)} />;

  const request = async (email: string) => {
    await requestReset(email);
    setSentTo(email);
  };
  return (
    <EmailRequest
      title={t("forgotten.title")}
      description={t("forgotten.description")}
      action={t("forgotten.action")}
      onRequest={request}
      messageFor={failureOf}
    />
  );
}

function SentView({ email, onOther }: { email: string; onOther: () => void }) {
  const t = useTranslations("passwordReset");
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string>();

  const resend = async () => {
    setIsSending(true);
    setProblem(undefined);
    try {
      await requestReset(email);
      toast({ title: t("sent.title"), description: t("sent.hint") });
    } catch (error) {
      setProblem(failureOf(error));
    } finally {
      setIsSending(false);
    }
  };

  return (
    <AuthCard
      icon={MailCheck}
      tone="good"
      title={t("sent.title")}
      description={
        <p role="status">
          {t.rich("sent.text", {
            email,
            address: (chunks) => <strong className="wrap-anywhere text-ink">{chunks}</strong>,
          })}
        </p>
      }
    >
      <div className="flex flex-col gap-3">
        <Button asChild size="lg">
          <Link href={paths.auth}>{t("backToLogin")}</Link>
        </Button>
        <SubmitButton variant="outline" pending={isSending} pendingText={t("sending")} onClick={resend}>
          {t("sent.again")}
        </SubmitButton>
        <Button variant="ghost" onClick={onOther}>
          {t("otherAddress")}
        </Button>
        <FieldError className="justify-center">{problem}</FieldError>
      </div>
    </AuthCard>
  );
}
