import { countSeats, findPeople } from "@/components/admin/shared/participants/find-people";

const person = (id: number, firstName: string, lastName: string, changes = {}) => ({
  ...{ id, firstName, lastName, seats: 1, companions: [], checkInCode: `${id}`, checkedInAt: null },
  ...{ seatsPresent: 0, dueAmount: 0 },
  ...changes,
});
const PEOPLE = [
  person(1, "Niccolò", "Verdi"),
  person(2, "Anna", "D’Amico", {
    seats: 3,
    companions: ["Zoe Bianchi"],
    checkedInAt: "2026-12-03T10:00:00Z",
    seatsPresent: 2,
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

test("counts seats instead of sign-ups, and of a sign-up those that came in", () => {
  expect(countSeats(PEOPLE)).toEqual({ present: 2, expected: 5 });
});
