import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { type FieldErrors, type Resolver, type UseFormReturn, useForm } from "react-hook-form";
import { showServerErrors } from "@/components/shared/form/server-errors";
import { toast } from "@/components/ui/use-toast";
import { failureText } from "@/lib/client/api-client";
import { saveAccount } from "@/lib/client/person/save-account";
import { useSession } from "@/lib/client/person/use-session";
import { type Account, accountUpdateSchema } from "@/lib/schemas/person/account";

/** The fields of one card as strings; empty if the account has no value. */
export type ProfileValues = Record<string, string>;

/** The fields that differ from the stored ones. Required fields that old accounts left empty may stay empty. */
export function changedFields(values: ProfileValues, stored: ProfileValues): ProfileValues {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== stored[name]));
}

const resolverFor =
  (stored: ProfileValues): Resolver<ProfileValues> =>
  (values) => {
    const result = accountUpdateSchema.safeParse(changedFields(values, stored));
    if (result.success) return { values, errors: {} };
    const errors: FieldErrors<ProfileValues> = {};
    for (const { path, message } of result.error.issues) {
      const name = String(path[0]);
      errors[name] ??= { type: "validation", message };
    }
    return { values: {}, errors };
  };

/** The form of one profile card: validates and sends the changed fields and reports the result in a toast. */
export function useProfileForm(
  stored: ProfileValues,
  { onSaved, savedText }: { onSaved: (account: Account) => void; savedText: (account: Account) => string },
): { form: UseFormReturn<ProfileValues>; submit: () => Promise<void> } {
  const t = useTranslations("profile");
  const router = useRouter();
  const { refresh } = useSession();
  const form = useForm<ProfileValues>({
    resolver: resolverFor(stored),
    mode: "onTouched",
    defaultValues: stored,
  });
  const { reset } = form;

  // Shows the values as the server normalised them: trimmed, in capitals, without spaces.
  useEffect(() => reset(stored), [reset, stored]);

  const submit = form.handleSubmit(async (values) => {
    const change = changedFields(values, stored);
    if (Object.keys(change).length === 0) {
      toast({ title: t("unchanged") });
      return;
    }
    try {
      const account = await saveAccount(change);
      onSaved(account);
      toast({ title: t("saved"), description: savedText(account) });
      await refresh();
      router.refresh();
    } catch (error) {
      showServerErrors(form, Object.keys(values), error);
      toast({ variant: "destructive", title: t("notSaved"), description: failureText(error) });
    }
  });
  return { form, submit };
}
