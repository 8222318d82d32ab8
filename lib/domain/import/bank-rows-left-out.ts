import { columnKey } from "./recognize-columns";

/** Rows of a bank's file that are not movements: balances, sums, and payments that were not executed. */

const BALANCE_KINDS = "inizial[ei]|final[ei]|contabil[ei]|disponibil[ei]|liquid[oi]|precedent[ei]|attual[ei]";
/** Balances, by the first words of the description. */
const BALANCE_START = new RegExp(
  [
    `^sald[oi] (?:${BALANCE_KINDS})(?= |$)`,
    "^sald[oi] al(?:la data)?(?: del)?(?= \\d)",
    "^(?:opening|closing|starting|ending|available|previous|current) balance(?= |$)",
    "^balance (?:brought|carried) forward(?= |$)",
    "^(?:anfangs|end|schluss)saldo(?= |$)",
    "^(?:alter|neuer) (?:konto)?(?:saldo|stand)(?= |$)",
    "^(?:kontostand|saldovortrag)(?= |$)",
    "^solde (?:initial|final|precedent)(?= |$)",
    "^(?:zacetno|koncno) stanje(?= |$)",
  ].join("|"),
);
/** What may follow: days, amounts and small words. "Saldo finale corso yoga" is a customer's payment. */
const BALANCE_WORDS = new RegExp(
  `^(?: (?:\\d+|${BALANCE_KINDS}|al|alla|data|del|della|di|in|e|a|on|at|as|of|am|per|vom|zum|au|le|euro?|periodo|conto|corrente|c|account|estratto|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre))*$`,
);

/** Whether a description is a balance: "SALDO INIZIALE AL 31/10/26". */
export function isBalance(description: string): boolean {
  const key = columnKey(description);
  const [start] = BALANCE_START.exec(key) ?? [];
  return start !== undefined && BALANCE_WORDS.test(key.slice(start.length));
}

const SUM = /^(?:sub ?)?(?:total[ei]?|totals|tot|sald[oi]|balance|riepilogo|summe|gesamt|skupaj)(?= |$)/;

/** Whether the date cell contains the name of a row of sums: "Totale", "Saldo finale". */
export const isSum = (cell: string): boolean => SUM.test(columnKey(cell)) || isBalance(cell);

const NOT_HAPPENED = new RegExp(
  [
    "^(?:declined|reverted|failed|pending|cancell?ed|rejected|refused|expired)(?= |$)",
    // Reserved on the card, and booked on a later day, under which the next file has it (Fineco, Nexi).
    "^(?:autorizzat[oa]|authori[sz]ed)(?= |$)",
    "^in (?:sospeso|attesa|elaborazione|lavorazione|corso)(?= |$)",
    "^(?:sospes|rifiutat|annullat|respint|fallit|negat|restituit|scadut)[oai](?= |$)",
    "^(?:non (?:contabilizzat|riuscit|eseguit|autorizzat|completat)[oai]|not (?:booked|completed))(?= |$)",
    "^(?:abgelehnt|storniert|ausstehend|vorgemerkt)(?= |$)",
  ].join("|"),
);

/**
 * Whether a state means that a payment was not, or not yet, executed: "DECLINED", "In sospeso", "Non contabilizzato".
 */
export const isNotExecuted = (state: string): boolean => NOT_HAPPENED.test(columnKey(state));
