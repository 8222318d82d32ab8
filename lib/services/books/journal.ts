import "server-only";
import { listMovements } from "@/lib/data/books/journal";
import { sumMovements } from "@/lib/data/books/movements";
import { type JournalLine, withBalances } from "@/lib/domain/books/journal";
import { type CalendarDay, dayOf, laterOf, partsOfDay } from "@/lib/domain/time/dates";
import { listBookYears } from "./statement";

interface Journal {
  from: CalendarDay;
  to: CalendarDay;
  rows: JournalLine[];
}

/**
 * The journal of a range of days with the running balances of cash and bank. It starts no earlier than the books,
 * because their opening balances include everything before.
 * @param from defaults to the first day of the current year
 * @param to defaults to today
 */
export async function findJournal(
  asked: { from?: CalendarDay | undefined; to?: CalendarDay | undefined },
  now: Date,
): Promise<Journal> {
  const today = dayOf(now);
  const to = asked.to ?? today;
  const [first] = await listBookYears(now);
  const begin = first === undefined ? today : `${first.year}-01-01`;
  const wanted = asked.from ?? `${partsOfDay(today).year}-01-01`;
  const from = laterOf(wanted, begin);
  const [before, movements] = await Promise.all([sumMovements(begin, from), listMovements(from, to)]);
  const { cash, bank } = first?.opening ?? { cash: 0, bank: 0 };
  return { from, to, rows: withBalances(movements, { cash: cash + before.cash, bank: bank + before.bank }) };
}
