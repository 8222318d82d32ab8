"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ConflictLines } from "@/components/admin/shared/conflicts/conflict-lines";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { Button } from "@/components/ui/button";
import { CircleAlert } from "@/components/ui/icons";
import { api } from "@/lib/client/api-client";
import { dayOf, formatInstant, timeOf } from "@/lib/domain/time/dates";
import type { ExternalCalendarState } from "@/lib/schemas/room-time/external-calendar";
import type { ShownSpace } from "@/lib/schemas/space/space";

/** "alle 10:15" of today, "sab 21 nov, 10:15" of another day. */
function whenRead(fetchedAt: string): string {
  const at = new Date(fetchedAt);
  return dayOf(at) === dayOf(new Date()) ? `alle ${timeOf(at)}` : formatInstant(at);
}

/** Status of a room's external calendar: last sync, errors, conflicts. */
export function ExternalCalendarStatus({ row: { id, externalCalendarUrl } }: { row: ShownSpace }) {
  const act = useAdminAction();
  const [isPending, setIsPending] = useState(false);
  const path = `/api/spaces/${id}/external-calendar`;
  const { data } = useQuery<ExternalCalendarState>({
    queryKey: [path],
    refetchOnMount: "always",
    enabled: Boolean(externalCalendarUrl),
  });
  if (!data) return null;

  async function sync(): Promise<void> {
    setIsPending(true);
    try {
      await act(() => api.post(`${path}/sync`, {}), { failure: "Il calendario non è stato aggiornato" });
    } catch {
      // The action has shown the error already.
    } finally {
      setIsPending(false);
    }
  }

  const { entries, conflicts, fetchedAt, error } = data;
  return (
    <section
      aria-label="Stato del calendario esterno"
      className="-mt-3 flex flex-col gap-3 rounded-md border bg-sand-50 px-4 py-3"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status">
          {fetchedAt
            ? `Aggiornato ${whenRead(fetchedAt)}: ${entries === 1 ? "1 impegno" : `${entries} impegni`} da qui in avanti.`
            : "Non è ancora stato letto."}
        </p>
        <Button
          variant="outline"
          size="sm"
          aria-busy={isPending}
          disabled={isPending}
          onClick={() => void sync()}
        >
          {isPending ? "Un momento…" : "Aggiorna ora"}
        </Button>
      </div>
      {error && (
        <p className="flex items-start gap-2 font-medium text-brick-700">
          <CircleAlert className="mt-0.5 size-5 shrink-0" />
          <span>
            {error} {fetchedAt && "Gli impegni già letti restano occupati."}
          </span>
        </p>
      )}
      {conflicts.length > 0 && (
        <div>
          <p className="font-semibold">Impegni che si sovrappongono a questo calendario</p>
          <ConflictLines label="Impegni che si sovrappongono" conflicts={conflicts} />
        </div>
      )}
    </section>
  );
}
