"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { SchemaForm } from "@/components/shared/form/schema-form";
import { TableError, TableSkeleton } from "@/components/shared/table/table-states";
import { api } from "@/lib/client/api-client";
import type { Site } from "@/lib/schemas/site/site";
import { siteFormSchema, siteFormValues } from "@/lib/schemas/site/site-form";
import { SITE_SECTIONS } from "./site-fields";

const PATH = "/api/site";

/** Everything that the site says of the association; saved, it is in force on every page at once. */
export function SiteSection() {
  const client = useQueryClient();
  const act = useAdminAction();
  const { data, error, refetch } = useQuery<Site>({ queryKey: [PATH] });
  if (error && !data) return <TableError error={error} onRetry={() => void refetch()} />;
  if (!data) return <TableSkeleton />;
  return (
    <SchemaForm
      schema={siteFormSchema}
      sections={SITE_SECTIONS}
      defaultValues={siteFormValues(data)}
      layout="links"
      submitLabel="Salva il sito"
      onSubmit={async (change) => {
        const saved = await act(() => api.patch<Site>(PATH, change), {
          success: "Sito salvato",
          description: "È già in vigore su tutte le pagine.",
          failure: "Sito non salvato",
        });
        client.setQueryData([PATH], saved);
      }}
    />
  );
}
