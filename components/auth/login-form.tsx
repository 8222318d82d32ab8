"use client";

import { useEffect, useState } from "react";
import { type Resolver, useForm } from "react-hook-form";
import type { z } from "zod";
import { showServerErrors } from "@/components/shared/form/server-errors";
import { SubmitButton } from "@/components/shared/submit-button";
import { Button } from "@/components/ui/button";
import { CheckboxField } from "@/components/ui/checkbox";
import { Field, FieldError } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Link } from "@/components/ui/link";
import { toast } from "@/components/ui/use-toast";
import { ApiError, failureText } from "@/lib/client/api-client";
import { signIn } from "@/lib/client/sign-in";
import { paths } from "@/lib/paths";
import type { loginSchema } from "@/lib/schemas/sign-in";

export interface LoginFormProps {
  onSuccess: () => void;
  onSwitchToRegister: () => void;
}

type LoginInput = z.input<typeof loginSchema>;
type Credentials = z.output<typeof loginSchema>;

const loadResolver = () => import("./login-resolver");

/** The rules bring a library that is as large as the rest of the page, so they come after it. */
const resolver: Resolver<LoginInput, unknown, Credentials> = async (values, context, options) => {
  try {
    const { loginResolver } = await loadResolver();
    return loginResolver(values, context, options);
  } catch {
    // Without them the server says what is wrong.
    return { values: { ...values, rememberMe: values.rememberMe ?? false }, errors: {} };
  }
};

/** Username (or e-mail), password, "Ricordami". Signs in, or says why not beside the fields and in a toast. */
export function LoginForm({ onSuccess, onSwitchToRegister }: LoginFormProps) {
  useEffect(() => void loadResolver().catch(() => {}), []);
  const form = useForm<LoginInput, unknown, Credentials>({
    // No default values: they would wipe out what was typed, or filled in by the browser, before the form was alive.
    resolver,
  });
  const { errors, isSubmitting } = form.formState;
  const [needsCode, setNeedsCode] = useState(false);
  const { setFocus } = form;
  // The question is new on the page: whoever cannot see it has to be led there.
  useEffect(() => {
    if (needsCode) setFocus("totp");
  }, [needsCode, setFocus]);

  const submit = form.handleSubmit(async (credentials) => {
    try {
      const user = await signIn(credentials);
      toast({ title: `Benvenuto/a ${user.firstName}`, description: "Hai effettuato l'accesso." });
      onSuccess();
    } catch (error) {
      if (error instanceof ApiError && error.code === "TOTP_REQUIRED") {
        setNeedsCode(true);
        return;
      }
      const rest = showServerErrors(form, ["username", "password", "totp"], error);
      if (rest !== null) form.setError("root", { message: rest });
      toast({ variant: "destructive", title: "Errore di accesso", description: failureText(error) });
      if (error instanceof ApiError && error.code === "INVALID_CREDENTIALS") form.setFocus("password");
      if (error instanceof ApiError && error.code === "TOTP_INVALID") form.setFocus("totp");
    }
  });

  return (
    // POST, so that a press before JavaScript is there never writes a password into the address.
    <form method="post" noValidate onSubmit={submit} className="flex min-w-0 flex-col gap-5">
      <Field label="Username" error={errors.username?.message} hint="Va bene anche la tua e-mail.">
        <Input
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...form.register("username")}
        />
      </Field>
      <Field label="Password" error={errors.password?.message}>
        <Input type="password" autoComplete="current-password" {...form.register("password")} />
      </Field>
      {needsCode && (
        <Field
          label="Codice di verifica"
          error={errors.totp?.message}
          hint="Quello che mostra ora la tua app, oppure un codice di recupero."
        >
          <Input
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            {...form.register("totp")}
          />
        </Field>
      )}
      <div className="-my-1 flex flex-wrap items-center justify-between gap-x-1">
        <CheckboxField {...form.register("rememberMe")}>Ricordami</CheckboxField>
        <Button asChild variant="link" size="sm" className="-mx-1">
          <Link href={paths.forgotPassword}>Password dimenticata?</Link>
        </Button>
      </div>
      <FieldError className="rounded-md bg-brick-100 px-3.5 py-3 text-brick-700">
        {errors.root?.message}
      </FieldError>
      <SubmitButton size="lg" className="w-full" pending={isSubmitting} pendingText="Accesso in corso…">
        Accedi
      </SubmitButton>
      <p className="-mt-1 text-center text-ink-2">
        Non hai un account?{" "}
        <Button variant="link" size="sm" onClick={onSwitchToRegister}>
          Registrati
        </Button>
      </p>
    </form>
  );
}
