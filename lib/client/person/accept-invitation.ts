import { api } from "@/lib/client/api-client";
import type { User } from "@/lib/schemas/person/user";
import { acceptSession, type SignedIn } from "./sign-in";

/** Accepts an invitation with the chosen password and signs the new user in. @throws ApiError */
export async function acceptInvitation(token: string, password: string): Promise<User> {
  const body = { token, password };
  const answer = await api.post<SignedIn>("/api/auth/accept-invitation", body, { anonymous: true });
  await acceptSession(answer);
  return answer.user;
}
