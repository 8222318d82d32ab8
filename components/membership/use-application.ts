import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { type FieldErrors, type Resolver, useForm } from "react-hook-form";
import { showServerErrors } from "@/components/shared/form/server-errors";
import { toast } from "@/components/ui/use-toast";
import { api, failureText } from "@/lib/client/api-client";
import { saveAccount } from "@/lib/client/person/save-account";
import type { REGISTER_FIELDS } from "@/lib/domain/membership/applicant";
import { VALIDATION } from "@/lib/messages/validation";
import { accountUpdateSchema } from "@/lib/schemas/person/account";

/** The fields that the register requires and the account lacks, and the residence. */
export type ApplicationValues = Record<string, string>;

export type RegisterField = (typeof REGISTER_FIELDS)[number];

/** The missing fields as they are sent. The residence decides which postcodes are valid. */
const changeOf = (values: ApplicationValues, missing: readonly RegisterField[]): ApplicationValues => ({
  ...Object.fromEntries(missing.map((name) => [name, values[name] ?? ""])),
  ...(missing.includes("postalCode") ? { residence: values.residence ?? "italy" } : {}),
});

const resolverFor =
  (missing: readonly RegisterField[]): Resolver<ApplicationValues> =>
  (values) => {
    const result = accountUpdateSchema.safeParse(changeOf(values, missing));
    if (result.success) return { values, errors: {} };
    const errors: FieldErrors<ApplicationValues> = {};
    for (const { path, message } of result.error.issues)
      errors[String(path[0])] ??= { type: "validation", message };
    return { values: {}, errors };
  };

/**
 * The application for membership: saves the missing data to the account, then applies.
 * @param missing the fields that the register requires and the account lacks
 */
export function useApplication(missing: readonly RegisterField[], firstCategory: string) {
  const t = useTranslations("application");
  const router = useRouter();
  const [category, setCategory] = useState(firstCategory);
  const [accepts, setAccepts] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useForm<ApplicationValues>({
    resolver: resolverFor(missing),
    defaultValues: { ...Object.fromEntries(missing.map((name) => [name, ""])), residence: "italy" },
  });

  const send = form.handleSubmit(async (values) => {
    if (!accepts) return;
    try {
      if (missing.length > 0) await saveAccount(changeOf(values, missing));
      await api.post("/api/members/applications", { category, acceptsStatute: true });
      toast({ title: t("done"), description: t("doneText"), isAside: true });
      router.refresh();
    } catch (error) {
      showServerErrors(form, [...missing], error);
      toast({ variant: "destructive", title: t("failed"), description: failureText(error) });
    }
  });

  return {
    form,
    category,
    setCategory,
    accepts,
    refusal,
    accept: (value: boolean) => {
      setAccepts(value);
      setRefusal(null);
    },
    submit: () => {
      setRefusal(accepts ? null : VALIDATION.acceptStatute);
      return send();
    },
  };
}
