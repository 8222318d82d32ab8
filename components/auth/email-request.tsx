"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import Link from "next/link";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { SubmitButton } from "@/components/shared/submit-button";
import { Button } from "@/components/ui/button";
import { Field, FieldError } from "@/components/ui/field";
import { KeyRound } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import { paths } from "@/lib/paths";
import { resetRequestSchema } from "@/lib/schemas/account";
import { AuthCard } from "./auth-card";

interface EmailRequestProps {
  title: string;
  description: ReactNode;
  /** The word on the button. */
  action: string;
  /** Sends the address to the server. Answers with what the form shows when that fails. */
  onRequest: (email: string) => Promise<string | undefined>;
}

/** The form that asks for the e-mail address of an account, to send a mail there. */
export function EmailRequest({ title, description, action, onRequest }: EmailRequestProps) {
  const form = useForm<z.input<typeof resetRequestSchema>, unknown, z.output<typeof resetRequestSchema>>({
    // No default value: what was typed before the form was alive stays.
    resolver: zodResolver(resetRequestSchema),
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ email }) => {
    const problem = await onRequest(email);
    if (problem !== undefined) form.setError("root", { message: problem });
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
