import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormDialog } from "@/components/admin/shared/form-dialog";
import { usePersonFacts } from "@/components/admin/shared/person-field/person-facts";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { type FormSection, labelled } from "@/components/shared/form/field-definitions";
import { Button } from "@/components/ui/button";
import { ApiError, api } from "@/lib/client/api-client";
import { useSession } from "@/lib/client/person/use-session";
import { fullName } from "@/lib/domain/person/full-name";
import { type ListedPerson, type Namesake, namesakeSchema } from "@/lib/schemas/panel/people";
import { personInputSchema } from "@/lib/schemas/person/person";
import { BirthFromCode, type PersonValues } from "./birth-from-code";
import { useContradictionsText } from "./merge/merge-texts";

interface PersonFormDialogProps {
  /** Null for a new person. */
  person: ListedPerson | null;
  onClose: () => void;
  /** Called instead of `onClose` after saving. */
  onSaved?: (person: ListedPerson) => void;
}

function useDescription(person: ListedPerson | null, isOwn: boolean): string {
  const t = useTranslations("panel.person.form");
  if (person === null) return t("newText");
  if (isOwn) return t("ownText");
  return t(person.hasAccount ? "accountText" : "editText");
}

/** The people with the same name from a DUPLICATE error of the API; null for any other error. */
function namesakesIn(error: unknown): Namesake[] | null {
  if (!(error instanceof ApiError) || error.code !== "DUPLICATE" || error.conflicts.length === 0) return null;
  return error.conflicts.flatMap((one) => namesakeSchema.safeParse(one).data ?? []);
}

/**
 * The form of a new or existing person. For a new one, people with the same name are shown before anything is saved.
 */
export function PersonFormDialog({ person, onClose, onSaved }: PersonFormDialogProps) {
  const t = useTranslations("panel.person.form");
  const tPerson = useTranslations("panel.person");
  const act = useAdminAction();
  const personSections = usePersonSections();
  const { user } = useSession();
  const isOwn = user !== null && person?.userId === user.id;
  const description = useDescription(person, isOwn);
  const [namesakes, setNamesakes] = useState<{ name: string; people: Namesake[] } | null>(null);
  // The fields depend on the user, who is unknown until the session has loaded.
  if (user === null) return null;
  const rights: PersonRights = { changesCertificate: !isOwn };
  return (
    <FormDialog
      title={person === null ? tPerson("newCustomer") : t("editTitle", { name: fullName(person) })}
      description={description}
      onClose={onClose}
      className="sm:w-[min(42rem,calc(100vw-3rem))]"
      schema={personInputSchema}
      sections={personSections(rights)}
      defaultValues={personValues(person ?? {}, rights)}
      submitLabel={t(person !== null ? "save" : namesakes ? "addAnyway" : "add")}
      submitVariant={person === null ? "action" : "default"}
      hasPinnedButtons
      problem={namesakes && <Namesakes people={namesakes.people} onChoose={onSaved ?? onClose} />}
      onSubmit={async (values) => {
        const name = fullName(values);
        const unlessNamesake = name !== namesakes?.name;
        const saved = await act(
          () =>
            person === null
              ? api.post<ListedPerson>("/api/people", { ...values, unlessNamesake })
              : api.patch<ListedPerson>(`/api/people/${person.id}`, values),
          {
            success: t(person === null ? "added" : "saved"),
            description: fullName,
            failure: t(person === null ? "addFailed" : "saveFailed"),
            suppressToast: (error) => namesakesIn(error) !== null,
          },
        ).catch((error: unknown) => {
          const people = namesakesIn(error);
          setNamesakes(people && { name, people });
          throw error;
        });
        (onSaved ?? onClose)(saved);
      }}
    />
  );
}

interface NamesakesProps {
  people: readonly Namesake[];
  onChoose: (person: ListedPerson) => void;
}

function Namesakes({ people, onChoose }: NamesakesProps) {
  const t = useTranslations("panel.person.form");
  const personFacts = usePersonFacts();
  const contradictionsText = useContradictionsText();
  return (
    <ul aria-label={t("namesakes")} className="flex flex-col">
      {people.map((person) => (
        <li
          key={person.id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-sand-100 py-2.5 last:border-0"
        >
          <span className="min-w-0 grow basis-56 [overflow-wrap:anywhere]">
            <span className="block font-semibold">{fullName(person)}</span>
            <span className="block text-[0.9rem] text-ink-2">{personFacts(person)}</span>
            {person.contradictions.length > 0 && (
              <span className="block text-[0.9rem] text-ink-2">
                {contradictionsText(person.contradictions)}
              </span>
            )}
          </span>
          <Button variant="outline" size="sm" onClick={() => onChoose(person)}>
            {t("chooseNamesake")}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** The fields that the user may change: nobody their own certificate. Membership comes from the member register. */
interface PersonRights {
  changesCertificate: boolean;
}

function usePersonSections() {
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
        title: t("forPanel"),
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
function personValues(person: Partial<ListedPerson>, { changesCertificate }: PersonRights): PersonValues {
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
