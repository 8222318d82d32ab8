import "server-only";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { spaceSearchQuerySchema } from "@/lib/schemas/search/space-search";
import { bookingActor } from "@/lib/services/room-time/bookable-period";
import { findSpaces } from "@/lib/services/search/space-availability";
import { spacesFor } from "@/lib/services/space/shown-spaces";

/** All rooms as the user may see them, under the key of the query for them. */
export async function spacesAnswer(user: SignedInUser) {
  const spaces = await findSpaces(spaceSearchQuerySchema.parse({}), bookingActor(user, new Date()));
  return [["/api/spaces"], await spacesFor(user, spaces)] as const;
}
