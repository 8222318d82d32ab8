"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { toast } from "@/components/ui/use-toast";
import { api, failureText } from "@/lib/client/api-client";

export function ResendVerification({ disabled = false }: { disabled?: boolean }) {
  const t = useTranslations("account");
  const [isBusy, setIsBusy] = useState(false);
  const resend = async () => {
    setIsBusy(true);
    try {
      const { message } = await api.post<{ message: string }>("/api/users/me/verification");
      toast({ title: t("mailSent"), description: message });
    } catch (error) {
      toast({ variant: "destructive", title: t("mailNotSent"), description: failureText(error) });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <SubmitButton
      variant="outline"
      size="sm"
      pending={isBusy}
      pendingText={t("sending")}
      disabled={disabled}
      onClick={resend}
    >
      {t("sendAgain")}
    </SubmitButton>
  );
}
