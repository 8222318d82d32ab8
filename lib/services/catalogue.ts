import "server-only";
import { listSpaces } from "@/lib/data/spaces";
import { isBuildPhase } from "@/lib/env";
import type { Space } from "@/lib/schemas/space";

/**
 * Reads of the pages that are cached for everybody. A build needs no database: it renders these pages empty, and the
 * cache handler never serves that copy; the first request renders the real one.
 */
export async function catalogueSpaces(): Promise<Space[]> {
  return isBuildPhase() ? [] : listSpaces();
}
