import "server-only";
import {
  type ExportedBooking,
  type ExportedEntry,
  type ExportedMember,
  type ExportedPayment,
  type ExportedPerson,
  listBookingsToExport,
  listEntriesToExport,
  listMembersToExport,
  listPaymentsToExport,
  listPeopleToExport,
} from "@/lib/data/import/exported";
import { findPaymentMethods, findSettings } from "@/lib/data/site/settings";
import { type Account, type Direction, seenAccount } from "@/lib/domain/books/book-entry";
import { wordOf } from "@/lib/domain/books/book-label";
import { rowLabel } from "@/lib/domain/books/modello-d";
import { fieldsOf } from "@/lib/domain/import/import-fields";
import type { ExportKind, SheetKind } from "@/lib/domain/import/import-kinds";
import { BOOKING_STATE_WORDS } from "@/lib/domain/import/words";
import { categoryLabel } from "@/lib/domain/membership/category";
import { END_REASON_LABELS, MEMBER_STATUS_LABELS } from "@/lib/domain/membership/member-status";
import { wayLabel } from "@/lib/domain/money/way-to-pay";
import type { Role } from "@/lib/domain/person/roles";
import { type CsvColumn, csvAmount, csvDay, toCsv } from "@/lib/domain/site/csv";
import type { Settings } from "@/lib/schemas/site/settings";

/** CSV files that an import of the same kind reads back: their columns are its fields, with the same headers. */

/**
 * The columns of a kind. `values` overrides how a field is written; otherwise days are formatted and missing values are
 * empty.
 */
function columnsOf<Row extends object>(
  kind: SheetKind,
  values: { [field: string]: ((row: Row) => string) | undefined },
): CsvColumn<Row>[] {
  return fieldsOf(kind).map(({ field, header, type }) => ({
    header,
    value: (row) => {
      const worded = values[field];
      if (worded !== undefined) return worded(row);
      const value: unknown = field in row ? row[field as keyof Row] : null;
      if (value === null || value === undefined) return "";
      return type === "day" ? csvDay(String(value)) : String(value);
    },
  }));
}

const paymentColumns = (ways: Settings["paymentMethods"]): CsvColumn<ExportedPayment>[] => [
  { header: "Numero", value: ({ id }) => String(id) },
  { header: "Data", value: ({ date }) => csvDay(date) },
  { header: "Tipo", value: ({ kind }) => PAYMENT_WORDS[kind] },
  { header: "Metodo", value: ({ method }) => wayLabel(ways, method) },
  { header: "Chiave del metodo", value: ({ method }) => method },
  { header: "Importo", value: ({ amount }) => csvAmount(amount) },
  { header: "Persona", value: ({ payer }) => payer },
  { header: "Prenotazione", value: ({ bookingId }) => String(bookingId ?? "") },
  { header: "Iscrizione a un corso", value: ({ courseBookingId }) => String(courseBookingId ?? "") },
  { header: "Iscrizione a un evento", value: ({ registrationId }) => String(registrationId ?? "") },
  { header: "Quota", value: ({ feeId }) => String(feeId ?? "") },
  { header: "Carnet", value: ({ passId }) => String(passId ?? "") },
  { header: "Nota", value: ({ note }) => note ?? "" },
  { header: "Storno del numero", value: ({ reversalOf }) => String(reversalOf ?? "") },
];

const PAYMENT_WORDS: Record<ExportedPayment["kind"], string> = {
  payment: "pagamento",
  refund: "rimborso",
  deposit: "cauzione",
  depositReturn: "cauzione restituita",
  depositRetention: "cauzione trattenuta",
};

const DIRECTION_WORDS: Record<Direction, string> = { in: "entrata", out: "uscita", transfer: "giroconto" };
const ACCOUNT_WORDS: Record<Account, string> = { cash: "cassa", bank: "banca" };
const accountWord = (account: Account | null) => (account === null ? "" : ACCOUNT_WORDS[account]);

const entryColumns = (labels: Settings["bookLabels"]): CsvColumn<ExportedEntry>[] => [
  { header: "Numero", value: ({ id }) => String(id) },
  { header: "Data", value: ({ date }) => csvDay(date) },
  { header: "Tipo", value: ({ direction }) => DIRECTION_WORDS[direction] },
  { header: "Conto", value: ({ account }) => accountWord(account) },
  { header: "Dal conto", value: ({ fromAccount }) => accountWord(fromAccount) },
  { header: "Al conto", value: ({ toAccount }) => accountWord(toAccount) },
  { header: "Voce", value: ({ category }) => category ?? "" },
  {
    header: "Descrizione della voce",
    value: ({ direction, category }) =>
      direction === "transfer" || category === null ? "" : rowLabel(direction, category),
  },
  { header: "Parola", value: ({ label }) => wordOf(labels, label)?.label ?? "" },
  { header: "Importo", value: ({ amount }) => csvAmount(amount) },
  { header: "Controparte", value: ({ counterparty }) => counterparty ?? "" },
  { header: "Nota", value: ({ note }) => note ?? "" },
  { header: "Storno del numero", value: ({ reversalOf }) => String(reversalOf ?? "") },
];

const FILES: Record<ExportKind, (role: Role) => Promise<string>> = {
  people: async () => toCsv(columnsOf<ExportedPerson>("people", {}), await listPeopleToExport()),
  bookings: async () => {
    const columns = columnsOf<ExportedBooking>("bookings", {
      space: ({ space }) => space.name,
      startTime: ({ isFullDay, startTime }) => (isFullDay ? "" : startTime),
      endTime: ({ isFullDay, endTime }) => (isFullDay ? "" : endTime),
      isFullDay: ({ isFullDay }) => (isFullDay ? "sì" : "no"),
      totalAmount: ({ totalAmount }) => csvAmount(totalAmount),
      status: ({ status }) => BOOKING_STATE_WORDS[status],
    });
    return toCsv(columns, await listBookingsToExport());
  },
  members: async () => {
    const { memberCategories } = await findSettings();
    const columns = columnsOf<ExportedMember>("members", {
      category: ({ category }) => categoryLabel(memberCategories, category),
      status: ({ status }) => MEMBER_STATUS_LABELS[status],
      endReason: ({ endReason }) => (endReason === null ? "" : END_REASON_LABELS[endReason]),
    });
    return toCsv(columns, await listMembersToExport());
  },
  payments: async () => toCsv(paymentColumns(await findPaymentMethods()), await listPaymentsToExport()),
  entries: async (role) => {
    const { bookLabels } = await findSettings();
    return toCsv(entryColumns(bookLabels), await listEntriesToExport(seenAccount(role)));
  },
};

/** A CSV file for spreadsheets of everything of a kind that the role may see. */
export const exportCsv = (kind: ExportKind, role: Role): Promise<string> => FILES[kind](role);
