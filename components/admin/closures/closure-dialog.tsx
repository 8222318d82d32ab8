"use client";

import { useState } from "react";
import { clashesOf } from "@/components/admin/conflicts/clashes-of";
import { GuardedDialog } from "@/components/admin/guarded-dialog";
import { useAdminAction } from "@/components/admin/use-admin-action";
import { SchemaForm } from "@/components/shared/schema-form";
import { Button } from "@/components/ui/button";
import { api } from "@/lib/client/api-client";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import { type Closure, type ClosureInput, closureInputSchema } from "@/lib/schemas/closure";
import type { Conflict } from "@/lib/schemas/conflict";
import { CLOSURE_SECTIONS, closureValues } from "./closure-form";
import { ConflictStep } from "./conflict-step";

const PATH = "/api/closures";

interface ClosureDialogProps {
  /** Null: a new one. */
  closure: Closure | null;
  today: CalendarDay;
  onClose: () => void;
}

/** A closure to be written; what is in its way is shown before anything is saved. */
export function ClosureDialog({ closure, today, onClose }: ClosureDialogProps) {
  const act = useAdminAction();
  const [typed, setTyped] = useState<ClosureInput | null>(null);
  const [conflicts, setConflicts] = useState<Conflict[] | null>(null);

  /** Sends the closure; what it meets is kept for the second step. */
  async function save(input: ClosureInput, onConflict: "refuse" | "keep"): Promise<void> {
    const body = { ...input, onConflict };
    const sent = closure ? api.put(`${PATH}/${closure.id}`, body) : api.post(PATH, body);
    const found = await sent.then(() => null, clashesOf);
    if (found !== null) {
      setTyped(input);
      setConflicts(found);
      return;
    }
    await act(() => sent, {
      success: closure ? "Chiusura aggiornata" : "Chiusura creata",
      failure: "Chiusura non salvata",
    });
    onClose();
  }

  return (
    <GuardedDialog
      title={closure ? "Modifica chiusura" : "Nuova chiusura"}
      description="Nei giorni chiusi non si prenota; le lezioni di quei giorni interi non si tengono."
      onClose={onClose}
    >
      {({ setDirty, close }) =>
        conflicts && typed ? (
          <ConflictStep
            conflicts={conflicts}
            reason={typed.reason}
            onBack={() => setConflicts(null)}
            onRetry={() => save(typed, "refuse")}
            onKeep={() => save(typed, "keep")}
          />
        ) : (
          <SchemaForm
            schema={closureInputSchema}
            sections={CLOSURE_SECTIONS}
            defaultValues={
              typed ? { ...closureValues(closure, today), ...textOf(typed) } : closureValues(closure, today)
            }
            submitLabel={closure ? "Salva" : "Chiudi in questi giorni"}
            onDirtyChange={setDirty}
            hasPinnedButtons
            buttons={
              <Button variant="outline" onClick={close}>
                Annulla
              </Button>
            }
            onSubmit={(input) => save(input, "refuse")}
          />
        )
      }
    </GuardedDialog>
  );
}

const textOf = ({ spaceId, startTime, endTime, reason, startDate, endDate }: ClosureInput) => ({
  spaceId: spaceId === null ? "" : String(spaceId),
  startTime: startTime ?? "",
  endTime: endTime ?? "",
  reason,
  startDate,
  endDate,
});
