import { useTranslations } from "next-intl";
import { useState } from "react";
import { StoredMailsNotice } from "@/components/admin/shared/stored-mails-notice";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { VALIDATION } from "@/lib/messages/validation";
import { MAX_CANCELED_AT_ONCE } from "@/lib/schemas/closure/closure";

interface CancelBookedProps {
  count: number;
  /** Reason of the closure, with which the message starts. */
  reason: string;
  disabled: boolean;
  onCancel: (message: string) => Promise<void>;
}

export function CancelBooked({ count, reason, disabled, onCancel }: CancelBookedProps) {
  const t = useTranslations("panel.closure.cancelBooked");
  const [message, setMessage] = useState(reason);
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);

  async function cancel(): Promise<void> {
    if (message.trim() === "") return setError(VALIDATION.message);
    setError(undefined);
    setPending(true);
    try {
      await onCancel(message.trim());
    } catch {
      // The action has already shown the error.
    } finally {
      setPending(false);
    }
  }

  if (count > MAX_CANCELED_AT_ONCE) {
    return <p className="text-ink-2">{t("tooMany", { count, most: MAX_CANCELED_AT_ONCE })}</p>;
  }
  return (
    <div className="flex flex-col gap-3 rounded-xl border bg-sand-50 p-4">
      <Field label={t("message", { count })} hint={t("messageHint")} error={error}>
        <Textarea
          rows={3}
          maxLength={500}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
      </Field>
      <StoredMailsNotice />
      <SubmitButton
        variant="destructive"
        className="sm:self-end"
        pending={pending}
        disabled={disabled}
        onClick={() => void cancel()}
      >
        <span className="whitespace-normal">{t("submit", { count })}</span>
      </SubmitButton>
    </div>
  );
}
