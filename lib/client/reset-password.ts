import { ApiError, api } from "./api-client";

interface Answer {
  success: boolean;
  message: string;
}

/** Said where the server gave no words of its own (specification, section 8). */
export const RESET_FAILURE = "Errore durante il reset della password. Riprova.";

/** Sets a new password by the token of a mail. @throws Error with the sentence to show */
export async function resetPassword(token: string, newPassword: string): Promise<void> {
  const body = { token, newPassword };
  let answer: Answer;
  try {
    answer = await api.post<Answer>("/api/auth/reset-password", body, { anonymous: true });
  } catch (error) {
    throw new Error((error instanceof ApiError && error.serverMessage) || RESET_FAILURE);
  }
  if (!answer.success) throw new Error(answer.message || RESET_FAILURE);
}
