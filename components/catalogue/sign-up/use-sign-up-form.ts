import { useState } from "react";
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  useForm,
} from "react-hook-form";
import type { z } from "zod";
import { schemaResolver } from "@/components/shared/form/schema-resolver";
import { showServerErrors } from "@/components/shared/form/server-errors";
import { toast } from "@/components/ui/use-toast";
import { failureText } from "@/lib/client/api-client";
import { useKnownContact } from "@/lib/client/person/use-session";

interface SignUpOptions<Values extends FieldValues, Output, Created> {
  schema: z.ZodType<Output, Values>;
  empty: Values;
  send: (output: Output) => Promise<Created>;
  onCreated?: (created: Created) => void;
  /** The title of the toast when the server refuses the sign-up. */
  failure: string;
  onFailure?: (error: unknown) => void;
  onInvalid?: (errors: FieldErrors<Values>) => void;
}

/**
 * The sign-up form of a course or event, prefilled with the user's contact data. `created` is set after the sign-up.
 */
export function useSignUpForm<Values extends FieldValues, Output, Created>({
  schema,
  empty,
  send,
  onCreated,
  failure,
  onFailure,
  onInvalid,
}: SignUpOptions<Values, Output, Created>) {
  const [created, setCreated] = useState<Created | null>(null);
  const contact = useKnownContact();
  const form = useForm<Values, unknown, Output>({
    resolver: schemaResolver(schema),
    defaultValues: empty as DefaultValues<Values>,
    // Not validated on blur: an error that appears under a field would move the button away from the pointer. The
    // user's data fills the fields once the session is known, except those that were already edited.
    ...(contact ? { values: { ...empty, ...contact } } : {}),
    resetOptions: { keepDirtyValues: true },
  });

  const submit = form.handleSubmit(async (output) => {
    try {
      const made = await send(output);
      setCreated(made);
      onCreated?.(made);
    } catch (error) {
      showServerErrors(form, Object.keys(empty) as FieldPath<Values>[], error);
      toast({ variant: "destructive", title: failure, description: failureText(error) });
      onFailure?.(error);
    }
  }, onInvalid);

  return { form, submit, created };
}
