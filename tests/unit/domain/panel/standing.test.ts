import { type Standings, standingsOf } from "@/lib/domain/panel/standing";

const TODAY = "2026-11-23";
const PLAIN: Standings = {
  email: "a@example.org",
  memberUntil: null,
  certificateUntil: null,
  hasAccount: false,
  isVerified: false,
};

test.each<[Partial<Standings>, string[]]>([
  [{}, []],
  [{ memberUntil: TODAY }, ["member"]],
  [{ memberUntil: "2026-11-22" }, []],
  [{ certificateUntil: TODAY }, []],
  [{ certificateUntil: "2026-11-22" }, ["certificate-expired"]],
  [{ email: null }, ["no-email"]],
  [{ hasAccount: true }, ["unverified"]],
  [{ hasAccount: true, isVerified: true, memberUntil: "2027-01-01" }, ["member", "account"]],
])("a person with %j has the standings %j", (person, standings) => {
  expect(standingsOf({ ...PLAIN, ...person }, TODAY)).toEqual(standings);
});
