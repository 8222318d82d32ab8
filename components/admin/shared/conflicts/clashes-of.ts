import { ApiError } from "@/lib/client/api-client";
import { type Conflict, conflictSchema } from "@/lib/schemas/conflict";

/** What a refused plan meets, as the server lists it; null for any other failure. */
export function clashesOf(error: unknown): Conflict[] | null {
  if (!(error instanceof ApiError) || error.code !== "CLASHES") return null;
  return error.conflicts.flatMap((one) => conflictSchema.safeParse(one).data ?? []);
}
