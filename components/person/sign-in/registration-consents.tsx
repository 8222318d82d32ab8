"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useController, useFormContext } from "react-hook-form";
import { ConsentBox } from "@/components/shared/form/consent-box";
import { LegalLink } from "@/components/shared/legal-link";
import { useSite } from "@/components/ui/site-context";
import { paths } from "@/lib/paths";
import type { RegistrationForm } from "@/lib/schemas/person/registration";

interface ConsentProps {
  name: "termsAccepted" | "privacyAccepted" | "newsletter";
  children: ReactNode;
}

function Consent({ name, children }: ConsentProps) {
  const { control } = useFormContext<RegistrationForm>();
  const { field, fieldState } = useController({ control, name });
  return (
    <ConsentBox
      name={name}
      ref={field.ref}
      checked={field.value === true}
      onBlur={field.onBlur}
      onCheckedChange={field.onChange}
      error={fieldState.error?.message}
    >
      {children}
    </ConsentBox>
  );
}

export function ConsentFields() {
  const t = useTranslations("registration");
  const { hasMail } = useSite();
  return (
    <div className="flex flex-col">
      <Consent name="termsAccepted">
        {t.rich("terms", { terms: (chunks) => <LegalLink href={paths.terms}>{chunks}</LegalLink> })}
      </Consent>
      <Consent name="privacyAccepted">
        {t.rich("privacy", { privacy: (chunks) => <LegalLink href={paths.privacy}>{chunks}</LegalLink> })}
      </Consent>
      {hasMail && <Consent name="newsletter">{t("newsletter")}</Consent>}
    </div>
  );
}
