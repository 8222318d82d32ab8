import { ApiError, api } from "@/lib/client/api-client";
import { saveLoginUsername } from "@/lib/client/person/login-username";
import { text } from "@/lib/domain/language/text";
import type { Passkey } from "@/lib/schemas/person/passkey";

interface Answer {
  success: boolean;
  message: string;
  username: string;
  /** The passkeys that are still valid. */
  passkeys: Passkey[];
}

/** Shown if the server sent no message. */
const RESET_FAILURE = text("passwordReset.failed");

/** A refusal for which the server responded with status 200 and `success: false`. */
class ResetRefusal extends Error {}

/** The ways to sign in after a new password. */
export interface ResetAccount {
  username: string;
  /** The names of the passkeys that are still valid. */
  passkeys: readonly string[];
}

/**
 * Sets a new password with the token from a mail.
 * @throws ApiError, or an error that `resetFailureText` can describe
 */
export async function resetPassword(
  token: string,
  newPassword: string,
  removePasskeys: boolean,
): Promise<ResetAccount> {
  const body = { token, newPassword, removePasskeys };
  const answer = await api.post<Answer>("/api/auth/reset-password", body, { anonymous: true });
  if (!answer.success) throw new ResetRefusal(answer.message);
  const { username, passkeys } = answer;
  saveLoginUsername(username);
  return { username, passkeys: passkeys.map(({ name }) => name) };
}

/** The message to show for an error of `resetPassword`: the server's, or a text (`lib/domain/language/text.ts`). */
export function resetFailureText(error: unknown): string {
  const said =
    error instanceof ApiError ? error.serverMessage : error instanceof ResetRefusal && error.message;
  return said || RESET_FAILURE;
}
