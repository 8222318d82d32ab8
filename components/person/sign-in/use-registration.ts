import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { DEFAULT_COLORS } from "@/components/person/avatar/avatar-colors";
import { schemaResolver } from "@/components/shared/form/schema-resolver";
import { showServerErrors } from "@/components/shared/form/server-errors";
import { toast } from "@/components/ui/use-toast";
import { api, failureText } from "@/lib/client/api-client";
import { today } from "@/lib/client/browser-date";
import {
  clearRegistrationDraft,
  loadRegistrationDraft,
  saveRegistrationDraft,
} from "@/lib/client/person/registration-draft";
import { acceptSession, type SignedIn } from "@/lib/client/person/sign-in";
import { toInstant } from "@/lib/domain/time/dates";
import {
  type RegistrationForm,
  registrationFormSchema,
  type ValidRegistrationForm,
} from "@/lib/schemas/person/registration";

export const SECTIONS = [
  {
    id: "account",
    fields: ["username", "email", "password", "confirmPassword"],
  },
  {
    id: "person",
    fields: ["fiscalCode", "firstName", "lastName", "dateOfBirth", "placeOfBirth", "profession"],
  },
  {
    id: "contact",
    fields: ["phone", "address", "postalCode", "city"],
  },
  {
    id: "profile",
    fields: ["bio", "termsAccepted", "privacyAccepted"],
  },
] as const satisfies readonly {
  id: string;
  fields: readonly (keyof RegistrationForm)[];
}[];

const EMPTY: RegistrationForm = {
  username: "",
  email: "",
  password: "",
  confirmPassword: "",
  firstName: "",
  lastName: "",
  dateOfBirth: "",
  placeOfBirth: "",
  fiscalCode: "",
  noFiscalCode: false,
  profession: "",
  phone: "",
  address: "",
  postalCode: "",
  city: "",
  bio: "",
  avatarType: "lotus",
  avatarUrl: null,
  ...DEFAULT_COLORS,
  termsAccepted: false,
  privacyAccepted: false,
  newsletter: false,
};

const FIELD_NAMES = [...SECTIONS.flatMap((section) => [...section.fields]), "avatarUrl"] as const;

/** The fields restored from a draft; passwords and consents must be entered again. */
const DRAFT_FIELDS = [
  "username",
  "email",
  "firstName",
  "lastName",
  "dateOfBirth",
  "placeOfBirth",
  "fiscalCode",
  "profession",
  "phone",
  "address",
  "postalCode",
  "city",
  "bio",
  "avatarUrl",
  "avatarPrimaryColor",
  "avatarSecondaryColor",
  "avatarAccentColor",
  "avatarBackgroundColor",
] as const;

/**
 * The body of the request: without the fields that only the form needs, the birth date as an instant at noon in Rome.
 */
function bodyOf(valid: ValidRegistrationForm) {
  const { confirmPassword: _, termsAccepted: __, privacyAccepted: ___, avatarUrl, ...fields } = valid;
  return {
    ...fields,
    dateOfBirth: toInstant(fields.dateOfBirth, "12:00").toISOString(),
    ...(fields.avatarType === "custom" && avatarUrl ? { avatarUrl } : {}),
  };
}

export function useRegistration(onSuccess: () => void): {
  form: UseFormReturn<RegistrationForm, unknown, ValidRegistrationForm>;
  submit: () => Promise<void>;
} {
  const t = useTranslations("registration");
  const form = useForm<RegistrationForm, unknown, ValidRegistrationForm>({
    resolver: schemaResolver(registrationFormSchema(today())),
    mode: "onTouched",
    defaultValues: EMPTY,
  });
  const { subscribe, setValue } = form;

  useEffect(() => {
    // In an effect, since the server's HTML has no draft.
    for (const [name, value] of Object.entries(loadRegistrationDraft())) {
      const field = DRAFT_FIELDS.find((kept) => kept === name);
      if (field !== undefined && value) setValue(field, value);
      if (field === "avatarUrl" && value) setValue("avatarType", "custom");
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => saveRegistrationDraft(values),
    });
  }, [subscribe, setValue]);

  const showFailure = (error: unknown) => {
    const rest = showServerErrors(form, FIELD_NAMES, error);
    if (rest !== null) form.setError("root", { message: rest });
    toast({
      variant: "destructive",
      title: t("failed"),
      description: failureText(error),
    });
  };

  const submit = form.handleSubmit(async (valid) => {
    try {
      const answer = await api.post<SignedIn>("/api/auth/register", bodyOf(valid), { anonymous: true });
      clearRegistrationDraft();
      await acceptSession(answer);
      toast({
        title: t("welcome", { firstName: answer.user.firstName }),
        description: t("doneText"),
      });
      onSuccess();
    } catch (error) {
      showFailure(error);
    }
  });
  return { form, submit };
}

export type SectionId = (typeof SECTIONS)[number]["id"];
