/** The expected state of a studio after a year, computed like manual records, independently of the site. */

/** Places in each lesson. */
export const PLACES = 12;
/** Cents. */
export const LESSON_PRICE = 1200;

export interface StudioLesson {
  courseId: number;
  date: string;
  isCanceled: boolean;
  places: Place[];
  /** The ids of the sign-ups for the whole run that were checked in. */
  runs: Set<number>;
}

/** A person's place in one lesson. */
export interface Place {
  /** The id of the course booking. */
  id: number;
  personId: number;
  lesson: StudioLesson;
  /** The pass that paid; null if money did. */
  pass: StudioPass | null;
  isCanceled: boolean;
  /** Whether an entry of the pass is used. */
  isTaken: boolean;
  isPresent: boolean;
}

export interface StudioPass {
  id: number;
  personId: number;
  /** Null if unlimited. */
  entries: number | null;
  startsOn: string;
  validUntil: string;
  /** Cents. */
  price: number;
  paid: number;
  isCanceled: boolean;
  places: Place[];
}

export const entriesTaken = ({ places }: StudioPass): number =>
  places.filter(({ isTaken }) => isTaken).length;

export const entriesLeft = (pass: StudioPass): number | null =>
  pass.entries === null ? null : pass.entries - entriesTaken(pass);

/** The status of a pass that has not expired. */
export function statusOf(pass: StudioPass): string {
  if (pass.isCanceled) return "canceled";
  if (pass.paid < pass.price) return "unpaid";
  return entriesLeft(pass) === 0 ? "empty" : "active";
}

export const livePlaces = ({ places }: StudioLesson): Place[] =>
  places.filter(({ isCanceled }) => !isCanceled);

/** A membership history. Days are YYYY-MM-DD. */
export interface Life {
  memberId: number;
  personId: number;
  appliedOn: string;
  decidedOn: string | null;
  isAdmitted: boolean;
  number: number | null;
  endedOn: string | null;
  /** The membership years with a fee, and whether it was paid. */
  fees: Map<number, boolean>;
}

/** The expected register entry of a person on a day; null before the application. */
export function registeredOn(
  { appliedOn, decidedOn, isAdmitted, number, endedOn }: Life,
  on: string,
): { status: string; number: number | null; decidedOn: string | null; endedOn: string | null } | null {
  if (on < appliedOn) return null;
  if (decidedOn === null || on < decidedOn)
    return { status: "applied", number: null, decidedOn: null, endedOn: null };
  if (!isAdmitted) return { status: "rejected", number: null, decidedOn, endedOn: null };
  if (endedOn === null || on < endedOn) return { status: "admitted", number, decidedOn, endedOn: null };
  return { status: "ended", number, decidedOn, endedOn };
}

/** The last day covered by paid fees, if membership years are calendar years. */
export function paidUntil({ fees }: Life): string | null {
  const paid = [...fees].filter(([, isPaid]) => isPaid).map(([year]) => year);
  return paid.length === 0 ? null : `${Math.max(...paid)}-12-31`;
}

/** The amounts paid and due by person, in cents. */
export class Purse {
  private readonly money = new Map<number, { paid: number; due: number }>();

  of(personId: number): { paid: number; due: number } {
    return this.money.get(personId) ?? { paid: 0, due: 0 };
  }
  add(personId: number, { paid = 0, due = 0 }: { paid?: number; due?: number }): void {
    const before = this.of(personId);
    this.money.set(personId, { paid: before.paid + paid, due: before.due + due });
  }
  get people(): number[] {
    return [...this.money.keys()];
  }
}
