"use client";

import { useWatch } from "react-hook-form";
import { z } from "zod";
import { GuardedDialog } from "@/components/admin/shared/guarded-dialog";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { PasswordRules } from "@/components/person/sign-in/password-rules";
import type { FormSection } from "@/components/shared/form/field-definitions";
import { SchemaForm } from "@/components/shared/form/schema-form";
import { Button } from "@/components/ui/button";
import { api } from "@/lib/client/api-client";
import { PASSWORD_MESSAGES } from "@/lib/messages/person/account";
import { adminPasswordSchema } from "@/lib/schemas/person/account";
import { chosenPasswordField } from "@/lib/schemas/person/account-fields";

/** Request schema, with the password rule of all forms and the confirmation, which is not sent. */
const changeSchema = adminPasswordSchema
  .extend({ newPassword: chosenPasswordField, confirmPassword: z.string() })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ["confirmPassword"],
    message: PASSWORD_MESSAGES.mismatch,
  });

const SECTIONS: readonly FormSection<z.input<typeof changeSchema>>[] = [
  {
    title: "Password",
    fields: [
      {
        kind: "password",
        name: "currentPassword",
        label: "Password corrente",
        autoComplete: "current-password",
      },
      {
        kind: "password",
        name: "newPassword",
        label: "Nuova password",
        autoComplete: "new-password",
      },
      {
        kind: "password",
        name: "confirmPassword",
        label: "Conferma nuova password",
        autoComplete: "new-password",
      },
    ],
  },
];

function NewPasswordRules() {
  const password: unknown = useWatch({ name: "newPassword" });
  return (
    <div className="-mt-4">
      <PasswordRules password={typeof password === "string" ? password : ""} />
    </div>
  );
}

/** Changes the user's own password, which ends their other sessions. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const act = useAdminAction();
  return (
    <GuardedDialog
      title="Cambia Password"
      description="Le altre sessioni aperte con questo account verranno chiuse."
      onClose={onClose}
      className="sm:w-[27rem]"
    >
      {({ setDirty, close }) => (
        <SchemaForm
          schema={changeSchema}
          sections={SECTIONS}
          defaultValues={{ currentPassword: "", newPassword: "", confirmPassword: "" }}
          submitLabel="Cambia Password"
          onDirtyChange={setDirty}
          buttons={
            <Button variant="outline" onClick={close}>
              Annulla
            </Button>
          }
          onSubmit={async ({ currentPassword, newPassword }) => {
            await act(() => api.post("/api/admin/change-password", { currentPassword, newPassword }), {
              success: "Password cambiata",
              description: "Da ora accedi con la nuova password.",
              failure: "Errore durante il cambio password",
              hint: "Controlla la password corrente.",
            });
            onClose();
          }}
        >
          <NewPasswordRules />
        </SchemaForm>
      )}
    </GuardedDialog>
  );
}
