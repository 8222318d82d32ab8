"use client";

import { useState } from "react";
import { z } from "zod";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import type { FormSection } from "@/components/shared/form/field-definitions";
import { SchemaForm } from "@/components/shared/form/schema-form";
import { Button } from "@/components/ui/button";
import { api } from "@/lib/client/api-client";
import { formatCents } from "@/lib/domain/money/money";
import { typedAmount } from "./typed-amount";

const formSchema = z.object({ totalAmount: typedAmount });

const SECTIONS: readonly FormSection<z.input<typeof formSchema>>[] = [
  {
    title: "Importo",
    fields: [
      { kind: "price", name: "totalAmount", label: "Totale (€)", width: "half", placeholder: "120,00" },
    ],
  },
];

/** The total of a sign-up, which staff may change from the list price. */
export function SignUpAmount({
  path,
  totalAmount,
  onDirtyChange,
}: {
  path: string;
  totalAmount: number;
  onDirtyChange: (isDirty: boolean) => void;
}) {
  const [isChanging, setChanging] = useState(false);
  const act = useAdminAction();
  const done = () => {
    onDirtyChange(false);
    setChanging(false);
  };
  return (
    <section aria-label="Importo" className="flex flex-col gap-3 border-t border-sand-200 pt-5">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="tabular-nums">Totale: {formatCents(totalAmount)}</span>
        {!isChanging && (
          <Button variant="outline" onClick={() => setChanging(true)}>
            Cambia importo
          </Button>
        )}
      </p>
      {isChanging && (
        <SchemaForm
          schema={formSchema}
          sections={SECTIONS}
          defaultValues={{ totalAmount: formatCents(totalAmount).replace(/\s*€$/, "") }}
          submitLabel="Salva l'importo"
          onDirtyChange={onDirtyChange}
          buttons={
            <Button variant="outline" onClick={done}>
              Indietro
            </Button>
          }
          onSubmit={async (change) => {
            await act(() => api.put(path, change), {
              success: "Importo cambiato",
              description: formatCents(change.totalAmount),
              failure: "Importo non cambiato",
            });
            done();
          }}
        />
      )}
    </section>
  );
}
