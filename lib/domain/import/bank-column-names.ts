/** The names of columns in banks' files, in the form of `columnKey` and without the currency. */

/** If several columns match one field, the name that comes first here wins. */
export const NAMES: Record<"date" | "amount" | "sign" | "in" | "out" | "description", readonly string[]> = {
  date: [
    ...["data operazione", "data contabile", "data registrazione", "data movimento", "data di completamento"],
    ...[
      "completed date",
      "date completed utc",
      "date completed",
      "data contabilizzazione",
      "data cont",
      "data reg",
      "data op",
      "data oper",
      "data mov",
      "data transazione",
    ],
    ...[
      "data esecuzione",
      "data di esecuzione",
      "data",
      "data ora",
      "booking date",
      "transaction date",
      "date",
    ],
    // Some banks put the transaction date under "Operazione", next to "Valuta".
    ...["operazione", "data valuta", "data val", "valuta", "value date"],
  ],
  amount: [
    ...[
      "importo",
      "importo operazione",
      "importo movimento",
      "importo transazione",
      "importo netto",
      "netto",
      "net",
      "amount",
    ],
    "movimento",
  ],
  sign: ["segno", "dare avere", "d a", "a d", "addebito accredito", "credito debito", "credit debit", "sign"],
  in: [
    ...["accrediti", "accredito", "importo accrediti", "importo accredito", "entrate", "entrata"],
    ...["importo entrate", "avere", "importo avere", "importi avere", "credit", "paid in"],
    ...["haben", "gutschrift", "gutschriften", "dobro", "v dobro"],
  ],
  out: [
    ...["addebiti", "addebito", "importo addebiti", "importo addebito", "uscite", "uscita", "importo uscite"],
    ...["dare", "importo dare", "importi dare", "debit", "paid out"],
    ...["soll", "belastung", "belastungen", "lastschrift", "breme", "v breme"],
  ],
  description: [
    ...["descrizione", "descrizione operazione", "descrizione operazioni", "descrizione estesa"],
    ...["descrizione completa", "descrizione movimento", "descrizione del movimento", "causale"],
    ...["causale descrizione", "causale movimento", "operazione", "tipo operazione", "tipo di operazione"],
    ...["tipo di transazione", "dettagli", "dettaglio", "note", "nota", "messaggio", "controparte", "nome"],
    ...["nome controparte", "nome della controparte", "counterparty name"],
    ...["ordinante", "beneficiario", "ordinante beneficiario", "beneficiario ordinante", "riferimento"],
    ...["riferimento pagamento", "informazioni aggiuntive", "oggetto"],
    ...["description", "details", "reference", "payment reference", "payee", "partner name", "counterparty"],
    ...["name", "note to self", "subject"],
  ],
};
/** What reaches the account, in files that also have the amount before the fee. */
export const NET_NAMES = ["importo netto", "totale netto", "netto", "net amount", "net"];
/** The fee of the payment, if the amount excludes it. */
export const FEE_NAMES = ["costo", "fee"];
export const CURRENCY_NAMES = [
  ...["divisa", "codice divisa", "div", "currency", "currency code", "payment currency", "moneta"],
  ...["divisa conto", "divisa importo", "codice valuta", "wahrung"],
];
/** The name of either a currency or a value date; the cells decide. */
export const VALUE_NAMES = ["valuta"];
export const STATE_NAMES = [
  ...["stato", "state", "status", "stato operazione", "stato movimento", "stato transazione"],
  ...["stato pagamento", "contabilizzazione", "esito"],
];
/** PayPal's column that marks authorizations, whatever their state. */
export const EFFECT_NAMES = ["impatto sul saldo", "balance impact"];
