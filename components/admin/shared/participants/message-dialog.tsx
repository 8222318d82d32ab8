"use client";

import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { mailNoticeToAll } from "@/components/admin/shared/mail-notice-text";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { FormDialog } from "@/components/shared/form/form-dialog";
import { schemaResolver } from "@/components/shared/form/schema-resolver";
import { showServerErrors } from "@/components/shared/form/server-errors";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { api } from "@/lib/client/api-client";
import { type MessageInput, messageInputSchema } from "@/lib/schemas/booking/message";

/** "Scrivi a tutti": one mail to each; nobody sees another's address. */
export function MessageDialog({
  path,
  title,
  recipients,
  more,
  children,
  onClose,
}: {
  /** "/api/events/3" */
  path: string;
  title: string;
  /** How many will get it. */
  recipients: number;
  /** More fields of the request. */
  more?: object;
  /** Fields that choose the recipients, above the message. */
  children?: ReactNode;
  onClose: () => void;
}) {
  const act = useAdminAction();
  const form = useForm<MessageInput, unknown, MessageInput>({
    resolver: schemaResolver(messageInputSchema),
    defaultValues: { subject: "", text: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (message) => {
    try {
      await act(() => api.post<{ recipients: number }>(`${path}/message`, { ...message, ...more }), {
        success: ({ recipients: told }) => (told > 0 ? "Messaggio inviato" : "Messaggio non inviato"),
        description: ({ recipients: told }) =>
          told === 0
            ? "Nessuno ha un indirizzo e-mail."
            : told === 1
              ? "A una persona."
              : `A ${told} persone, una e-mail ciascuna.`,
        failure: "Messaggio non inviato",
      });
      onClose();
    } catch (error) {
      showServerErrors(form, ["subject", "text"], error);
    }
  });
  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && !isSubmitting && onClose()}
      title="Scrivi a tutti"
      description={`${title}. ${mailNoticeToAll(recipients)} Nessuno vede gli altri indirizzi.`}
      onSubmit={submit}
      submitLabel="Invia"
      pending={isSubmitting}
      submitDisabled={recipients === 0}
    >
      {children}
      <Field label="Oggetto" error={errors.subject?.message}>
        <Input {...form.register("subject")} />
      </Field>
      <Field label="Messaggio" error={errors.text?.message}>
        <Textarea rows={8} {...form.register("text")} />
      </Field>
    </FormDialog>
  );
}
