import { ApiError } from "@/lib/client/api-client";
import { type Conflict, conflictSchema } from "@/lib/schemas/conflict";

/** The conflicts of a CLASHES error of the API; null for any other error. */
export function conflictsOfError(error: unknown): Conflict[] | null {
  if (!(error instanceof ApiError) || error.code !== "CLASHES") return null;
  return error.conflicts.flatMap((one) => conflictSchema.safeParse(one).data ?? []);
}
