"use client";

import { useTranslations } from "next-intl";
import { type SubmitEvent, useId, useState } from "react";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { api, failureText } from "@/lib/client/api-client";

/** Sends a mail at once, and says what the mail server answered. */
export function TestMail() {
  const t = useTranslations("panel.mailServer.test");
  const act = useAdminAction();
  const id = useId();
  const [to, setTo] = useState("");
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function send(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    setSending(true);
    setProblem(null);
    try {
      await act(() => api.post<{ sent: boolean }>("/api/setup/test-mail", { to }), {
        success: t("sent"),
        description: t("sentDescription", { to }),
        failure: t("notSent"),
        suppressToast: () => true,
      });
    } catch (error) {
      setProblem(failureText(error));
    } finally {
      setSending(false);
    }
  }

  return (
    <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-2">
      <Label htmlFor={id}>{t("to")}</Label>
      <div className="flex flex-wrap gap-2">
        <Input
          id={id}
          type="email"
          autoComplete="email"
          value={to}
          onChange={(event) => setTo(event.target.value)}
          className="max-w-sm"
        />
        <Button type="submit" variant="outline" disabled={isSending || to.trim() === ""}>
          {isSending ? t("sending") : t("send")}
        </Button>
      </div>
      <FieldError>{problem}</FieldError>
    </form>
  );
}
