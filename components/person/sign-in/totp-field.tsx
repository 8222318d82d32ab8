import { useTranslations } from "next-intl";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

/** The code of the second factor, in both logins. The input is uncontrolled, like the other ones. */
export function TotpField({ error }: { error: string | undefined }) {
  const t = useTranslations("signIn");
  return (
    <Field label={t("totp")} error={error} hint={t("totpHint")}>
      <Input name="totp" autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} />
    </Field>
  );
}
