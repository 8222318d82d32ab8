import { LegalLink } from "@/components/shared/legal-link";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { MINIMUM_AGE } from "@/lib/domain/person/minimum-age";
import { paths } from "@/lib/paths";
import type { CodeProblem } from "./submit-code";

/** The step that asks somebody new for their name, and says what they accept. */
export function NamesStep({ errors, notice }: { errors: CodeProblem["errors"]; notice: string }) {
  return (
    <>
      <p role="status" className="rounded-md bg-sage-100 px-4 py-3 text-ink">
        {notice}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Nome" error={errors.firstName}>
          <Input name="firstName" autoComplete="given-name" />
        </Field>
        <Field label="Cognome" error={errors.lastName}>
          <Input name="lastName" autoComplete="family-name" />
        </Field>
        <Field
          label="Telefono"
          optional
          error={errors.phone}
          hint="Solo per avvisarti di un imprevisto."
          className="sm:col-span-2"
        >
          <Input name="phone" type="tel" inputMode="tel" autoComplete="tel" />
        </Field>
      </div>
      <p className="text-sm text-ink-2">
        Premendo «Continua» dichiari di avere almeno {MINIMUM_AGE} anni e accetti i{" "}
        <LegalLink href={paths.terms}>termini e le condizioni</LegalLink> e l'
        <LegalLink href={paths.privacy}>informativa sulla privacy</LegalLink>.
      </p>
    </>
  );
}
