"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import Link from "next/link";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { SubmitButton } from "@/components/shared/submit-button";
import { Button } from "@/components/ui/button";
import { CheckboxField } from "@/components/ui/checkbox";
import { Field, FieldError } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/use-toast";
import { ApiError, api, failureText } from "@/lib/client/api-client";
import { today } from "@/lib/client/calendar-date";
import { acceptSession, type SignedIn } from "@/lib/client/session";
import { paths } from "@/lib/paths";
import { registrationFormSchema } from "@/lib/schemas/registration";

export interface RegisterFormProps {
  onSuccess: () => void;
  onSwitchToLogin: () => void;
}

type Values = z.input<ReturnType<typeof registrationFormSchema>>;
type Valid = z.output<ReturnType<typeof registrationFormSchema>>;

const FIELDS = [
  { name: "firstName", label: "Nome", autoComplete: "given-name" },
  { name: "lastName", label: "Cognome", autoComplete: "family-name" },
  { name: "username", label: "Username", autoComplete: "username" },
  { name: "email", label: "E-mail", autoComplete: "email", type: "email" },
  { name: "phone", label: "Telefono", autoComplete: "tel", type: "tel" },
  { name: "dateOfBirth", label: "Data di nascita", autoComplete: "bday", type: "date" },
  { name: "placeOfBirth", label: "Luogo di nascita" },
  { name: "fiscalCode", label: "Codice fiscale" },
  { name: "address", label: "Indirizzo", autoComplete: "street-address" },
  { name: "city", label: "Città", autoComplete: "address-level2" },
  { name: "postalCode", label: "CAP", autoComplete: "postal-code" },
  { name: "profession", label: "Professione", autoComplete: "organization-title" },
  { name: "password", label: "Password", autoComplete: "new-password", type: "password" },
  { name: "confirmPassword", label: "Conferma password", autoComplete: "new-password", type: "password" },
] as const;

/** The registration fields of the specification (section 3). */
export function RegisterForm({ onSuccess, onSwitchToLogin }: RegisterFormProps) {
  const client = useQueryClient();
  const form = useForm<Values, unknown, Valid>({ resolver: zodResolver(registrationFormSchema(today())) });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    const { confirmPassword: _, termsAccepted: __, privacyAccepted: ___, ...body } = values;
    try {
      await acceptSession(client, await api.post<SignedIn>("/api/auth/register", body, { anonymous: true }));
      toast({ title: "Registrazione completata" });
      onSuccess();
    } catch (error) {
      if (error instanceof ApiError) {
        for (const { name } of FIELDS) {
          const message = error.errors?.[name]?.[0];
          if (message) form.setError(name, { message });
        }
      }
      form.setError("root", { message: failureText(error) });
      toast({
        variant: "destructive",
        title: "Errore durante la registrazione",
        description: failureText(error),
      });
    }
  });

  return (
    <form method="post" noValidate onSubmit={submit} className="flex min-w-0 flex-col gap-5">
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        {FIELDS.map(({ name, label, ...input }) => (
          <Field key={name} label={label} error={errors[name]?.message}>
            <Input {...input} {...form.register(name)} />
          </Field>
        ))}
      </div>
      <div>
        <CheckboxField {...form.register("termsAccepted")}>
          Accetto i <Link href={paths.terms}>termini e le condizioni</Link>
        </CheckboxField>
        <FieldError>{errors.termsAccepted?.message}</FieldError>
        <CheckboxField {...form.register("privacyAccepted")}>
          Accetto l'<Link href={paths.privacy}>informativa sulla privacy</Link>
        </CheckboxField>
        <FieldError>{errors.privacyAccepted?.message}</FieldError>
      </div>
      <FieldError>{errors.root?.message}</FieldError>
      <SubmitButton size="lg" pending={isSubmitting}>
        Registrati
      </SubmitButton>
      <p className="text-center text-ink-2">
        Hai già un account?{" "}
        <Button variant="link" size="sm" onClick={onSwitchToLogin}>
          Accedi
        </Button>
      </p>
    </form>
  );
}
