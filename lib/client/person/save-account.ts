import { api } from "@/lib/client/api-client";
import type { Account } from "@/lib/schemas/person/account";

/** Changes one's own account; sends nothing that is not in `change`. @throws ApiError as PATCH /api/users/me */
export function saveAccount(change: Record<string, unknown>): Promise<Account> {
  return api.patch<Account>("/api/users/me", change);
}
