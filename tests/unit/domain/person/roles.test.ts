import {
  isAdministrator,
  mayKeepBooks,
  mayManageCentre,
  mayUsePanel,
  ROLES,
} from "@/lib/domain/person/roles";

test.each([
  ["uses the panel", mayUsePanel, ["desk", "secretary", "treasurer", "admin"]],
  ["manages the centre", mayManageCentre, ["secretary", "treasurer", "admin"]],
  ["keeps the books", mayKeepBooks, ["treasurer", "admin"]],
  ["administers", isAdministrator, ["admin"]],
] as const)("lists the roles of a user who %s", (_, may, roles) => {
  expect(ROLES.filter(may)).toEqual(roles);
});
