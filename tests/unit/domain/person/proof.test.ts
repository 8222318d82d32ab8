import { isProvingSession, proofsOf } from "@/lib/domain/person/proof";

const NONE = { hasPassword: false, hasTotp: false, hasOldPasskey: false };

test.each([
  [{}, ["code"]],
  [{ hasPassword: true }, ["password"]],
  [{ hasTotp: true }, ["totp"]],
  [{ hasOldPasskey: true }, ["passkey"]],
  [{ hasPassword: true, hasTotp: true, hasOldPasskey: true }, ["password", "totp", "passkey"]],
])("accepts an e-mailed code only from an account without other factors: %j", (has, kinds) => {
  expect(proofsOf({ ...NONE, ...has })).toEqual(kinds);
});

describe("a sign-in with a passkey", () => {
  const now = new Date("2026-12-01T12:00:00Z");
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const day = 24 * 60;

  test.each([
    [5, day, true],
    [6, day, false],
    [0, day - 1, false],
  ])(
    "%i minutes ago, with a passkey of %i minutes, proves the owner's identity: %s",
    (signedIn, made, proves) => {
      const session = { passkeyAt: ago(signedIn), passkeyCreatedAt: ago(made) };
      expect(isProvingSession(session, now)).toBe(proves);
    },
  );

  test("proves nothing once the passkey is deleted, nor does another kind of sign-in", () => {
    expect(isProvingSession({ passkeyAt: now, passkeyCreatedAt: null }, now)).toBe(false);
    expect(isProvingSession({ passkeyAt: null, passkeyCreatedAt: null }, now)).toBe(false);
  });
});
