import "server-only";
import { prisma } from "@/lib/data/client";
import type { Prisma } from "@/lib/data/generated/client";
import { type OwnerFilter, ownedBy } from "@/lib/data/person/person";
import { containing, wordsIn } from "@/lib/data/search-words";
import type { WaitingEntry, WaitingListQuery } from "@/lib/schemas/waiting/waiting-list";
import { entrySelect, LIVE_STATUSES, toEntries } from "./waiting-entry-rows";

/** Matches if the name, e-mail address, or title of the room, event or course contains every word. */
function searchWhere(q: string): Prisma.WaitingEntryWhereInput {
  return {
    AND: wordsIn(q).map((word): Prisma.WaitingEntryWhereInput => {
      const contains = containing(word);
      return {
        OR: [
          { firstName: contains },
          { lastName: contains },
          { email: contains },
          { space: { name: contains } },
          { event: { title: contains } },
          { course: { title: contains } },
        ],
      };
    }),
  };
}

type Filter = Omit<WaitingListQuery, "page" | "pageSize" | "mine">;

function where({ kind, status, spaceId, eventId, courseId, q }: Filter): Prisma.WaitingEntryWhereInput {
  return {
    ...(q ? searchWhere(q) : {}),
    ...(kind ? { kind } : {}),
    ...(status ? { status } : {}),
    ...(spaceId ? { spaceId } : {}),
    ...(eventId ? { eventId } : {}),
    ...(courseId ? { courseId } : {}),
  };
}

/** The live entries that an account sees, or of people; those with an open offer first. */
export async function listEntriesInLine(of: OwnerFilter): Promise<WaitingEntry[]> {
  const rows = await prisma().waitingEntry.findMany({
    where: { ...ownedBy(of), status: LIVE_STATUSES },
    select: entrySelect,
    orderBy: [{ status: "desc" }, { id: "asc" }],
  });
  return toEntries(prisma(), rows);
}

/**
 * One page of entries, live ones first and in their order, and the total number of matches.
 * @param userId only entries that this account sees; null for all
 */
export async function listEntries(
  { page, pageSize, ...query }: Omit<WaitingListQuery, "mine">,
  userId: number | null,
): Promise<{ entries: WaitingEntry[]; total: number }> {
  const filter = { ...where(query), ...(userId === null ? {} : ownedBy({ userId })) };
  const [rows, total] = await Promise.all([
    prisma().waitingEntry.findMany({
      where: filter,
      select: entrySelect,
      orderBy: [{ status: "asc" }, { id: "asc" }],
      skip: (page - 1) * pageSize,
      take: pageSize,
    }),
    prisma().waitingEntry.count({ where: filter }),
  ]);
  return { entries: await toEntries(prisma(), rows), total };
}
