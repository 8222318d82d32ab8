"use client";

import { type FormEvent, useState } from "react";
import { useAdminAction } from "@/components/admin/use-admin-action";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Skeleton } from "@/components/ui/skeleton";
import { ApiError, api, failureText } from "@/lib/client/api-client";
import { formatInstant } from "@/lib/domain/time/dates";
import type { CheckIn } from "@/lib/schemas/participation";
import { cn } from "@/lib/utils";
import { CheckInRows } from "./check-in-rows";
import { findPeople, seatsPresent } from "./find-people";
import { useCodeReader } from "./use-code-reader";
import type { Expected } from "./use-participants";

/** What became of the last code: let in, known already, or refused. */
interface Outcome {
  kind: "first" | "again" | "refused";
  text: string;
}

const seatsText = (seats: number) => (seats > 1 ? `, ${seats} posti` : "");

function outcomeOf({ participant, seats, isFirst, checkedInAt, title }: CheckIn): Outcome {
  const who = `${participant}${seatsText(seats)}`;
  return isFirst
    ? { kind: "first", text: `${who}: ingresso registrato. ${title}` }
    : { kind: "again", text: `${who}: già entrato il ${formatInstant(new Date(checkedInAt))}. ${title}` };
}

const LOOK: Record<Outcome["kind"], string> = {
  first: "bg-sage-100 text-sage-800",
  again: "bg-honey-100 text-honey-700",
  refused: "bg-terra-100 text-terra-700",
};

/** At the door: the camera reads the codes of the mails, or a name is found with two letters and pressed. */
export function CheckInDialog({
  title,
  people,
  onClose,
}: {
  title: string;
  /** Undefined while they load. */
  people: readonly Expected[] | undefined;
  onClose: () => void;
}) {
  const act = useAdminAction();
  const [search, setSearch] = useState("");
  const [isReading, setReading] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function letIn(code: string): Promise<void> {
    try {
      const words = {
        failure: "Ingresso non registrato",
        isToldElsewhere: (e: unknown) => e instanceof ApiError,
      };
      setOutcome(outcomeOf(await act(() => api.post<CheckIn>("/api/check-ins", { code }), words)));
      setSearch("");
    } catch (error) {
      setOutcome({ kind: "refused", text: failureText(error) });
    }
  }
  const { video, problem } = useCodeReader(isReading, (code) => void letIn(code));

  const found = findPeople(people ?? [], search);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [only, ...others] = found;
    if (search.trim() === "") return;
    void letIn(only && others.length === 0 ? only.checkInCode : search);
  };
  const { present, expected } = seatsPresent(people ?? []);

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="sm:w-[min(40rem,calc(100vw-3rem))]">
        <DialogHeader>
          <DialogTitle>Ingresso</DialogTitle>
          <DialogDescription>{title}</DialogDescription>
        </DialogHeader>
        <p aria-live="polite" className="font-display-soft text-2xl tabular-nums">
          presenti {present} di {expected}
        </p>
        <form onSubmit={submit} className="flex items-end gap-2">
          <Field label="Nome o codice" className="grow">
            <Input
              value={search}
              onChange={(event) => setSearch(event.target.value)}
              autoComplete="off"
              autoCapitalize="none"
              enterKeyHint="go"
            />
          </Field>
          <Button variant="outline" aria-pressed={isReading} onClick={() => setReading(!isReading)}>
            {isReading ? "Chiudi fotocamera" : "Fotocamera"}
          </Button>
        </form>
        {isReading && problem === null && (
          <video
            ref={video}
            muted
            playsInline
            aria-label="Inquadra il codice QR"
            className="aspect-video w-full rounded-lg bg-sand-200 object-cover"
          />
        )}
        {isReading && problem !== null && <p role="alert">{problem}</p>}
        <p
          role="status"
          className={cn(
            "rounded-md text-lg font-semibold",
            outcome && "px-4 py-3",
            outcome && LOOK[outcome.kind],
          )}
        >
          {outcome?.text}
        </p>
        {people === undefined ? (
          <Skeleton className="h-40" />
        ) : (
          <CheckInRows people={found} onPress={(person) => void letIn(person.checkInCode)} />
        )}
      </DialogContent>
    </Dialog>
  );
}
