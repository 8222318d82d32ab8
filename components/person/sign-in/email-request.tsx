"use client";

import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { schemaResolver } from "@/components/shared/form/schema-resolver";
import { showServerErrors } from "@/components/shared/form/server-errors";
import { SubmitButton } from "@/components/shared/submit-button";
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
  /** The word on the button. */
  action: string;
  /** Sends the address to the server. What it throws is shown. */
  onRequest: (email: string) => Promise<void>;
  /** The words for a failure that no field is to blame for. */
  wordsFor?: (error: unknown) => string;
}

/** The form that asks for the e-mail address of an account, to send a mail there. */
export function EmailRequest({ title, description, action, onRequest, wordsFor }: EmailRequestProps) {
  const form = useForm<z.input<typeof resetRequestSchema>, unknown, z.output<typeof resetRequestSchema>>({
    // No default value: what was typed before the form was alive stays.
    resolver: schemaResolver(resetRequestSchema),
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ email }) => {
    try {
      await onRequest(email);
    } catch (error) {
      const rest = showServerErrors(form, ["email"], error, wordsFor);
      if (rest !== null) form.setError("root", { message: rest });
    }
  });

  return (
    <AuthCard icon={KeyRound} title={title} description={description}>
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Field label="E-mail" error={errors.email?.message}>
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
        <SubmitButton variant="action" size="lg" pending={isSubmitting} pendingText="Invio in corso…">
          {action}
        </SubmitButton>
        <Button asChild variant="ghost">
          <Link href={paths.auth}>Torna al login</Link>
        </Button>
      </form>
    </AuthCard>
  );
}
