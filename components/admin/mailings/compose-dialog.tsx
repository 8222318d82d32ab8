import { useTranslations } from "next-intl";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { GuardedDialog } from "@/components/admin/shared/guarded-dialog";
import { schemaResolver } from "@/components/shared/form/schema-resolver";
import { showServerErrors } from "@/components/shared/form/server-errors";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { Button } from "@/components/ui/button";
import { Field, FieldError } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { ApiError, api } from "@/lib/client/api-client";
import { MAILING_KINDS } from "@/lib/domain/panel/mailing";
import { VALIDATION } from "@/lib/messages/validation";
import {
  type MailingInput,
  type MailingPreview,
  type MailingText,
  mailingTextSchema,
} from "@/lib/schemas/panel/mailing";
import { AudienceFields, audienceOf, FIRST_CHOICE } from "./audience-fields";
import { CheckMailing } from "./check-mailing";

export function ComposeDialog({ onClose, onMade }: { onClose: () => void; onMade: (id: number) => void }) {
  const t = useTranslations("panel.mailings.form");
  return (
    <GuardedDialog title={t("title")} description={t("text")} onClose={onClose}>
      {({ setDirty, close }) => <Compose setDirty={setDirty} close={close} onMade={onMade} />}
    </GuardedDialog>
  );
}

interface ComposeProps {
  setDirty: (isDirty: boolean) => void;
  close: () => void;
  onMade: (id: number) => void;
}

function Compose({ setDirty, close, onMade }: ComposeProps) {
  const t = useTranslations("panel.mailings.form");
  const tKind = useTranslations("panel.mailings.kind");
  const tLive = useTranslations("live");
  const [choice, setChoice] = useState(FIRST_CHOICE);
  const [audienceError, setAudienceError] = useState<string>();
  const [checked, setChecked] = useState<{ input: MailingInput; preview: MailingPreview } | null>(null);
  const form = useForm<MailingText, unknown, MailingText>({
    resolver: schemaResolver(mailingTextSchema),
    defaultValues: { subject: "", text: "", kind: "service" },
  });
  const { errors, isSubmitting } = form.formState;

  const check = form.handleSubmit(async (written) => {
    const audience = audienceOf(choice);
    setAudienceError(audience === null ? VALIDATION.audience : undefined);
    if (audience === null) return;
    const input = { ...written, audience };
    try {
      setChecked({ input, preview: await api.post<MailingPreview>("/api/mailings/preview", input) });
    } catch (error) {
      if (error instanceof ApiError) setAudienceError(error.errors?.audience?.[0]);
      const rest = showServerErrors(form, ["subject", "text", "kind"], error);
      if (rest !== null) form.setError("root", { message: rest });
    }
  });

  if (checked !== null)
    return (
      <CheckMailing
        {...checked}
        onBack={() => setChecked(null)}
        onMade={(id) => {
          setDirty(false);
          onMade(id);
        }}
      />
    );
  return (
    <form
      method="post"
      noValidate
      onSubmit={check}
      onChange={() => setDirty(true)}
      className="flex flex-col gap-4"
    >
      <AudienceFields
        choice={choice}
        error={audienceError}
        onChange={(next) => {
          setChoice(next);
          setAudienceError(undefined);
          // People who only subscribed to the newsletter receive nothing else.
          if (next.what === "subscribers") form.setValue("kind", "newsletter");
        }}
      />
      <Field label={t("kind")} hint={t("kindHint")} error={errors.kind?.message}>
        <Select {...form.register("kind")}>
          {MAILING_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {tKind(kind)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t("subject")} error={errors.subject?.message}>
        <Input {...form.register("subject")} />
      </Field>
      <Field label={t("message")} hint={t("messageHint")} error={errors.text?.message}>
        <Textarea rows={10} {...form.register("text")} />
      </Field>
      <FieldError>{errors.root?.message}</FieldError>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="outline" onClick={close}>
          {tLive("cancel")}
        </Button>
        <SubmitButton variant="action" pending={isSubmitting}>
          {t("preview")}
        </SubmitButton>
      </div>
    </form>
  );
}
