"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { latePart } from "@/components/admin/shared/late-part";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { ConfirmDialog } from "@/components/shared/feedback/confirm-dialog";
import { TableError, TableSkeleton } from "@/components/shared/table/table-states";
import { Button } from "@/components/ui/button";
import { KeyRound } from "@/components/ui/icons";
import { api } from "@/lib/client/api-client";
import type { ApiKey } from "@/lib/schemas/program/api-key";
import { NothingYet, ProgramSection } from "../program-section";
import { KeyLine } from "./key-line";

const SecretDialog = latePart(async () => (await import("../secret-dialog")).SecretDialog);
const NewKeyDialog = latePart(async () => (await import("./new-key-dialog")).NewKeyDialog);

const PATH = "/api/keys";

/** The API keys: made with their scopes, shown once, ended. */
export function KeysSection() {
  const t = useTranslations("panel.programs.keys");
  const act = useAdminAction();
  const [isAdding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const [ending, setEnding] = useState<ApiKey | null>(null);
  const { data, error, refetch } = useQuery<ApiKey[]>({
    queryKey: [PATH],
    queryFn: ({ signal }) => api.get<ApiKey[]>(PATH, { signal }),
    refetchOnMount: "always",
  });
  return (
    <ProgramSection
      id="chiavi"
      title={t("title")}
      text={t("text")}
      action={
        <Button size="sm" onClick={() => setAdding(true)}>
          <KeyRound />
          {t("add")}
        </Button>
      }
    >
      {error && !data && <TableError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <TableSkeleton rows={2} />}
      {data?.length === 0 && <NothingYet title={t("emptyTitle")} text={t("emptyText")} />}
      {data && data.length > 0 && (
        <ul aria-label={t("title")} className="m-0 flex list-none flex-col p-0">
          {data.map((one) => (
            <KeyLine key={one.id} of={one} onEnd={() => setEnding(one)} />
          ))}
        </ul>
      )}
      {isAdding && (
        <NewKeyDialog
          onClose={() => setAdding(false)}
          onMade={(made) => {
            setAdding(false);
            setSecret(made);
          }}
        />
      )}
      {secret !== null && <SecretDialog shown={{ kind: "key", secret }} onClose={() => setSecret(null)} />}
      {ending && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setEnding(null)}
          title={t("revokeTitle", { name: ending.name })}
          description={t("revokeText")}
          confirmLabel={t("revoke")}
          destructive
          onConfirm={async () => {
            await act(() => api.delete(`${PATH}/${ending.id}`), {
              success: t("revoked"),
              failure: t("notRevoked"),
            });
          }}
        />
      )}
    </ProgramSection>
  );
}
