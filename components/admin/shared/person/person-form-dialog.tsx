"use client";

import { GuardedDialog } from "@/components/admin/shared/guarded-dialog";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { SchemaForm } from "@/components/shared/form/schema-form";
import { Button } from "@/components/ui/button";
import { api } from "@/lib/client/api-client";
import { useSession } from "@/lib/client/person/use-session";
import { mayManageCentre, type Role } from "@/lib/domain/person/roles";
import type { ListedPerson } from "@/lib/schemas/panel/people";
import { personInputSchema } from "@/lib/schemas/person/person";
import { type PersonRights, personSections, personValues } from "./person-fields";
import { personName } from "./person-texts";

interface PersonFormDialogProps {
  /** Null for somebody new. */
  person: ListedPerson | null;
  /** The role of the signed-in user. */
  viewer: Role;
  onClose: () => void;
  /** Called instead of `onClose` once it is saved. */
  onSaved?: (person: ListedPerson) => void;
}

const OWN =
  "Questa sei tu: la tua tessera e il tuo certificato può cambiarli solo un'altra persona del pannello.";
const SHARED = "Ciò che cambi qui cambia anche nel suo account, tranne l'e-mail con cui accede.";

function descriptionFor(person: ListedPerson | null, isOwn: boolean): string {
  if (person === null) return "Basta il nome: il resto si può aggiungere quando serve.";
  if (isOwn) return OWN;
  return person.hasAccount ? SHARED : "Ciò che è già scritto su prenotazioni e ricevute resta com'è.";
}

/** The data of a person, new or known. */
export function PersonFormDialog({ person, viewer, onClose, onSaved }: PersonFormDialogProps) {
  const act = useAdminAction();
  const { user } = useSession();
  // The fields depend on the user, who is not known before the session has loaded.
  if (user === null) return null;
  const isOwn = person?.userId === user.id;
  const rights: PersonRights = {
    changesMembership: !isOwn && mayManageCentre(viewer),
    changesCertificate: !isOwn,
  };
  return (
    <GuardedDialog
      title={person === null ? "Nuovo cliente" : `Modifica: ${personName(person)}`}
      description={descriptionFor(person, isOwn)}
      onClose={onClose}
      className="sm:w-[min(42rem,calc(100vw-3rem))]"
    >
      {({ setDirty, close }) => (
        <SchemaForm
          schema={personInputSchema}
          sections={personSections(rights)}
          defaultValues={personValues(person ?? {}, rights)}
          submitLabel={person === null ? "Aggiungi" : "Salva"}
          submitVariant={person === null ? "action" : "default"}
          hasPinnedButtons
          onDirtyChange={setDirty}
          buttons={
            <Button variant="outline" onClick={close}>
              Annulla
            </Button>
          }
          onSubmit={async (values) => {
            const saved = await act(
              () =>
                person === null
                  ? api.post<ListedPerson>("/api/people", values)
                  : api.patch<ListedPerson>(`/api/people/${person.id}`, values),
              {
                success: person === null ? "Cliente aggiunto" : "Scheda aggiornata",
                description: personName,
                failure: person === null ? "Cliente non aggiunto" : "Scheda non aggiornata",
              },
            );
            (onSaved ?? onClose)(saved);
          }}
        />
      )}
    </GuardedDialog>
  );
}
