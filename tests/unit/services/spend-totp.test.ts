import { Secret, TOTP } from "otpauth";
import { sealSecret } from "@/lib/auth/sealed-secret";
import { hashRecoveryCode, newTotpSecret } from "@/lib/auth/totp";
import type { Transaction } from "@/lib/data/client";
import { findSecondFactor, spendRecoveryCode, spendStep } from "@/lib/data/person/second-factor";
import { requireSecondFactor } from "@/lib/services/person/spend-totp";

jest.mock("@/lib/data/person/second-factor");

let siteSecret = "the site's first secret";
jest.mock("@/lib/env", () => ({ env: () => ({ NEXTAUTH_SECRET: siteSecret }) }));

const now = new Date("2027-03-01T10:00:00Z");
const tx = {} as Transaction;

describe("The second factor, after the site's secret has changed", () => {
  const secret = newTotpSecret();
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
  const recoveryCode = "abcdef-ghijkm-npqrst-uvwxyz";

  beforeEach(() => {
    siteSecret = "the site's first secret";
    jest.spyOn(console, "error").mockImplementation(() => {});
    jest
      .mocked(findSecondFactor)
      .mockResolvedValue({ secret: sealSecret("totp", secret), enabledAt: new Date("2027-01-01") });
    jest.mocked(spendStep).mockResolvedValue(true);
    const storedHash = hashRecoveryCode(recoveryCode);
    jest.mocked(spendRecoveryCode).mockImplementation(async (_tx, _id, hash) => hash === storedHash);
  });

  test.each([code, recoveryCode])("accepts the code %s before the change", async (typed) => {
    await expect(requireSecondFactor(tx, 1, typed, now)).resolves.toBeUndefined();
  });

  test.each([code, recoveryCode])("refuses the code %s and explains why", async (typed) => {
    siteSecret = "the site's second secret";
    await expect(requireSecondFactor(tx, 1, typed, now)).rejects.toMatchObject({
      code: "TOTP_INVALID",
      message: expect.stringContaining("factorUnreadable"),
    });
  });

  test("is still required", async () => {
    siteSecret = "the site's second secret";
    await expect(requireSecondFactor(tx, 1, undefined, now)).rejects.toMatchObject({ code: "TOTP_REQUIRED" });
  });
});
