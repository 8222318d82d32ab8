import { Secret, TOTP } from "otpauth";
import type { ApiClient } from "./api";

/** The code of the present 30 seconds, or of those `steps` later. */
export const codeAt = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Enables the second factor with the previous code, so that the present one is still unused. */
export async function enrol(
  client: ApiClient,
  password: string,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { body } = await client.post<{ secret: string; otpauthUrl: string }>("/api/users/me/totp", {
    password,
  });
  const confirmed = await client.post<{ recoveryCodes: string[] }>("/api/users/me/totp/confirm", {
    code: codeAt(body.secret, -1),
  });
  expect(confirmed.status).toBe(200);
  return { secret: body.secret, recoveryCodes: confirmed.body.recoveryCodes };
}
