import { api } from "@/lib/client/api-client";
import type { Account } from "@/lib/schemas/person/account";

/** Changes the fields in `change` of the user's own account. @throws ApiError as PATCH /api/users/me */
export function saveAccount(change: Record<string, unknown>): Promise<Account> {
  return api.patch<Account>("/api/users/me", change);
}
