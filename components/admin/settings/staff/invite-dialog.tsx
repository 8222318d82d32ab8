"use client";

import type { z } from "zod";
import { GuardedDialog } from "@/components/admin/shared/guarded-dialog";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import type { FormSection } from "@/components/shared/form/field-definitions";
import { SchemaForm } from "@/components/shared/form/schema-form";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/use-toast";
import { api } from "@/lib/client/api-client";
import { ROLE_LABELS } from "@/lib/domain/person/role-labels";
import { STAFF_ROLES } from "@/lib/domain/person/roles";
import { formatInstant } from "@/lib/domain/time/dates";
import { type InvitationSent, invitationInputSchema } from "@/lib/schemas/person/invitation";

type Values = z.input<typeof invitationInputSchema>;

const SECTIONS: readonly FormSection<Values>[] = [
  {
    title: "Chi",
    fields: [
      { kind: "text", name: "firstName", label: "Nome", width: "half", autoComplete: "off" },
      { kind: "text", name: "lastName", label: "Cognome", width: "half", autoComplete: "off" },
      { kind: "email", name: "email", label: "E-mail", autoComplete: "off" },
      {
        kind: "select",
        name: "role",
        label: "Ruolo",
        options: STAFF_ROLES.map((value) => ({ value, label: ROLE_LABELS[value] })),
      },
      {
        kind: "switch",
        name: "replacesUnverified",
        label: "Sostituisci un account mai verificato",
        hint: "Se qualcuno si è registrato con questo indirizzo senza verificarlo, quell'account e le sue prenotazioni finiscono quando l'invito è accettato.",
      },
    ],
  },
];

/** Invites a colleague, who gets a link by mail and chooses a password. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const act = useAdminAction();
  return (
    <GuardedDialog
      title="Invita una persona"
      description="Riceve per e-mail un link con cui scegliere la password. Un invito nuovo sostituisce quello di prima."
      onClose={onClose}
      className="sm:w-[min(36rem,calc(100vw-3rem))]"
    >
      {({ setDirty, close }) => (
        <SchemaForm
          schema={invitationInputSchema}
          sections={SECTIONS}
          defaultValues={{ firstName: "", lastName: "", email: "", role: "desk", replacesUnverified: false }}
          submitLabel="Invita"
          onDirtyChange={setDirty}
          buttons={
            <Button variant="outline" onClick={close}>
              Annulla
            </Button>
          }
          onSubmit={async (input) => {
            const made = await act(() => api.post<InvitationSent>("/api/invitations", input), {
              failure: "Invito non creato",
            });
            toast({
              title: made.sent ? "Invito in partenza" : "Invito creato, ma senza e-mail",
              description: `Il link per ${made.email} vale fino a ${formatInstant(new Date(made.expiresAt))}.`,
            });
            onClose();
          }}
        />
      )}
    </GuardedDialog>
  );
}
