import { JournalPage } from "@/components/admin/books/journal-page";
import { PageTexts } from "@/components/admin/generated/prima-nota-texts";
import { InitialQueryData } from "@/components/shared/initial-query-data";
import { tableFirstPage, tablePageKey } from "@/components/shared/table/table-page";
import { listBookEntries } from "@/lib/data/books/book-entries";
import { seenAccount } from "@/lib/domain/books/book-entry";
import { mayKeepBooks, type Role } from "@/lib/domain/person/roles";
import { dayOf, partsOfDay } from "@/lib/domain/time/dates";
import { bookEntryListQuerySchema, bookEntrySchema } from "@/lib/schemas/books/book-entry";
import { journalSchema } from "@/lib/schemas/books/statement";
import { bookYearSchema } from "@/lib/schemas/books/year";
import { findJournal } from "@/lib/services/books/journal";
import { listYearBalances } from "@/lib/services/books/statement";
import { toApiResponse } from "../answer-of";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../require-panel-page";

export const generateMetadata = () => panelMetadata("journal");

/** The page's initial data: the journal of this year for roles that keep the books, the cash entries for others. */
async function firstAnswers(role: Role, now: Date) {
  if (mayKeepBooks(role)) {
    const to = dayOf(now);
    const days = { from: `${partsOfDay(to).year}-01-01`, to };
    const journal = await toApiResponse(journalSchema, { rows: (await findJournal(days, now)).rows });
    const years = await toApiResponse(bookYearSchema.array(), await listYearBalances(now));
    return [
      [["/api/books"], years],
      [[`/api/reports/journal?${new URLSearchParams(days)}`], journal],
    ] as const;
  }
  const query = bookEntryListQuerySchema.parse(tableFirstPage({}));
  const { entries, total } = await listBookEntries(query, seenAccount(role));
  const items = await toApiResponse(bookEntrySchema.array(), entries);
  return [[tablePageKey("/api/book-entries", {}, 1), { items, total }]] as const;
}

export default async function Page(props: PanelPageProps) {
  const { role } = await requirePanelPage("journal", props);
  const now = new Date();
  return (
    <PageTexts>
      <InitialQueryData answers={await firstAnswers(role, now)}>
        <JournalPage today={dayOf(now)} />
      </InitialQueryData>
    </PageTexts>
  );
}
