import { ApiError, api } from "@/lib/client/api-client";

interface Answer {
  success: boolean;
  message: string;
}

/** Said where the server gave no words of its own. */
const RESET_FAILURE = "Errore durante il reset della password. Riprova.";

/** An answer that says, with a status of success, that nothing was changed. */
class ResetRefusal extends Error {}

/** Sets a new password by the token of a mail. @throws ApiError, or an error whose words `resetFailureText` knows */
export async function resetPassword(token: string, newPassword: string): Promise<void> {
  const body = { token, newPassword };
  const answer = await api.post<Answer>("/api/auth/reset-password", body, { anonymous: true });
  if (!answer.success) throw new ResetRefusal(answer.message);
}

/** The sentence to show. */
export function resetFailureText(error: unknown): string {
  const said =
    error instanceof ApiError ? error.serverMessage : error instanceof ResetRefusal && error.message;
  return said || RESET_FAILURE;
}
