"use client";

import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { MAIL_PRESET_KEYS, MAIL_PRESETS, presetOf } from "@/lib/domain/site/mail-presets";
import type { MailServerForm } from "@/lib/schemas/site/mail-server";

/** The mailbox provider: a choice fills in its server and shows the provider's requirements. */
export function PresetField() {
  const t = useTranslations("panel.mailServer");
  const { setValue } = useFormContext<MailServerForm>();
  const host = useWatch<MailServerForm, "host">({ name: "host" });
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
