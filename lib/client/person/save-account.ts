import { api } from "@/lib/client/api-client";
import type { ChangedAccount } from "@/lib/schemas/person/proof";

/** Changes the fields in `change` of the user's own account. @throws ApiError as PATCH /api/users/me */
export function saveAccount(change: Record<string, unknown>): Promise<ChangedAccount> {
  return api.patch<ChangedAccount>("/api/users/me", change);
}
