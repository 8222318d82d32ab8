"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/use-toast";
import { api, failureText } from "@/lib/client/api-client";
import { EmailRequest } from "./email-request";
import { NewPasswordForm } from "./new-password-form";

const REDIRECT_MS = 2_000;

const requestCode = (email: string) =>
  api.post<{ message: string; resetToken?: string }>(
    "/api/auth/request-reset",
    { email },
    { anonymous: true },
  );

interface Requested {
  email: string;
  /** Filled only if EXPOSE_RESET_TOKEN is on; otherwise the user copies it from the mail. */
  token: string;
}

/** The reset in two steps on one page: the e-mail address, then the code from the mail and a new password. */
export function TwoStepReset() {
  const t = useTranslations("passwordReset");
  const [requested, setRequested] = useState<Requested | null>(null);
  if (requested !== null) return <ResetStep requested={requested} onBack={() => setRequested(null)} />;

  const request = async (email: string) => {
    try {
      const answer = await requestCode(email);
      toast({ title: t("twoStep.requested"), description: answer.message });
      setRequested({ email, token: answer.resetToken ?? "" });
    } catch (error) {
      toast({
        variant: "destructive",
        title: t("twoStep.failed"),
        description: failureText(error),
      });
      throw error;
    }
  };
  return (
    <EmailRequest
      title={t("twoStep.title")}
      description={t("twoStep.description")}
      action={t("twoStep.action")}
      onRequest={request}
    />
  );
}

function ResetStep({ requested, onBack }: { requested: Requested; onBack: () => void }) {
  const t = useTranslations("passwordReset");
  const [token, setToken] = useState(requested.token);
  return (
    <NewPasswordForm
      token={token.trim()}
      redirectMs={REDIRECT_MS}
      description={
        <p>
          {t.rich("twoStep.second", {
            email: requested.email,
            address: (chunks) => <strong className="wrap-anywhere text-ink">{chunks}</strong>,
          })}
        </p>
      }
      footer={
        <Button variant="ghost" onClick={onBack}>
          {t("otherAddress")}
        </Button>
      }
    >
      <Field label={t("twoStep.code")} hint={t("twoStep.codeHint")}>
        <Input
          name="token"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          value={token}
          onChange={(event) => setToken(event.target.value)}
        />
      </Field>
    </NewPasswordForm>
  );
}
