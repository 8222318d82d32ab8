import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { labelled } from "@/components/shared/form/field-definitions";
import { SchemaForm } from "@/components/shared/form/schema-form";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { ApiError, api } from "@/lib/client/api-client";
import { MAIL_PRESET_KEYS, MAIL_PRESETS, presetOf } from "@/lib/domain/site/mail-presets";
import {
  type MailServerForm as FormValues,
  MAIL_SECURITIES,
  type MailServerState,
  mailServerInputSchema,
} from "@/lib/schemas/site/mail-server";

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

/** The form of the mail server, which is stored once the site has logged in to it. */
export function MailServerForm({ state }: { state: MailServerState }) {
  const t = useTranslations("panel.mailServer");
  const client = useQueryClient();
  const act = useAdminAction();
  // Renders a new form after each save, without the typed password.
  const [round, setRound] = useState(0);
  return (
    <SchemaForm
      key={`${round} ${state.source}`}
      schema={mailServerInputSchema}
      sections={[
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
          fields: labelled(t, [
            { kind: "text", name: "username", hint: t("usernameHint"), optional: true, width: "half" },
            {
              kind: "password",
              name: "password",
              hint: state.hasPassword ? t("passwordKept") : t("passwordNew"),
              autoComplete: "new-password",
              width: "half",
            },
          ]),
        },
        {
          title: t("sender"),
          fields: labelled(t, [
            { kind: "email", name: "fromAddress", hint: t("fromAddressHint") },
            { kind: "text", name: "fromName", hint: t("fromNameHint"), optional: true, width: "half" },
            { kind: "email", name: "replyTo", hint: t("replyToHint"), optional: true, width: "half" },
          ]),
        },
      ]}
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

/** The mailbox provider: a choice fills in its server and shows the provider's requirements. */
function PresetField() {
  const t = useTranslations("panel.mailServer");
  const { setValue } = useFormContext<FormValues>();
  const host = useWatch<FormValues, "host">({ name: "host" });
  const chosen = presetOf(host ?? "");
  const choose = (key: string) => {
    const preset = MAIL_PRESET_KEYS.find((one) => one === key);
    const {
      host: server,
      port,
      security,
    } = preset ? MAIL_PRESETS[preset] : { host: "", port: "", security: "tls" as const };
    const options = { shouldDirty: true };
    setValue("host", server, options);
    setValue("port", String(port), options);
    setValue("security", security, options);
  };
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <Field label={t("preset")} className="">
        <Select value={chosen ?? ""} onChange={(event) => choose(event.target.value)}>
          <option value="">{t("otherPreset")}</option>
          {MAIL_PRESET_KEYS.map((key) => (
            <option key={key} value={key}>
              {MAIL_PRESETS[key].name}
            </option>
          ))}
        </Select>
      </Field>
      <p role="status" className="max-w-prose rounded-md bg-sand-100 px-4 py-3 text-[0.94rem] empty:hidden">
        {chosen && t(`hints.${chosen}`)}
      </p>
    </div>
  );
}
