"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { AuthCard } from "@/components/person/sign-in/auth-card";
import { schemaResolver } from "@/components/shared/form/schema-resolver";
import { showServerErrors } from "@/components/shared/form/server-errors";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { LegalLink } from "@/components/shared/legal-link";
import { Button } from "@/components/ui/button";
import { Field, FieldError } from "@/components/ui/field";
import { MailCheck } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import { api } from "@/lib/client/api-client";
import { useKnownContact } from "@/lib/client/person/use-session";
import { paths } from "@/lib/paths";
import { type NewsletterRequest, newsletterRequestSchema } from "@/lib/schemas/person/newsletter";

export function NewsletterForm({ siteName }: { siteName: string }) {
  const t = useTranslations("newsletter");
  const language = useLocale();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const contact = useKnownContact();
  const form = useForm<z.input<typeof newsletterRequestSchema>, unknown, NewsletterRequest>({
    // No default values, so that input typed before hydration is not overwritten.
    resolver: schemaResolver(newsletterRequestSchema),
    ...(contact ? { values: { email: contact.email, firstName: contact.firstName } } : {}),
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ email, firstName }) => {
    try {
      await api.post("/api/newsletter", { email, firstName, language }, { anonymous: true });
      setSentTo(email);
    } catch (error) {
      const rest = showServerErrors(form, ["email", "firstName"], error);
      if (rest !== null) form.setError("root", { message: rest });
    }
  });

  if (sentTo !== null)
    return (
      <AuthCard
        icon={MailCheck}
        tone="good"
        title={t("sent.title")}
        description={
          <p role="status">
            {t.rich("sent.text", {
              email: sentTo,
              address: (chunks) => <strong className="wrap-anywhere text-ink">{chunks}</strong>,
            })}
          </p>
        }
      >
        <Button variant="ghost" onClick={() => setSentTo(null)}>
          {t("sent.other")}
        </Button>
      </AuthCard>
    );
  return (
    <AuthCard icon={MailCheck} title={t("title")} description={t("intro", { site: siteName })}>
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Field label={t("email")} error={errors.email?.message}>
          <Input
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            {...form.register("email")}
          />
        </Field>
        <Field label={t("firstName")} optional error={errors.firstName?.message}>
          <Input autoComplete="given-name" {...form.register("firstName")} />
        </Field>
        <FieldError className="rounded-md bg-brick-100 px-3.5 py-3 text-brick-700">
          {errors.root?.message}
        </FieldError>
        <SubmitButton variant="action" size="lg" pending={isSubmitting} pendingText={t("sending")}>
          {t("submit")}
        </SubmitButton>
        <p className="text-sm text-ink-2">
          {t.rich("privacy", { privacy: (chunks) => <LegalLink href={paths.privacy}>{chunks}</LegalLink> })}
        </p>
      </form>
    </AuthCard>
  );
}
