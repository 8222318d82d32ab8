import { api } from "@/lib/client/api-client";

/**
 * Confirms an address with the token of its mailed link, in the session of its account or with the account's password.
 * @param password undefined if this browser is signed in to the account
 * @throws ApiError as POST /api/auth/verify-email
 */
export const confirmEmail = (token: string, password?: string) =>
  // Anonymous with a password: a 401 is then about the password, and a retry would count as a second failure.
  api.post("/api/auth/verify-email", { token, password }, { anonymous: password !== undefined });

/**
 * Reports that the owner of the mailbox did not request the mail.
 * @throws ApiError as POST /api/auth/verify-email/refusal
 */
export const refuseEmail = (token: string) =>
  api.post("/api/auth/verify-email/refusal", { token }, { anonymous: true });
