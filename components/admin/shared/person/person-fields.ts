import type { z } from "zod";
import type { FormSection } from "@/components/shared/form/field-definitions";
import type { ListedPerson } from "@/lib/schemas/panel/people";
import type { personInputSchema } from "@/lib/schemas/person/person";
import { BirthFromCode } from "./birth-from-code";

/** The form of a person as data. */

export type PersonValues = z.input<typeof personInputSchema>;

const CONTACTS: FormSection<PersonValues> = {
  title: "Nome e contatti",
  fields: [
    { kind: "text", name: "firstName", label: "Nome", width: "half" },
    { kind: "text", name: "lastName", label: "Cognome", width: "half" },
    { kind: "tel", name: "phone", label: "Telefono", optional: true, width: "half" },
    { kind: "email", name: "email", label: "E-mail", optional: true, width: "half" },
  ],
};

const NOTE: FormSection<PersonValues> = {
  title: "Nota",
  fields: [
    {
      kind: "textarea",
      name: "note",
      label: "Nota",
      optional: true,
      rows: 3,
      hint: "La legge solo il pannello.",
    },
  ],
};

const MEMBER_UNTIL = {
  kind: "date",
  name: "memberUntil",
  label: "Tessera valida fino al",
  optional: true,
  width: "half",
  hint: "Vuoto: non è socio.",
} as const;

const CERTIFICATE_UNTIL = {
  kind: "date",
  name: "certificateUntil",
  label: "Certificato medico fino al",
  optional: true,
  width: "half",
  hint: "Solo la scadenza: il certificato non si conserva.",
} as const;

const PERSONAL_DATA: FormSection<PersonValues> = {
  title: "Dati per ricevute e tessera",
  fields: [
    {
      kind: "text",
      name: "fiscalCode",
      label: "Codice fiscale",
      optional: true,
      hint: "Compila da sé data e luogo di nascita.",
      under: BirthFromCode,
    },
    { kind: "date", name: "dateOfBirth", label: "Data di nascita", optional: true, width: "half" },
    { kind: "text", name: "placeOfBirth", label: "Luogo di nascita", optional: true, width: "half" },
    { kind: "text", name: "address", label: "Indirizzo", optional: true },
    { kind: "text", name: "postalCode", label: "CAP", optional: true, width: "half" },
    { kind: "text", name: "city", label: "Città", optional: true, width: "half" },
  ],
};

/** What of a person somebody may change: nobody their own membership and certificate. */
export interface PersonRights {
  changesMembership: boolean;
  changesCertificate: boolean;
}

export function personSections({
  changesMembership,
  changesCertificate,
}: PersonRights): FormSection<PersonValues>[] {
  const papers = [
    ...(changesMembership ? [MEMBER_UNTIL] : []),
    ...(changesCertificate ? [CERTIFICATE_UNTIL] : []),
  ];
  return [
    CONTACTS,
    PERSONAL_DATA,
    ...(papers.length === 0 ? [] : [{ title: "Tessera e certificato", fields: papers }]),
    NOTE,
  ];
}

/** The values of a form: those of a person, or of a new one of whom a name may be known. */
export function personValues(
  person: Partial<ListedPerson>,
  { changesMembership, changesCertificate }: PersonRights,
): PersonValues {
  return {
    firstName: person.firstName ?? "",
    lastName: person.lastName ?? "",
    phone: person.phone ?? "",
    email: person.email ?? "",
    note: person.note ?? "",
    address: person.address ?? "",
    postalCode: person.postalCode ?? "",
    city: person.city ?? "",
    fiscalCode: person.fiscalCode ?? "",
    dateOfBirth: person.dateOfBirth ?? "",
    placeOfBirth: person.placeOfBirth ?? "",
    ...(changesMembership ? { memberUntil: person.memberUntil ?? "" } : {}),
    ...(changesCertificate ? { certificateUntil: person.certificateUntil ?? "" } : {}),
  };
}
