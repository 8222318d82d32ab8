"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { z } from "zod";
import type { FormSection } from "@/components/shared/form/field-definitions";
import { SchemaForm } from "@/components/shared/schema-form";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/use-toast";
import { api } from "@/lib/client/api-client";
import { formatIban } from "@/lib/domain/money/iban";
import { formatCents } from "@/lib/domain/money/money";
import { ibanField, type RefundAccount } from "@/lib/schemas/refund";

const isRefundPath = (key: unknown) => typeof key === "string" && key.startsWith("/api/refunds/");

const formSchema = z.object({ iban: ibanField });

const SECTIONS: readonly FormSection<z.input<typeof formSchema>>[] = [
  {
    title: "IBAN per il rimborso",
    fields: [
      {
        kind: "text",
        name: "iban",
        label: "IBAN per il rimborso",
        hint: "Lo usiamo solo per questo rimborso e lo cancelliamo appena è pagato.",
        autoComplete: "off",
      },
    ],
  },
];

/**
 * Asks, once, where what was paid by transfer goes back to, and shows what was said. Nothing where nothing goes that way.
 * @param path of the refund: lib/client/refunds.ts
 */
export function RefundIban({ path, asks }: { path: string; asks: string }) {
  const client = useQueryClient();
  const [isChanging, setChanging] = useState(false);
  const { data } = useQuery<RefundAccount>({ queryKey: [path], refetchOnMount: "always" });
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
        <Button variant="ghost" size="sm" onClick={() => setChanging(true)}>
          Cambia IBAN
        </Button>
      </p>
    );
  return (
    <section aria-label="Rimborso con bonifico" className="flex flex-col gap-1 text-[0.95rem]">
      <p>
        {asks} {formatCents(data.byTransfer)}.
      </p>
      <SchemaForm
        schema={formSchema}
        sections={SECTIONS}
        defaultValues={{ iban: data.iban === null ? "" : formatIban(data.iban) }}
        submitLabel="Salva l'IBAN"
        onSubmit={async ({ iban }) => {
          client.setQueryData([path], await api.put<RefundAccount>(path, { iban }));
          setChanging(false);
          // The other dates of a series have it too.
          await client.invalidateQueries({ predicate: ({ queryKey }) => isRefundPath(queryKey[0]) });
          toast({ title: "IBAN salvato", description: "Lo cancelliamo appena il rimborso è pagato." });
        }}
      />
    </section>
  );
}

/** The words for whom the money belongs to. */
export const ASKS_HER = "Hai pagato con bonifico: scrivi l'IBAN su cui restituirti";
