import { api } from "@/lib/client/api-client";

/**
 * Confirms the address of a mailed link: in the session of its account, or with its password.
 * @param password where nobody is signed in to that account
 * @throws ApiError as POST /api/auth/verify-email
 */
export const confirmEmail = (token: string, password?: string) =>
  // Without the session's token: a 401 here speaks of the password, and trying again would count as a second failure.
  api.post("/api/auth/verify-email", { token, password }, { anonymous: password !== undefined });

/** Says that the owner of the mailbox has asked for nothing. @throws ApiError as POST /api/auth/verify-email/refusal */
export const refuseEmail = (token: string) =>
  api.post("/api/auth/verify-email/refusal", { token }, { anonymous: true });
