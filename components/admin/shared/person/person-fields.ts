import { useTranslations } from "next-intl";
import { type FormSection, labelled } from "@/components/shared/form/field-definitions";
import type { ListedPerson } from "@/lib/schemas/panel/people";
import { BirthFromCode } from "./birth-from-code";
import type { PersonValues } from "./person-values";

/** The fields that the user may change: nobody their own certificate. Membership comes from the member register. */
export interface PersonRights {
  changesCertificate: boolean;
}

export function usePersonSections() {
  const t = useTranslations("panel.person.form");
  const tPerson = useTranslations("person");
  return ({ changesCertificate }: PersonRights): FormSection<PersonValues>[] => {
    const certificateUntil = {
      kind: "date",
      name: "certificateUntil",
      label: t("certificateUntil"),
      optional: true,
      width: "half",
      hint: t("certificateHint"),
    } as const;
    return [
      {
        title: t("contacts"),
        fields: [
          { kind: "text", name: "firstName", label: tPerson("firstName"), width: "half" },
          { kind: "text", name: "lastName", label: tPerson("lastName"), width: "half" },
          { kind: "tel", name: "phone", label: tPerson("phone"), optional: true, width: "half" },
          { kind: "email", name: "email", label: tPerson("email"), optional: true, width: "half" },
        ],
      },
      {
        title: t("personalData"),
        fields: labelled(tPerson, [
          {
            kind: "text",
            name: "fiscalCode",
            optional: true,
            hint: tPerson("fiscalCodeHint"),
            under: BirthFromCode,
          },
          { kind: "date", name: "dateOfBirth", optional: true, width: "half" },
          { kind: "text", name: "placeOfBirth", optional: true, width: "half" },
          { kind: "text", name: "address", optional: true },
          { kind: "text", name: "postalCode", optional: true, width: "half" },
          { kind: "text", name: "city", optional: true, width: "half" },
        ]),
      },
      ...(changesCertificate ? [{ title: t("papers"), fields: [certificateUntil] }] : []),
      {
        title: t("note"),
        fields: [
          {
            kind: "textarea",
            name: "note",
            label: t("note"),
            optional: true,
            rows: 3,
            hint: t("noteHint"),
          },
        ],
      },
    ];
  };
}

/** Form values of a person, or of a new one whose name may be known. */
export function personValues(
  person: Partial<ListedPerson>,
  { changesCertificate }: PersonRights,
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
    ...(changesCertificate ? { certificateUntil: person.certificateUntil ?? "" } : {}),
  };
}
