"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import type { FormSection } from "@/components/shared/form/field-definitions";
import { SchemaForm } from "@/components/shared/form/schema-form";
import { ApiError, api } from "@/lib/client/api-client";
import {
  type MailServerForm as FormValues,
  MAIL_SECURITIES,
  type MailServerState,
  mailServerInputSchema,
} from "@/lib/schemas/site/mail-server";
import { PresetField } from "./preset-field";

export const MAIL_SERVER_PATH = "/api/mail-server";

const formValues = (state: MailServerState): FormValues => ({
  host: state.host ?? "",
  port: state.port === null ? "" : String(state.port),
  security: state.security ?? "tls",
  username: state.username ?? "",
  password: "",
  fromAddress: state.fromAddress ?? "",
  fromName: state.fromName ?? "",
  replyTo: state.replyTo ?? "",
});

function useSections(hasPassword: boolean): FormSection<FormValues>[] {
  const t = useTranslations("panel.mailServer");
  return [
    {
      title: t("server"),
      description: t("serverText"),
      fields: [
        { kind: "text", name: "host", label: t("host"), hint: t("hostHint"), before: PresetField },
        { kind: "number", name: "port", label: t("port"), width: "half" },
        {
          kind: "select",
          name: "security",
          label: t("security"),
          width: "half",
          options: MAIL_SECURITIES.map((value) => ({ value, label: t(`securities.${value}`) })),
        },
      ],
    },
    {
      title: t("login"),
      fields: [
        {
          kind: "text",
          name: "username",
          label: t("username"),
          hint: t("usernameHint"),
          optional: true,
          width: "half",
        },
        {
          kind: "password",
          name: "password",
          label: t("password"),
          hint: hasPassword ? t("passwordKept") : t("passwordNew"),
          autoComplete: "new-password",
          width: "half",
        },
      ],
    },
    {
      title: t("sender"),
      fields: [
        { kind: "email", name: "fromAddress", label: t("fromAddress"), hint: t("fromAddressHint") },
        {
          kind: "text",
          name: "fromName",
          label: t("fromName"),
          hint: t("fromNameHint"),
          optional: true,
          width: "half",
        },
        {
          kind: "email",
          name: "replyTo",
          label: t("replyTo"),
          hint: t("replyToHint"),
          optional: true,
          width: "half",
        },
      ],
    },
  ];
}

/** The form of the mail server, which is stored once the site has logged in to it. */
export function MailServerForm({ state }: { state: MailServerState }) {
  const t = useTranslations("panel.mailServer");
  const client = useQueryClient();
  const act = useAdminAction();
  // Renders a new form after each save, without the typed password.
  const [round, setRound] = useState(0);
  const sections = useSections(state.hasPassword);
  return (
    <SchemaForm
      key={`${round} ${state.source}`}
      schema={mailServerInputSchema}
      sections={sections}
      defaultValues={formValues(state)}
      submitLabel={t("save")}
      onSubmit={async (input) => {
        const saved = await act(() => api.put<MailServerState>(MAIL_SERVER_PATH, input), {
          success: t("saved"),
          description: t("savedDescription"),
          failure: t("notSaved"),
          // Errors of a field are shown at that field.
          suppressToast: (error) => error instanceof ApiError && error.status === 400,
        });
        client.setQueryData([MAIL_SERVER_PATH], saved);
        setRound(round + 1);
      }}
    />
  );
}
