"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { ConfirmDialog } from "@/components/shared/feedback/confirm-dialog";
import { Button } from "@/components/ui/button";
import { api } from "@/lib/client/api-client";
import { ROLE_LABELS } from "@/lib/domain/person/role-labels";
import { formatInstant } from "@/lib/domain/time/dates";
import type { Invitation } from "@/lib/schemas/person/invitation";

const PATH = "/api/invitations";

/** Pending invitations; renders nothing where there are none. */
export function InvitationLines() {
  const act = useAdminAction();
  const [ending, setEnding] = useState<Invitation | null>(null);
  const { data } = useQuery<Invitation[]>({
    queryKey: [PATH],
    queryFn: ({ signal }) => api.get<Invitation[]>(PATH, { signal }),
    refetchOnMount: "always",
  });
  if (!data || data.length === 0) return null;
  return (
    <section aria-label="Inviti aperti" className="mt-5">
      <h4 className="font-semibold">Inviti aperti</h4>
      <ul className="m-0 flex list-none flex-col p-0">
        {data.map((invitation) => {
          const { id, firstName, lastName, email, role, expiresAt } = invitation;
          return (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-sand-100 py-3 last:border-0"
            >
              <span className="min-w-0 grow basis-60">
                <span className="block [overflow-wrap:anywhere]">
                  {firstName} {lastName}, {ROLE_LABELS[role].toLowerCase()}
                </span>
                <span className="block text-[0.9rem] text-ink-2 [overflow-wrap:anywhere]">
                  {email} · vale fino a {formatInstant(new Date(expiresAt))}
                </span>
              </span>
              <Button variant="ghost" size="sm" onClick={() => setEnding(invitation)}>
                Ritira l'invito<span className="sr-only"> a {email}</span>
              </Button>
            </li>
          );
        })}
      </ul>
      {ending && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setEnding(null)}
          title="Ritirare l'invito?"
          description={`Il link mandato a ${ending.email} non varrà più.`}
          confirmLabel="Ritira l'invito"
          destructive
          onConfirm={async () => {
            await act(() => api.delete(`${PATH}/${ending.id}`), {
              success: "Invito ritirato",
              failure: "Invito non ritirato",
            });
          }}
        />
      )}
    </section>
  );
}
