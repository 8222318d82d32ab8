"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { z } from "zod";
import { SendCodeButton } from "@/components/person/account/identity-field";
import type { FieldDefinition, FormSection } from "@/components/shared/form/field-definitions";
import { SchemaForm } from "@/components/shared/form/schema-form";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/use-toast";
import { api } from "@/lib/client/api-client";
import { formatIban } from "@/lib/domain/money/iban";
import { formatCents } from "@/lib/domain/money/money";
import { ibanField, type RefundAccount } from "@/lib/schemas/money/refund";
import type { Account } from "@/lib/schemas/person/account";
import { CURRENT_PASSWORD, claimedPasswordField } from "@/lib/schemas/person/account-fields";

const isRefundPath = (key: unknown) => typeof key === "string" && key.startsWith("/api/refunds/");

const firstSchema = z.object({ iban: ibanField, currentPassword: z.string() });
const changeSchema = firstSchema.extend({ currentPassword: claimedPasswordField(CURRENT_PASSWORD) });

type Values = z.input<typeof changeSchema>;
const TITLE = "IBAN per il rimborso";

const IBAN_FIELD: FieldDefinition<Values> = {
  kind: "text",
  name: "iban",
  label: TITLE,
  hint: "Lo usiamo solo per questo rimborso e lo cancelliamo appena è pagato.",
  autoComplete: "off",
};

const PASSWORD_FIELD: FieldDefinition<Values> = {
  kind: "password",
  name: "currentPassword",
  label: "La tua password",
  hint: "Serve per cambiare un IBAN già indicato.",
  autoComplete: "current-password",
};

const CODE_FIELD: FieldDefinition<Values> = {
  kind: "text",
  name: "currentPassword",
  label: "Codice",
  hint: "Serve per cambiare un IBAN già indicato.",
  autoComplete: "one-time-code",
};

const FIRST_IBAN_SECTIONS: readonly FormSection<Values>[] = [{ title: TITLE, fields: [IBAN_FIELD] }];
const CHANGE_IBAN_SECTIONS: readonly FormSection<Values>[] = [
  { title: TITLE, fields: [IBAN_FIELD, PASSWORD_FIELD] },
];
const CHANGE_BY_CODE_SECTIONS: readonly FormSection<Values>[] = [
  { title: TITLE, fields: [IBAN_FIELD, CODE_FIELD] },
];

/**
 * Asks for the IBAN of a refund by bank transfer, or shows the stored one. Changing it requires the user's password,
 * or a fresh code where the account has none.
 * Renders nothing where no refund is paid by transfer.
 * @param path of the refund: lib/client/money/refund-paths.ts
 * @param asks the sentence before the amount
 * @param isByLink for a visitor with a sign-up's secret link and no session, who can enter an IBAN but not change it
 */
export function RefundIban({
  path,
  asks,
  isByLink = false,
}: {
  path: string;
  asks: string;
  isByLink?: boolean;
}) {
  const client = useQueryClient();
  const [isChanging, setChanging] = useState(false);
  const { data } = useQuery<RefundAccount>({ queryKey: [path], refetchOnMount: "always" });
  const { data: account } = useQuery<Account>({ queryKey: ["/api/users/me"], enabled: isChanging });
  const lacksPassword = account?.confirmsByCode === true;
  if (!data || data.byTransfer === 0) return null;
  if (data.ibanEnding !== null && !isChanging)
    return (
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-[0.95rem]">
        <span className="min-w-0 [overflow-wrap:anywhere]">
          Rimborso con bonifico {data.iban === null ? "sull'IBAN che finisce con " : "su "}
          <strong className="tabular-nums">
            {data.iban === null ? data.ibanEnding : formatIban(data.iban)}
          </strong>
        </span>
        {isByLink ? (
          <span className="text-ink-2">Per cambiarlo accedi al tuo account, oppure scrivici o chiamaci.</span>
        ) : (
          <Button variant="ghost" size="sm" onClick={() => setChanging(true)}>
            Cambia IBAN
          </Button>
        )}
      </p>
    );
  return (
    <section aria-label="Rimborso con bonifico" className="flex flex-col gap-1 text-[0.95rem]">
      <p>
        {asks} {formatCents(data.byTransfer)}.
      </p>
      <SchemaForm
        schema={isChanging ? changeSchema : firstSchema}
        sections={sectionsOf(isChanging, lacksPassword)}
        defaultValues={{ iban: data.iban === null ? "" : formatIban(data.iban), currentPassword: "" }}
        submitLabel="Salva l'IBAN"
        buttons={
          isChanging && (
            <Button type="button" variant="outline" onClick={() => setChanging(false)}>
              Lascia quello di prima
            </Button>
          )
        }
        onSubmit={async ({ iban, currentPassword }) => {
          const body = { iban, ...(isChanging ? { currentPassword } : {}) };
          client.setQueryData([path], await api.put<RefundAccount>(path, body));
          setChanging(false);
          // The other bookings of a series share the IBAN.
          await client.invalidateQueries({ predicate: ({ queryKey }) => isRefundPath(queryKey[0]) });
          toast({
            title: "IBAN salvato",
            description: "Lo confermiamo per e-mail e lo cancelliamo appena il rimborso è pagato.",
          });
        }}
      >
        {isChanging && lacksPassword && <SendCodeButton email={account.email} />}
      </SchemaForm>
    </section>
  );
}

function sectionsOf(isChanging: boolean, lacksPassword: boolean): readonly FormSection<Values>[] {
  if (!isChanging) return FIRST_IBAN_SECTIONS;
  return lacksPassword ? CHANGE_BY_CODE_SECTIONS : CHANGE_IBAN_SECTIONS;
}

/** The prompt for the person who gets the refund. */
export const OWN_IBAN_PROMPT = "Hai pagato con bonifico: scrivi l'IBAN su cui restituirti";
