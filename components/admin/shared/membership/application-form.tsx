import { useTranslations } from "next-intl";
import { useRef } from "react";
import { z } from "zod";
import { BirthFromCode } from "@/components/admin/shared/person/birth-from-code";
import type { TypedPerson } from "@/components/admin/shared/person-field/person-choice";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { useMailNotice } from "@/components/admin/shared/use-mail-notice";
import type { FieldDefinition, FormSection } from "@/components/shared/form/field-definitions";
import { SchemaForm } from "@/components/shared/form/schema-form";
import { useFormats } from "@/components/ui/use-words";
import { api } from "@/lib/client/api-client";
import { today } from "@/lib/client/browser-date";
import { missingForRegister, REGISTER_FIELDS } from "@/lib/domain/membership/applicant";
import type { MemberCategory } from "@/lib/domain/membership/category";
import { VALIDATION } from "@/lib/messages/validation";
import { paperApplicationInputSchema, type SentMember } from "@/lib/schemas/membership/member";
import type { ListedPerson } from "@/lib/schemas/panel/people";
import { personInputSchema } from "@/lib/schemas/person/person";

type RegisterField = (typeof REGISTER_FIELDS)[number];
const CONTACT_FIELDS = ["firstName", "lastName", "phone", "email"] as const;
type ApplicationField = RegisterField | (typeof CONTACT_FIELDS)[number];

const person = personInputSchema.partial().shape;
/** Makes an optional field required where the form includes it. */
const filled = <Field extends z.ZodType>(field: Field) =>
  field.refine((value) => value !== null, VALIDATION.required);

const formSchema = z.object({
  firstName: person.firstName,
  lastName: person.lastName,
  phone: person.phone,
  email: person.email,
  dateOfBirth: filled(person.dateOfBirth),
  placeOfBirth: filled(person.placeOfBirth),
  fiscalCode: filled(person.fiscalCode),
  address: filled(person.address),
  city: filled(person.city),
  postalCode: filled(person.postalCode),
  category: paperApplicationInputSchema.shape.category,
  appliedOn: paperApplicationInputSchema.shape.appliedOn,
});
type Values = z.input<typeof formSchema>;

/** Validates only the requested fields: stored data may be older than the rules of its field. */
const schemaOf = (asked: readonly ApplicationField[]) =>
  z.pipe(
    z.transform(({ category, appliedOn, ...data }: Values): Values => {
      const typed = Object.fromEntries(asked.map((name) => [name, data[name]]));
      return { ...typed, category, appliedOn };
    }),
    formSchema,
  );

const SHOWN: Record<
  ApplicationField,
  Pick<FieldDefinition<Values>, "width" | "optional" | "under"> & { kind: "text" | "date" | "tel" | "email" }
> = {
  firstName: { kind: "text", width: "half" },
  lastName: { kind: "text", width: "half" },
  phone: { kind: "tel", width: "half", optional: true },
  email: { kind: "email", width: "half", optional: true },
  fiscalCode: { kind: "text", under: BirthFromCode },
  dateOfBirth: { kind: "date", width: "half" },
  placeOfBirth: { kind: "text", width: "half" },
  address: { kind: "text" },
  postalCode: { kind: "text", width: "half" },
  city: { kind: "text", width: "half" },
};
const IN_ORDER = Object.keys(SHOWN) as ApplicationField[];

/** The fields of an application: all for a new person, otherwise those that the register lacks. */
export const applicationFields = (known: ListedPerson | null): ApplicationField[] => {
  const asked = new Set<string>(
    known === null ? [...CONTACT_FIELDS, ...REGISTER_FIELDS] : missingForRegister(known),
  );
  return IN_ORDER.filter((name) => asked.has(name));
};

function useSections(
  asked: readonly ApplicationField[],
  categories: readonly MemberCategory[],
): readonly FormSection<Values>[] {
  const t = useTranslations("panel.members.application");
  const tPerson = useTranslations("person");
  const formats = useFormats();
  const fieldsOf = (names: readonly ApplicationField[]): FieldDefinition<Values>[] =>
    names.map((name) => ({ name, label: tPerson(name), ...SHOWN[name] }));
  const isContact = (name: ApplicationField) => CONTACT_FIELDS.some((contact) => contact === name);
  const contacts = fieldsOf(asked.filter(isContact));
  const missing = fieldsOf(asked.filter((name) => !isContact(name)));
  return [
    ...(contacts.length === 0
      ? []
      : [{ title: t("contacts"), description: t("contactsText"), fields: contacts }]),
    ...(missing.length === 0
      ? []
      : [
          {
            title: t("missing"),
            ...(contacts.length === 0 ? { description: t("missingText") } : {}),
            fields: missing,
          },
        ]),
    {
      title: t("application"),
      ...(missing.length === 0 ? { description: t("complete") } : {}),
      fields: [
        {
          kind: "select",
          name: "category",
          label: t("category"),
          width: "half",
          options: categories.map(({ key, label, fee }) => ({
            value: key,
            label: t("categoryAndFee", { label, fee: formats.cents(fee) }),
          })),
        },
        { kind: "date", name: "appliedOn", label: t("appliedOn"), width: "half" },
      ],
    },
  ];
}

interface ApplicationFormProps {
  /** Null for a new person, whose data is in `typed`. */
  person: ListedPerson | null;
  typed: TypedPerson | null;
  categories: readonly MemberCategory[];
  onDirtyChange: (isDirty: boolean) => void;
  onCancel: () => void;
  onSaved: (member: SentMember) => void;
}

export function ApplicationForm({
  person: known,
  typed,
  categories,
  onDirtyChange,
  onCancel,
  onSaved,
}: ApplicationFormProps) {
  const t = useTranslations("panel.members.application");
  const tLive = useTranslations("live");
  const act = useAdminAction();
  const mailNotice = useMailNotice();
  const asked = applicationFields(known);
  const sections = useSections(asked, categories);
  // A new person is created only once, even if the application is rejected at first.
  const personId = useRef(known?.id ?? null);
  const shownValue = (name: ApplicationField): string =>
    (known ? known[name] : name in (typed ?? {}) ? typed?.[name as keyof TypedPerson] : null) ?? "";

  async function save({ category, appliedOn, ...data }: z.output<typeof formSchema>): Promise<SentMember> {
    const written = Object.fromEntries(asked.map((name) => [name, data[name]]));
    if (personId.current === null)
      personId.current = (await api.post<ListedPerson>("/api/people", written)).id;
    else if (asked.length > 0) await api.patch(`/api/people/${personId.current}`, written);
    return api.post<SentMember>("/api/members", { personId: personId.current, category, appliedOn });
  }

  return (
    <SchemaForm
      schema={schemaOf(asked)}
      sections={sections}
      defaultValues={{
        ...Object.fromEntries(IN_ORDER.map((name) => [name, shownValue(name)])),
        category: categories[0]?.key ?? "",
        appliedOn: today(),
      }}
      submitLabel={t("submit")}
      submitVariant="action"
      hasPinnedButtons
      onDirtyChange={onDirtyChange}
      onBack={onCancel}
      backLabel={tLive("cancel")}
      onSubmit={async (values) => {
        const member = await act(() => save(values), {
          success: t("done"),
          description: ({ name, sent }) => `${name}. ${mailNotice(sent)}`,
          failure: t("failed"),
        });
        onSaved(member);
      }}
    />
  );
}
