import "server-only";
import { z } from "zod";
import { prisma } from "@/lib/data/client";
import { dayOf } from "@/lib/domain/time/dates";
import { FIRST_LEGAL_DAY } from "@/lib/messages/site/legal-texts";

const LEGAL_PAGES = ["privacy", "terms", "cancellation"] as const;
type LegalPageName = (typeof LEGAL_PAGES)[number];

const storedSchema = z.partialRecord(z.enum(LEGAL_PAGES), z.coerce.date());

/**
 * The day (Europe/Rome) on which the content of each legal page last changed, in any language; a fixed day until the
 * association changes a text.
 */
export async function findLegalChanges(): Promise<Record<LegalPageName, string>> {
  const { legalChangedAt } = await prisma().site.findUniqueOrThrow({
    where: { id: 1 },
    select: { legalChangedAt: true },
  });
  const changed = storedSchema.parse(legalChangedAt);
  const dayOfPage = (page: LegalPageName) => {
    const at = changed[page];
    return at === undefined ? FIRST_LEGAL_DAY : dayOf(at);
  };
  return {
    privacy: dayOfPage("privacy"),
    terms: dayOfPage("terms"),
    cancellation: dayOfPage("cancellation"),
  };
}
