import { useTranslations } from "next-intl";
import { useState } from "react";
import { usePanelUser } from "@/components/admin/shared/panel-user";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { useFormats, useTextResolver } from "@/components/ui/use-words";
import { ApiError, api, failureText, isNetworkFailure } from "@/lib/client/api-client";
import { queueCheckIn } from "@/lib/client/site/check-in-queue";
import { fullName } from "@/lib/domain/person/full-name";
import { asTyped } from "@/lib/domain/person/visible-text";
import type { CheckIn, Expected, MemberCheckIn, SignUpCheckIn } from "@/lib/schemas/sign-up/check-in";
import { seatsMissing } from "./find-people";

/**
 * Outcome of the last code: checked in here, possibly with something missing; for another door; already checked in;
 * stored until the network is back; or rejected.
 */
export interface Outcome {
  kind: "first" | "missing" | "elsewhere" | "again" | "kept" | "refused";
  text: string;
  /** Set for a member card. */
  card?: MemberCheckIn;
}

type Translate = ReturnType<typeof useTranslations<"panel.participants.checkIn">>;

/** @param entering how many of the seats come in */
const nameAndSeats = (t: Translate, name: string, seats: number, entering = seats): string => {
  if (entering < seats) return t("withSomeSeats", { name, entering, count: seats });
  return seats > 1 ? t("withSeats", { name, count: seats }) : name;
};

/** @param here the person in the list, who comes in now, and the titles of the events and courses at this door */
function outcomeOf(
  t: Translate,
  { cents, instant }: ReturnType<typeof useFormats>,
  { participant, seats, isFirst, checkedInAt, title, missing }: SignUpCheckIn,
  here: { expected: Expected | undefined; entering: number | undefined; titles: readonly string[] },
): Outcome {
  const { expected } = here;
  const late = expected ? seatsMissing(expected) : 0;
  const hasEntered = isFirst || late > 0;
  const who = nameAndSeats(t, participant, seats, here.entering ?? (isFirst ? seats : late || seats));
  if (!here.titles.includes(title)) return { kind: "elsewhere", text: t("elsewhere", { who, title }) };
  // Another day of the same course, or a person who signed up after the list was loaded.
  if (isFirst && !expected) return { kind: "elsewhere", text: t("notListed", { who }) };
  const due = expected?.dueAmount ?? 0;
  const text = t(missing ? "firstWithout" : "first", { who, title });
  if (hasEntered && due > 0) return { kind: "missing", text: t("firstOwing", { text, amount: cents(due) }) };
  return hasEntered
    ? { kind: missing ? "missing" : "first", text }
    : { kind: "again", text: t("againFor", { who, instant: instant(new Date(checkedInAt)), title }) };
}

/** A member card alone does not check anybody in: the outcome says whether it is valid, and why not. */
function cardOutcome(t: Translate, card: MemberCheckIn): Outcome {
  const { participant: name, number, invalidReason } = card;
  const who = t("card.who", { name, number });
  return {
    kind: invalidReason === null ? "first" : "elsewhere",
    text: t(`card.${invalidReason ?? "valid"}`, { who }),
    card,
  };
}

const several = (seats: number | undefined) => (seats === undefined ? {} : { seats });

/** Case and whitespace in a typed code do not matter. */
export const normalizeCode = (code: string): string => asTyped(code).replace(/\s/g, "").toUpperCase();

/**
 * Checks people in by code; offline check-ins are stored on the device and sent later.
 * @param titles of the events and courses at this door
 */
export function useCheckIn(people: readonly Expected[], titles: readonly string[]) {
  const t = useTranslations("panel.participants.checkIn");
  const formats = useFormats();
  const act = useAdminAction();
  const word = useTextResolver();
  const owner = usePanelUser();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  function keep(code: string, seats: number | undefined): Outcome {
    const person = people.find(({ checkInCode }) => checkInCode === code);
    const who = person ? nameAndSeats(t, fullName(person), person.seats, seats) : code;
    if (person?.checkedInAt && seatsMissing(person) === 0) {
      const instant = formats.instant(new Date(person.checkedInAt));
      return { kind: "again", text: t("again", { who, instant }) };
    }
    try {
      queueCheckIn(owner, { code, name: who, ...several(seats) });
    } catch {
      return { kind: "refused", text: t("cannotKeep") };
    }
    return { kind: "kept", text: t(person ? "kept" : "keptNotListed", { who }) };
  }

  /**
   * Returns whether the code was accepted, immediately or for later.
   * @param seats how many come in of a sign-up with several seats; by default all that are missing
   */
  async function letIn(typed: string, seats?: number): Promise<boolean> {
    const code = normalizeCode(typed);
    let next: Outcome;
    try {
      if (!navigator.onLine) next = keep(code, seats);
      else {
        const words = {
          failure: t("failed"),
          suppressToast: (error: unknown) => error instanceof ApiError || isNetworkFailure(error),
        };
        const expected = people.find(({ checkInCode }) => checkInCode === code);
        const checkIn = await act(
          () => api.post<CheckIn>("/api/check-ins", { code, ...several(seats) }),
          words,
        );
        next =
          checkIn.kind === "member"
            ? cardOutcome(t, checkIn)
            : outcomeOf(t, formats, checkIn, { expected, entering: seats, titles });
      }
    } catch (error) {
      next = isNetworkFailure(error)
        ? keep(code, seats)
        : { kind: "refused", text: word(failureText(error)) };
    }
    setOutcome(next);
    return next.kind !== "refused";
  }

  return { outcome, letIn };
}
