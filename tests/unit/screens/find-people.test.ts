import { findPeople, seatsPresent } from "@/components/admin/shared/participants/find-people";

const person = (id: number, firstName: string, lastName: string, changes = {}) => ({
  ...{ id, firstName, lastName, seats: 1, companions: [], checkInCode: `${id}`, checkedInAt: null },
  ...changes,
});
const PEOPLE = [
  person(1, "Niccolò", "Verdi"),
  person(2, "Anna", "D’Amico", {
    seats: 3,
    companions: ["Zoe Bianchi"],
    checkedInAt: "2026-12-03T10:00:00Z",
  }),
  person(3, "Bea", "Neri"),
];

test.each([
  ["", [2, 3, 1]],
  ["ni", [1]],
  ["niccolo ve", [1]],
  ["am", [2]],
  ["d'am", [2]],
  ["zo", [2]],
  ["n", [3, 1]],
  ["xy", []],
])("%p finds %p, sorted by last name", (search, ids) => {
  expect(findPeople(PEOPLE, search).map(({ id }) => id)).toEqual(ids);
});

test("counts seats instead of sign-ups", () => {
  expect(seatsPresent(PEOPLE)).toEqual({ present: 3, expected: 5 });
});
