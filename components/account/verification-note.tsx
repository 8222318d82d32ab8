"use client";

import { useState } from "react";
import { SubmitButton } from "@/components/shared/submit-button";
import { BadgeCheck, MailWarning } from "@/components/ui/icons";
import { toast } from "@/components/ui/use-toast";
import { api, failureText } from "@/lib/client/api-client";

/** Whether the address is proven, and the mail once more when it is not. */
export function VerificationNote({ isVerified }: { isVerified: boolean }) {
  const [isSending, setIsSending] = useState(false);
  if (isVerified) {
    return (
      <p className="flex items-center gap-1.5 text-sm font-semibold text-sage-700">
        <BadgeCheck className="size-4.5" />
        Email verificata
      </p>
    );
  }
  const resend = async () => {
    setIsSending(true);
    try {
      const { message } = await api.post<{ message: string }>("/api/users/me/verification");
      toast({ title: "Email Inviata", description: message });
    } catch (error) {
      toast({ variant: "destructive", title: "Email non inviata", description: failureText(error) });
    } finally {
      setIsSending(false);
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-honey-100 px-4 py-3 text-honey-700">
      <p className="flex min-w-0 flex-1 basis-60 items-start gap-2 text-[0.94rem]">
        <MailWarning className="mt-0.5 size-5 shrink-0" />
        Email da verificare: apri il link che ti abbiamo inviato.
      </p>
      <SubmitButton
        variant="outline"
        size="sm"
        pending={isSending}
        pendingText="Invio in corso…"
        onClick={resend}
      >
        Invia di nuovo
      </SubmitButton>
    </div>
  );
}
