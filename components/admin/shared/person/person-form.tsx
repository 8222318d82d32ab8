"use client";

import type { z } from "zod";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import type { FieldDefinition, FormSection } from "@/components/shared/form/field-definitions";
import { SchemaForm } from "@/components/shared/form/schema-form";
import { Button } from "@/components/ui/button";
import { api } from "@/lib/client/api-client";
import { useSession } from "@/lib/client/person/use-session";
import { ROLE_LABELS } from "@/lib/domain/person/role-labels";
import { isAdministrator, mayManageCentre, ROLES, type Role } from "@/lib/domain/person/roles";
import { type PersonWithHistory, personUpdateSchema } from "@/lib/schemas/panel/person";
import { personName } from "./person-texts";

const formSchema = personUpdateSchema.omit({ isAdmin: true });

type Values = z.input<typeof formSchema>;

const NOTE: FieldDefinition<Values> = {
  kind: "textarea",
  name: "note",
  label: "Nota",
  optional: true,
  rows: 3,
  hint: "La legge solo il pannello.",
};

const MEMBERSHIP: FormSection<Values> = {
  title: "Tessera",
  fields: [
    {
      kind: "date",
      name: "memberUntil",
      label: "Tessera valida fino al",
      optional: true,
      width: "half",
      hint: "Vuoto: non è socio.",
    },
  ],
};

const NOTE_SECTION: FormSection<Values> = { title: "Nota", fields: [NOTE] };

/** Shown on the signed-in user's own row. */
const OWN_ROW: FormSection<Values> = {
  title: "Nota",
  description:
    "Questa sei tu: la tua tessera e il tuo ruolo può cambiarli solo un'altra persona del pannello.",
  fields: [NOTE],
};

const RIGHTS: FormSection<Values> = {
  title: "Ruolo",
  description: "Che cosa può fare ciascun ruolo si legge in Impostazioni, alla voce Persone del centro.",
  fields: [
    {
      kind: "select",
      name: "role",
      label: "Ruolo",
      width: "half",
      options: ROLES.map((value) => ({ value, label: ROLE_LABELS[value] })),
    },
  ],
};

interface PersonFormProps {
  person: PersonWithHistory;
  /** The role of the signed-in user. */
  viewer: Role;
  onDirtyChange: (isDirty: boolean) => void;
  onDone: () => void;
  onCancel: () => void;
}

/**
 * What the panel edits of a person: the desk the note, secretaries the membership, administrators the role. Nobody edits
 * their own role and membership.
 */
export function PersonForm({ person, viewer, onDirtyChange, onDone, onCancel }: PersonFormProps) {
  const act = useAdminAction();
  const { user } = useSession();
  // The fields depend on the user, who is not known before the session has loaded.
  if (user === null) return null;
  const isOther = user.id !== person.id;
  const changesMembership = isOther && mayManageCentre(viewer);
  const changesRole = isOther && isAdministrator(viewer);
  const sections = isOther
    ? [...(changesMembership ? [MEMBERSHIP] : []), NOTE_SECTION, ...(changesRole ? [RIGHTS] : [])]
    : [OWN_ROW];
  return (
    <div className="border-t border-sand-200 pt-5">
      <SchemaForm
        schema={formSchema}
        sections={sections}
        defaultValues={{
          ...(changesMembership ? { memberUntil: person.memberUntil ?? "" } : {}),
          note: person.note ?? "",
          ...(changesRole ? { role: person.role } : {}),
        }}
        submitLabel="Salva"
        onDirtyChange={onDirtyChange}
        buttons={
          <Button variant="outline" onClick={onCancel}>
            Chiudi
          </Button>
        }
        onSubmit={async ({ role, ...change }) => {
          const body = changesRole && role !== person.role ? { ...change, role } : change;
          await act(() => api.patch(`/api/users/${person.id}`, body), {
            success: "Scheda aggiornata",
            description: personName(person),
            failure: "Errore nell'aggiornamento della scheda",
          });
          onDone();
        }}
      />
    </div>
  );
}
