import type { Expected } from "@/lib/schemas/sign-up/check-in";

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The participants of whom a name (or a companion's) begins with each word typed, by last name. */
export function findPeople(people: readonly Expected[], search: string): Expected[] {
  const wanted = plain(search).split(/\s+/).filter(Boolean);
  const isFound = ({ firstName, lastName, companions }: Expected) => {
    const words = plain([firstName, lastName, ...companions].join(" ")).split(/[\s'-]+/);
    return wanted.every((part) => words.some((word) => word.startsWith(part)));
  };
  return people
    .filter(isFound)
    .sort((a, b) => `${a.lastName} ${a.firstName}`.localeCompare(`${b.lastName} ${b.firstName}`, "it"));
}

/** The seats of those who have checked in, and of all who are expected. */
export function seatsPresent(people: readonly Expected[]): { present: number; expected: number } {
  const sum = (some: readonly Expected[]) => some.reduce((total, { seats }) => total + seats, 0);
  return { present: sum(people.filter(({ checkedInAt }) => checkedInAt !== null)), expected: sum(people) };
}
