import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { useAreMailsOnlyStored } from "@/components/admin/shared/use-has-mail-server";
import { useMailsNotice } from "@/components/admin/shared/use-mail-notice";
import { FormDialog } from "@/components/shared/form/form-dialog";
import { schemaResolver } from "@/components/shared/form/schema-resolver";
import { showServerErrors } from "@/components/shared/form/server-errors";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { api } from "@/lib/client/api-client";
import { type MessageInput, messageInputSchema } from "@/lib/schemas/booking/message";

interface MessageDialogProps {
  /** "/api/events/3" */
  path: string;
  title: string;
  recipients: number;
  more?: object;
  /** Fields that select the recipients, above the message. */
  children?: ReactNode;
  onClose: () => void;
}

/** "Scrivi a tutti": a separate e-mail to each recipient; nobody sees another's address. */
export function MessageDialog({ path, title, recipients, more, children, onClose }: MessageDialogProps) {
  const t = useTranslations("panel.participants.message");
  const mailsNotice = useMailsNotice();
  const isOnlyKept = useAreMailsOnlyStored();
  const act = useAdminAction();
  const form = useForm<MessageInput, unknown, MessageInput>({
    resolver: schemaResolver(messageInputSchema),
    defaultValues: { subject: "", text: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (message) => {
    try {
      await act(() => api.post<{ recipients: number }>(`${path}/message`, { ...message, ...more }), {
        success: ({ recipients: told }) => t(told === 0 ? "notSent" : isOnlyKept ? "written" : "sent"),
        description: ({ recipients: told }) => mailsNotice(told, t("told", { count: told })),
        failure: t("notSent"),
      });
      onClose();
    } catch (error) {
      showServerErrors(form, ["subject", "text"], error);
    }
  });
  return (
    <FormDialog
      onOpenChange={(open) => !open && !isSubmitting && onClose()}
      title={t("title")}
      description={t("text", { title, mails: mailsNotice(recipients) })}
      onSubmit={submit}
      submitLabel={t("send")}
      pending={isSubmitting}
      submitDisabled={recipients === 0}
    >
      {children}
      <Field label={t("subject")} error={errors.subject?.message}>
        <Input {...form.register("subject")} />
      </Field>
      <Field label={t("message")} error={errors.text?.message}>
        <Textarea rows={8} {...form.register("text")} />
      </Field>
    </FormDialog>
  );
}
