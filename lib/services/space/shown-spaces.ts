import "server-only";
import { listFollowedUrls } from "@/lib/data/room-time/followed-calendars";
import { mayManageCentre, type Role } from "@/lib/domain/person/roles";
import type { ShownSpace, SpaceInAllLanguages } from "@/lib/schemas/space/space";

/** Adds the followed calendars' addresses for staff who edit the catalogue. */
export async function spacesFor(
  user: { role: Role } | null,
  spaces: readonly SpaceInAllLanguages[],
): Promise<ShownSpace[]> {
  if (user === null || !mayManageCentre(user.role)) return [...spaces];
  const urls = await listFollowedUrls();
  return spaces.map((space) => ({ ...space, externalCalendarUrl: urls.get(space.id) ?? null }));
}
