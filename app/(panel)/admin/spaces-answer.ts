import "server-only";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { spaceSearchQuerySchema } from "@/lib/schemas/search/space-search";
import { bookingActor } from "@/lib/services/room-time/bookable-period";
import { findSpaces } from "@/lib/services/search/space-availability";
import { spacesFor } from "@/lib/services/space/change-space";

/** All rooms that the user may see, under the key of their query. */
export async function spacesAnswer(user: SignedInUser) {
  const spaces = await findSpaces(spaceSearchQuerySchema.parse({}), bookingActor(user, new Date()));
  return [["/api/spaces"], await spacesFor(user, spaces)] as const;
}
