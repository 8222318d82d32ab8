import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { schemaResolver } from "@/components/shared/form/schema-resolver";
import { showServerErrors } from "@/components/shared/form/server-errors";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { Button } from "@/components/ui/button";
import { Field, FieldError } from "@/components/ui/field";
import { KeyRound } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/paths";
import { resetRequestSchema } from "@/lib/schemas/person/account";
import { AuthCard } from "./auth-card";

interface EmailRequestProps {
  title: string;
  description: ReactNode;
  action: string;
  /** Sends the address to the server; its errors are shown in the form. */
  onRequest: (email: string) => Promise<void>;
  messageFor?: (error: unknown) => string;
}

export function EmailRequest({ title, description, action, onRequest, messageFor }: EmailRequestProps) {
  const t = useTranslations("passwordReset");
  const form = useForm<z.input<typeof resetRequestSchema>, unknown, z.output<typeof resetRequestSchema>>({
    // No default value, so that input typed before hydration is not overwritten.
    resolver: schemaResolver(resetRequestSchema),
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ email }) => {
    try {
      await onRequest(email);
    } catch (error) {
      const rest = showServerErrors(form, ["email"], error, messageFor);
      if (rest !== null) form.setError("root", { message: rest });
    }
  });

  return (
    <AuthCard icon={KeyRound} title={title} description={description}>
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
        <FieldError className="rounded-md bg-brick-100 px-3.5 py-3 text-brick-700">
          {errors.root?.message}
        </FieldError>
        <SubmitButton variant="action" size="lg" pending={isSubmitting} pendingText={t("sending")}>
          {action}
        </SubmitButton>
        <Button asChild variant="ghost">
          <Link href={paths.auth}>{t("backToLogin")}</Link>
        </Button>
      </form>
    </AuthCard>
  );
}
