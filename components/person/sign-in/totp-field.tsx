import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

/** The code of the second factor, in either login. The input is uncontrolled, as theirs are. */
export function TotpField({ error }: { error: string | undefined }) {
  return (
    <Field
      label="Codice di verifica"
      error={error}
      hint="Quello che mostra ora la tua app, oppure un codice di recupero."
    >
      <Input name="totp" autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} />
    </Field>
  );
}
