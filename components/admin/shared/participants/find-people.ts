import { foldText } from "@/lib/domain/language/fold-text";
import type { Expected } from "@/lib/schemas/sign-up/check-in";

const wordsOf = (text: string) => foldText(text).split(/[\s'-]+/);

/** Participants for whom each typed word is the beginning of a name (their own or a companion's), by last name. */
export function findPeople(people: readonly Expected[], search: string): Expected[] {
  const wanted = wordsOf(search).filter(Boolean);
  const isFound = ({ firstName, lastName, companions }: Expected) => {
    const words = wordsOf([firstName, lastName, ...companions].join(" "));
    return wanted.every((part) => words.some((word) => word.startsWith(part)));
  };
  return people
    .filter(isFound)
    .sort((a, b) => `${a.lastName} ${a.firstName}`.localeCompare(`${b.lastName} ${b.firstName}`, "it"));
}

/** The seats of a sign-up that have not come in today. */
export const seatsMissing = ({ seats, seatsPresent }: Expected): number => seats - seatsPresent;

/** The seats of all. */
export const countSeats = (people: readonly Expected[]) => ({
  present: people.reduce((sum, { seatsPresent }) => sum + seatsPresent, 0),
  expected: people.reduce((sum, { seats }) => sum + seats, 0),
});
