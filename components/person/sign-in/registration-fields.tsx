import { useTranslations } from "next-intl";
import { type ComponentProps, type ReactNode, useId } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { DEFAULT_COLORS } from "@/components/person/avatar/avatar-colors";
import { AvatarCustomizer } from "@/components/person/avatar/avatar-customizer";
import { Field } from "@/components/ui/field";
import { ChevronDown } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { MAX_BIO } from "@/lib/schemas/person/account-fields";
import type { RegistrationForm } from "@/lib/schemas/person/registration";
import { BirthDateInput } from "./birth-date-input";
import { FiscalCodeField } from "./fiscal-code-field";
import { PasswordInput } from "./password-input";
import { PasswordRules } from "./password-rules";

/* The fields of each section of the registration form, in reading order (docs/product.md). */

type TextName = Exclude<
  keyof RegistrationForm,
  "termsAccepted" | "privacyAccepted" | "avatarType" | "password" | "confirmPassword" | "dateOfBirth"
>;

function TextField({
  name,
  label,
  hint,
  className,
  ...input
}: ComponentProps<"input"> & { name: TextName; label: string; hint?: ReactNode }) {
  const { register, formState } = useFormContext<RegistrationForm>();
  return (
    <Field label={label} hint={hint} error={formState.errors[name]?.message} className={className ?? ""}>
      <Input {...input} {...register(name)} />
    </Field>
  );
}

const AS_TYPED = { autoCapitalize: "none", spellCheck: false } as const;

/*
 * Each field is a separate component: react-hook-form focuses the first error in the order of registration, which is
 * then the order of rendering.
 */

function PasswordField() {
  const t = useTranslations("registration");
  const { register, formState, control } = useFormContext<RegistrationForm>();
  const [password = "", confirmation = ""] = useWatch({ control, name: ["password", "confirmPassword"] });
  const rulesId = useId();
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <Field label={t("password")} error={formState.errors.password?.message}>
        <PasswordInput
          autoComplete="new-password"
          aria-describedby={rulesId}
          // An empty confirmation is not validated along with the password: its error would disappear with the next
          // input and move the fields below.
          {...register("password", { deps: confirmation === "" ? [] : "confirmPassword" })}
        />
      </Field>
      <PasswordRules id={rulesId} password={password} />
    </div>
  );
}

function ConfirmPasswordField() {
  const t = useTranslations("registration");
  const { register, formState } = useFormContext<RegistrationForm>();
  return (
    <Field label={t("confirmPassword")} error={formState.errors.confirmPassword?.message}>
      <PasswordInput autoComplete="new-password" {...register("confirmPassword")} />
    </Field>
  );
}

export function AccountFields() {
  const t = useTranslations("registration");
  const p = useTranslations("person");
  return (
    <>
      <TextField
        name="username"
        label={t("username")}
        autoComplete="username"
        hint={t("usernameHint")}
        {...AS_TYPED}
      />
      <TextField
        name="email"
        label={p("email")}
        type="email"
        inputMode="email"
        autoComplete="email"
        {...AS_TYPED}
      />
      <PasswordField />
      <ConfirmPasswordField />
    </>
  );
}

function BirthDateField() {
  const p = useTranslations("person");
  const { register, formState, control, setValue } = useFormContext<RegistrationForm>();
  const value = useWatch({ control, name: "dateOfBirth" }) ?? "";
  const pick = (day: string) =>
    setValue("dateOfBirth", day, { shouldValidate: true, shouldDirty: true, shouldTouch: true });
  return (
    <Field label={p("dateOfBirth")} error={formState.errors.dateOfBirth?.message}>
      <BirthDateInput autoComplete="bday" {...register("dateOfBirth")} chosen={value} onPick={pick} />
    </Field>
  );
}

export function PersonFields() {
  const t = useTranslations("person");
  return (
    <>
      <FiscalCodeField />
      <TextField name="firstName" label={t("firstName")} autoComplete="given-name" autoCapitalize="words" />
      <TextField name="lastName" label={t("lastName")} autoComplete="family-name" autoCapitalize="words" />
      <BirthDateField />
      <TextField name="placeOfBirth" label={t("placeOfBirth")} autoComplete="off" autoCapitalize="words" />
      <TextField
        name="profession"
        label={t("profession")}
        autoComplete="organization-title"
        className="sm:col-span-2"
      />
    </>
  );
}

export function ContactFields() {
  const t = useTranslations("registration");
  const p = useTranslations("person");
  return (
    <>
      <TextField name="phone" label={p("phone")} type="tel" inputMode="tel" autoComplete="tel" />
      <TextField name="address" label={p("address")} autoComplete="address-line1" hint={t("addressHint")} />
      <TextField name="postalCode" label={p("postalCode")} inputMode="numeric" autoComplete="postal-code" />
      <TextField name="city" label={p("city")} autoComplete="address-level2" autoCapitalize="words" />
    </>
  );
}

export function AvatarField() {
  const t = useTranslations("registration");
  const { control, setValue, formState } = useFormContext<RegistrationForm>();
  const [avatarType, picture, primary, secondary, accent, background] = useWatch({
    control,
    name: [
      "avatarType",
      "avatarUrl",
      "avatarPrimaryColor",
      "avatarSecondaryColor",
      "avatarAccentColor",
      "avatarBackgroundColor",
    ],
  });
  const value = {
    avatarType: avatarType ?? "lotus",
    picture: picture ?? null,
    avatarPrimaryColor: primary ?? DEFAULT_COLORS.avatarPrimaryColor,
    avatarSecondaryColor: secondary ?? DEFAULT_COLORS.avatarSecondaryColor,
    avatarAccentColor: accent ?? DEFAULT_COLORS.avatarAccentColor,
    avatarBackgroundColor: background ?? DEFAULT_COLORS.avatarBackgroundColor,
  };
  return (
    <details className="group/avatar rounded-lg border">
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 rounded-lg px-4 font-semibold [&::-webkit-details-marker]:hidden">
        <span>
          {t("avatar")} <span className="font-normal text-ink-2">{t("avatarHint")}</span>
        </span>
        <ChevronDown className="size-5 shrink-0 transition-transform group-open/avatar:rotate-180" />
      </summary>
      <div className="px-4 pt-2 pb-4">
        <AvatarCustomizer
          value={value}
          error={formState.errors.avatarUrl?.message}
          onChange={({ picture: chosen, ...rest }) => {
            setValue("avatarUrl", chosen, { shouldDirty: true });
            setValue("avatarType", rest.avatarType);
            setValue("avatarPrimaryColor", rest.avatarPrimaryColor);
            setValue("avatarSecondaryColor", rest.avatarSecondaryColor);
            setValue("avatarAccentColor", rest.avatarAccentColor);
            setValue("avatarBackgroundColor", rest.avatarBackgroundColor);
          }}
        />
      </div>
    </details>
  );
}

export function BioField() {
  const t = useTranslations("person");
  const { register, formState, control } = useFormContext<RegistrationForm>();
  const length = (useWatch({ control, name: "bio" }) ?? "").trim().length;
  return (
    <Field
      label={t("bio")}
      optional
      error={formState.errors.bio?.message}
      hint={t("characters", { length, most: MAX_BIO })}
    >
      <Textarea rows={3} {...register("bio")} />
    </Field>
  );
}
