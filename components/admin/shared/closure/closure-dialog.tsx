"use client";

import { useState } from "react";
import { clashesOf } from "@/components/admin/shared/conflicts/clashes-of";
import { GuardedDialog } from "@/components/admin/shared/guarded-dialog";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { SchemaForm } from "@/components/shared/form/schema-form";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/use-toast";
import { api } from "@/lib/client/api-client";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import {
  type Closure,
  type ClosureInput,
  type ClosureSaved,
  closureInputSchema,
} from "@/lib/schemas/closure/closure";
import type { Conflict } from "@/lib/schemas/conflict";
import { ClosureDone } from "./closure-done";
import { CLOSURE_SECTIONS, closureValues } from "./closure-form";
import { cancellationText, isLessonBeside } from "./closure-texts";
import { ConflictStep } from "./conflict-step";

const PATH = "/api/closures";

/** What happens to conflicting bookings. */
type Terms = Pick<ClosureInput, "onConflict"> & Partial<Pick<ClosureInput, "cancelBookings" | "message">>;

interface ClosureDialogProps {
  /** Null for a new one. */
  closure: Closure | null;
  today: CalendarDay;
  onClose: () => void;
}

/** The form of a closure; conflicts are shown before anything is saved. */
export function ClosureDialog({ closure, today, onClose }: ClosureDialogProps) {
  const act = useAdminAction();
  const [typed, setTyped] = useState<ClosureInput | null>(null);
  const [conflicts, setConflicts] = useState<Conflict[] | null>(null);
  const [saved, setSaved] = useState<ClosureSaved | null>(null);

  /** Sends the closure; its conflicts, if any, are the second step. */
  async function save(input: ClosureInput, terms: Terms): Promise<void> {
    const body = { ...input, ...terms };
    const sent = closure
      ? api.put<ClosureSaved>(`${PATH}/${closure.id}`, body)
      : api.post<ClosureSaved>(PATH, body);
    const found = await sent.then(() => null, clashesOf);
    if (found !== null) {
      setTyped(input);
      setConflicts(found);
      return;
    }
    const answer = await act(() => sent, { failure: "Chiusura non salvata" });
    toast({
      title: closure ? "Chiusura aggiornata" : "Chiusura creata",
      description: cancellationText(answer),
    });
    if (answer.conflicts.some(isLessonBeside(answer))) setSaved(answer);
    else onClose();
  }

  if (saved !== null) return <ClosureDone closure={saved} onClose={onClose} />;
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
            closure={typed}
            onBack={() => setConflicts(null)}
            onRetry={() => save(typed, { onConflict: "refuse" })}
            onKeep={() => save(typed, { onConflict: "keep" })}
            onCancelAll={(cancelBookings, message, hasOthers) =>
              save(typed, { onConflict: hasOthers ? "keep" : "refuse", cancelBookings, message })
            }
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
            onSubmit={(input) => save(input, { onConflict: "refuse" })}
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
