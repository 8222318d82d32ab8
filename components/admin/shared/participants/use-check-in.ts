"use client";

import { useState } from "react";
import { usePanelUser } from "@/components/admin/shared/panel-user";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { useWord } from "@/components/ui/use-words";
import { ApiError, api, failureText, isNetworkFailure } from "@/lib/client/api-client";
import { queueCheckIn } from "@/lib/client/site/check-in-queue";
import { formatInstant } from "@/lib/domain/time/dates";
import type { CheckIn, Expected } from "@/lib/schemas/sign-up/check-in";

/** The outcome of the last code: checked in here or elsewhere, known already, kept until the network is back, or refused. */
export interface Outcome {
  kind: "first" | "elsewhere" | "again" | "kept" | "refused";
  text: string;
}

const seatsText = (seats: number) => (seats > 1 ? `, ${seats} posti` : "");
const again = (who: string, at: string) => `${who}: già entrato il ${formatInstant(new Date(at))}.`;

/** `here`: whether the person is in the list, and the titles of the events and courses at this door. */
function outcomeOf(
  { participant, seats, isFirst, checkedInAt, title }: CheckIn,
  here: { isExpected: boolean; titles: readonly string[] },
): Outcome {
  const who = `${participant}${seatsText(seats)}`;
  const elsewhere = (text: string): Outcome => ({ kind: "elsewhere", text: `${who}: ${text}` });
  if (!here.titles.includes(title))
    return elsewhere(`il codice è di «${title}». L'ingresso è segnato là, non qui.`);
  // Another day of the same course, or somebody who has signed up since the list was loaded.
  if (isFirst && !here.isExpected)
    return elsewhere("ingresso registrato, ma non è tra gli iscritti visti qui. Controlla il giorno.");
  return isFirst
    ? { kind: "first", text: `${who}: ingresso registrato. ${title}` }
    : { kind: "again", text: `${again(who, checkedInAt)} ${title}` };
}

/** Case and blanks do not matter in what is typed. */
export const plainCode = (code: string): string => code.replace(/\s/g, "").toUpperCase();

/**
 * Checks people in by their codes; offline the check-ins are kept on the device and sent later.
 * @param titles of the events and courses at this door
 */
export function useCheckIn(people: readonly Expected[], titles: readonly string[]) {
  const act = useAdminAction();
  const word = useWord();
  const owner = usePanelUser();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  function keep(code: string): Outcome {
    const person = people.find(({ checkInCode }) => checkInCode === code);
    const who = person ? `${person.firstName} ${person.lastName}${seatsText(person.seats)}` : code;
    if (person?.checkedInAt) return { kind: "again", text: again(who, person.checkedInAt) };
    try {
      queueCheckIn(owner, code, who);
    } catch {
      return { kind: "refused", text: "Manca la rete, e questo dispositivo non può tenere l'ingresso." };
    }
    return person
      ? { kind: "kept", text: `${who}: annotato qui, parte quando torna la rete.` }
      : { kind: "kept", text: `${who} non è tra gli iscritti visti qui: annotato, da controllare in rete.` };
  }

  /** Returns whether the code was accepted, now or for later. */
  async function letIn(typed: string): Promise<boolean> {
    const code = plainCode(typed);
    let next: Outcome;
    try {
      if (!navigator.onLine) next = keep(code);
      else {
        const words = {
          failure: "Ingresso non registrato",
          suppressToast: (error: unknown) => error instanceof ApiError || isNetworkFailure(error),
        };
        const isExpected = people.some(({ checkInCode }) => checkInCode === code);
        const checkIn = await act(() => api.post<CheckIn>("/api/check-ins", { code }), words);
        next = outcomeOf(checkIn, { isExpected, titles });
      }
    } catch (error) {
      next = isNetworkFailure(error) ? keep(code) : { kind: "refused", text: word(failureText(error)) };
    }
    setOutcome(next);
    return next.kind !== "refused";
  }

  return { outcome, letIn };
}
