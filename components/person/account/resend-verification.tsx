"use client";

import { useState } from "react";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { toast } from "@/components/ui/use-toast";
import { api, failureText } from "@/lib/client/api-client";

/** The button that sends the verification mail again. */
export function ResendVerification({ disabled = false }: { disabled?: boolean }) {
  const [isBusy, setIsBusy] = useState(false);
  const resend = async () => {
    setIsBusy(true);
    try {
      const { message } = await api.post<{ message: string }>("/api/users/me/verification");
      toast({ title: "E-mail inviata", description: message });
    } catch (error) {
      toast({ variant: "destructive", title: "E-mail non inviata", description: failureText(error) });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <SubmitButton
      variant="outline"
      size="sm"
      pending={isBusy}
      pendingText="Invio in corso…"
      disabled={disabled}
      onClick={resend}
    >
      Invia di nuovo
    </SubmitButton>
  );
}
