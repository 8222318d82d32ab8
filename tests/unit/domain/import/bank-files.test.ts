import type { BankField } from "@/lib/domain/import/bank-columns";
import { text } from "@/lib/domain/language/text";
import { bankFile, inLatin } from "@/tests/helpers/table-files";

/** Files in the formats of banks and payment services, with invented movements. */

type Read = readonly [date: string, amount: number, description: string];
type Files = Readonly<Record<string, { file: string | Uint8Array; rows: readonly (Read | string)[] }>>;

const lines = (...all: string[]) => all.join("\r\n");
const CURRENCY = text("imports.bank.currency");

const FILES: Files = {
  "BancoPosta, with lines of two cells above": {
    file: lines(
      ...["Intestato a:;ASSOCIAZIONE ESEMPIO", "Saldo disponibile:;+1.234,56", "Periodo:;giugno 2026", ""],
      "Data Contabile;Data Valuta;Addebiti (euro);Accrediti (euro);Descrizione operazioni",
      "01/06/2026;01/06/2026;41,27;;PAGAMENTO POS",
      "03/06/2026;03/06/2026;;1.250,00;BONIFICO DA ROSSI",
    ),
    rows: [
      ["2026-06-01", -4127, "PAGAMENTO POS"],
      ["2026-06-03", 125_000, "BONIFICO DA ROSSI"],
    ],
  },
  "Fineco, with two descriptions": {
    file: lines(
      "Data_Operazione;Data_Valuta;Entrate;Uscite;Descrizione;Descrizione_Completa;Stato",
      "01/10/2026;01/10/2026;80,00;;Bonifico SEPA Italia;Ord: Bianchi Ada Causale: Prenotazione #00042;Contabilizzato",
    ),
    rows: [["2026-10-01", 8000, "Bonifico SEPA Italia · Ord: Bianchi Ada Causale: Prenotazione #00042"]],
  },
  "UniCredit, with runs of spaces": {
    file: lines(
      "Data Registrazione;Data valuta;Descrizione;Importo (EUR)",
      "03/11/2026;03/11/2026;BONIFICO   A VOSTRO FAVORE    ROSSI;1.250,00",
      "04/11/2026;04/11/2026;PAGAMENTO   POS;-12,5",
    ),
    rows: [
      ["2026-11-03", 125_000, "BONIFICO A VOSTRO FAVORE ROSSI"],
      ["2026-11-04", -1250, "PAGAMENTO POS"],
    ],
  },
  "Banco BPM, with a sign in a column": {
    file: lines(
      "Data contabile;Data valuta;Importo;Divisa;Segno;Causale",
      "03/11/2026;03/11/2026;45,00;EUR;D;ADDEBITO SDD",
      "04/11/2026;04/11/2026;80,00;EUR;A;BONIFICO",
    ),
    rows: [
      ["2026-11-03", -4500, "ADDEBITO SDD"],
      ["2026-11-04", 8000, "BONIFICO"],
    ],
  },
  "ING, with rows of balances": {
    file: lines(
      "DATA CONTABILE;DATA VALUTA;USCITE;ENTRATE;CAUSALE;DESCRIZIONE OPERAZIONE",
      ";;;;Saldo iniziale;1.000,00",
      "03/11/2026;03/11/2026;12,00;;PAGAMENTO;Tipografia",
    ),
    rows: [["2026-11-03", -1200, "PAGAMENTO · Tipografia"]],
  },
  "N26 in English, with long decimals and commas in quotes": {
    file: lines(
      '"Booking Date","Value Date","Partner Name","Partner Iban",Type,"Payment Reference","Account Name","Amount (EUR)","Original Amount","Original Currency","Exchange Rate"',
      '2026-11-03,2026-11-03,"Verdi, Tipografia",IT00X,Presentment,,Conto,-70.000000000,,,',
      '2026-11-04,2026-11-04,Ada Rossi,IT00Y,Credit,"Quota 2026",Conto,20.5,,,',
    ),
    rows: [
      ["2026-11-03", -7000, "Verdi, Tipografia"],
      ["2026-11-04", 2050, "Ada Rossi · Quota 2026"],
    ],
  },
  "N26 in Italian": {
    file: lines(
      '"Data","Beneficiario","Numero di conto","Tipo di transazione","Riferimento pagamento","Importo (EUR)","Importo (valuta estera)","Valuta estera"',
      '"2026-11-03","Tipografia","","Pagamento","fattura 3","-70.0","",""',
    ),
    rows: [["2026-11-03", -7000, "Tipografia · Pagamento · fattura 3"]],
  },
  "Revolut, with a fee and a reverted row": {
    file: lines(
      "Tipo,Prodotto,Data di inizio,Data di completamento,Descrizione,Importo,Costo,Valuta,State,Saldo",
      "Pagamento,Attuale,2026-11-03 10:00:00,2026-11-04 09:00:00,Libreria,-12.50,0.50,EUR,COMPLETATO,87.00",
      "Pagamento,Attuale,2026-11-03 11:00:00,,Annullato,-5.00,0.00,EUR,RESTITUITO,",
      "Pagamento,Attuale,2026-11-05 11:00:00,2026-11-05 11:00:00,Zurigo,-5.00,0.00,CHF,COMPLETATO,82.00",
    ),
    rows: [["2026-11-04", -1300, "Libreria"], `4: ${CURRENCY}`],
  },
  "Revolut Business, with a declined and a pending payment": {
    file: lines(
      "Date started (UTC),Date completed (UTC),ID,Type,State,Description,Reference,Payment currency,Amount,Fee",
      "2026-11-03,2026-11-04,aba,CARD_PAYMENT,COMPLETED,Libreria,,EUR,-12.50,0.00",
      "2026-11-05,,abe,CARD_PAYMENT,DECLINED,Hotel,,EUR,-99.20,0.00",
      "2026-11-05,2026-11-05,abf,CARD_PAYMENT,REVERTED,Hotel,,EUR,-99.20,0.00",
      "2026-11-06,2026-11-06,abg,TRANSFER,COMPLETED,Ada,Quota,CHF,20.00,0.00",
    ),
    rows: [["2026-11-04", -1250, "Libreria"], `5: ${CURRENCY}`],
  },
  "a small bank, with balances on days and a sum": {
    file: lines(
      "DATA;VALUTA;DARE;AVERE;DESCRIZIONE",
      "31/10/26;31/10/26;;1.000,00;SALDO INIZIALE AL 31/10/26",
      "03/11/26 10:20;03/11/26;12,00;;COMMISSIONI",
      "04/11/26;04/11/26;-3,00;;STORNO COMMISSIONI",
      "05/11/26;05/11/26;;59,00;SALDO FATTURA 12",
      "30/11/26;30/11/26;;1.050,00;SALDO FINALE",
      "Totale;;9,00;59,00;",
    ),
    rows: [
      ["2026-11-03", -1200, "COMMISSIONI"],
      ["2026-11-04", 300, "STORNO COMMISSIONI"],
      ["2026-11-05", 5900, "SALDO FATTURA 12"],
    ],
  },
  "PayPal, with net amounts and other currencies": {
    file: lines(
      '"Data","Orario","Nome","Tipo","Stato","Valuta","Lordo","Tariffa","Netto"',
      '"04/01/2026","10:00:00","Ada Rossi","Pagamento","Completata","EUR","20,00","-1,02","18,98"',
      '"04/01/2026","11:00:00","","Pagamento","Completata","CHF","29,32","0,00","29,32"',
    ),
    rows: [["2026-01-04", 1898, "Ada Rossi"], `3: ${CURRENCY}`],
  },
  "PayPal, with an authorization that does not change the balance": {
    file: lines(
      "Data,Nome,Tipo,Stato,Valuta,Netto,Impatto sul saldo",
      '07/10/2026,Bea Verdi,Autorizzazione generica,Completata,EUR,"30,00",Memo',
      '08/10/2026,Bea Verdi,Pagamento,Completata,EUR,"28,62",Accredito',
      '09/10/2026,Bea Verdi,Pagamento,In sospeso,EUR,"28,62",Accredito',
    ),
    rows: [["2026-10-08", 2862, "Bea Verdi"]],
  },
  "Intesa, with Valuta as the currency": {
    file: lines(
      "Data,Operazione,Dettagli,Conto o carta,Contabilizzazione,Categoria,Valuta,Importo",
      '03/11/2026,Bonifico,"Quota, Ada",Conto 1,CONTABILIZZATO,Entrate,EUR,"20,00"',
      "04/11/2026,Carta,New York,Conto 1,CONTABILIZZATO,Viaggi,USD,-30.00",
    ),
    rows: [["2026-11-03", 2000, "Bonifico · Quota, Ada"], `3: ${CURRENCY}`],
  },
  ...Object.fromEntries(
    [
      ["Währung", "CHF"],
      ["Valuta importo", "CHF"],
      ["Divisa conto", "USD"],
      ["Payment currency", "GBP"],
      ["Conto", "USD"],
    ].map(([name, currency]) => [
      `currencies under the name ${name}`,
      {
        file: lines(
          `Buchungstag;Buchungstext;Betrag;${name}`,
          "02/11/2026;POS;12,50;EUR",
          `03/11/2026;ATM;1’250,00;${currency}`,
        ),
        rows: [["2026-11-02", 1250, "POS"] as const, `3: ${CURRENCY}`],
      },
    ]),
  ),
  "the currency of a purchase beside an amount in euros": {
    file: lines(
      "Data;Importo;Importo originale;Original currency;Causale",
      "03/11/2026;-12,50;-13,40;USD;Zurigo",
    ),
    rows: [["2026-11-03", -1250, "Zurigo"]],
  },
  "an amount whose name says euros, and the currency of the shop": {
    file: lines("Data;Importo (EUR);Negozio in;Causale", "03/11/2026;-12,50;USD;Zurigo"),
    rows: [["2026-11-03", -1250, "Zurigo"]],
  },
  "words of three capitals that are no currencies": {
    file: lines("Data;Importo;Tipo;Causale", "03/11/2026;-12,50;POS;Zurigo", "04/11/2026;-1,00;SDD;Luce"),
    rows: [
      ["2026-11-03", -1250, "Zurigo"],
      ["2026-11-04", -100, "Luce"],
    ],
  },
  "an amount in dollars alone, whose column is nobody's": {
    file: lines("Data;Importo (USD);Causale", "03/11/2026;-12,50;New York"),
    rows: [],
  },
  Satispay: {
    file: lines(
      "id;Nome;Stato;Tipo;Data;Importo;Valuta",
      "a1;Ada Rossi;Approvato;P2B;2026-11-03T10:00:00.000Z;20,00;EUR",
    ),
    rows: [["2026-11-03", 2000, "Ada Rossi"]],
  },
  "a small bank, with Valuta as a day": {
    file: lines(
      "Data;Valuta;Dare;Avere;Divisa;Descrizione operazione",
      "03/11/26;05/11/26;12,00;;EUR;Commissioni",
    ),
    rows: [["2026-11-03", -1200, "Commissioni"]],
  },
  "a bank with the day of the value alone": {
    file: lines("Valuta;Importo;Causale", "05/11/2026;12,00-;Canone"),
    rows: [["2026-11-05", -1200, "Canone"]],
  },
  "semicolons, and descriptions with commas": {
    file: lines(
      "Data;Importo;Saldo;Descrizione",
      "03/11/2026;-12,50;1.234,50;POS LIBRERIA, TRIESTE, ITA",
      "04/11/2026;-7,00;1.227,50;POS CAFFE, UDINE, ITA",
    ),
    rows: [
      ["2026-11-03", -1250, "POS LIBRERIA, TRIESTE, ITA"],
      ["2026-11-04", -700, "POS CAFFE, UDINE, ITA"],
    ],
  },
  "tabs, and descriptions with commas": {
    file: lines(
      "Data\tImporto\tSaldo\tDescrizione",
      "03/11/2026\t-12,50\t1.234,50\tPOS LIBRERIA, TRIESTE, ITA, VIA ROMA",
    ),
    rows: [["2026-11-03", -1250, "POS LIBRERIA, TRIESTE, ITA, VIA ROMA"]],
  },
  "Excel's mark of the separator": {
    file: lines("sep=;", "Data;Importo;Causale", "03/11/2026;1,00;uno, due, tre, quattro"),
    rows: [["2026-11-03", 100, "uno, due, tre, quattro"]],
  },
  "bars between the cells": {
    file: lines("Data|Importo|Causale", "03/11/2026|1,00|Canone", "04/11/2026|-1,00|Storno"),
    rows: [
      ["2026-11-03", 100, "Canone"],
      ["2026-11-04", -100, "Storno"],
    ],
  },
  "amounts and days as programs write them": {
    file: lines(
      "Data;Importo;Causale",
      "20261103;1'234,50;apostrofo",
      "3 nov 2026;,50;senza zero",
      '2026/11/03;="-7,00";formula',
      "'01/11/2026;'12,00;apice",
      "46329;2,00;numero di Excel",
      "14 marzo 2026;+ 1.650,00 €;mese",
    ),
    rows: [
      ["2026-11-03", 123_450, "apostrofo"],
      ["2026-11-03", 50, "senza zero"],
      ["2026-11-03", -700, "formula"],
      ["2026-11-01", 1200, "apice"],
      ["2026-11-03", 200, "numero di Excel"],
      ["2026-03-14", 165_000, "mese"],
    ],
  },
  "the euro sign of Windows": {
    file: inLatin(lines("Data;Importo;Causale", "03/11/2026;12,00 \x80;Pubblicit\xe0")),
    rows: [["2026-11-03", 1200, "Pubblicità"]],
  },
  "line ends of old Macs": {
    file: "Data;Importo;Causale\r03/11/2026;1,00;uno\r04/11/2026;2,00;due\r",
    rows: [
      ["2026-11-03", 100, "uno"],
      ["2026-11-04", 200, "due"],
    ],
  },
  "a line break and separators in quotes": {
    file: lines("Data;Importo;Causale", '03/11/2026;1,00;"uno; due\ntre ""quattro"""'),
    rows: [["2026-11-03", 100, 'uno; due tre "quattro"']],
  },
  "spaces between separators and quotes": {
    file: lines('"Data", "Importo", "Causale"', '"03/11/2026", "-1.045,00", "uno, due ""tre"""'),
    rows: [["2026-11-03", -104_500, 'uno, due "tre"']],
  },
  "the names of the columns on each page": {
    file: lines(
      "Data;Causale;Importo;",
      "03/11/2026;uno;1,00;",
      "A riportare;;1,00;",
      "Pagina 1 di 2;;;",
      "Data;Causale;Importo;",
      "Riporto;;1,00;",
      "04/11/2026;due;2,00;",
    ),
    rows: [
      ["2026-11-03", 100, "uno"],
      ["2026-11-04", 200, "due"],
    ],
  },
  "a quote that opens a description and never closes": {
    file: lines(
      "Data;Importo;Causale",
      '03/11/2026;1,00;"Il sole di Roma',
      "04/11/2026;2,00;due",
      '05/11/2026;3,00;"tre"',
    ),
    rows: [
      ["2026-11-03", 100, '"Il sole di Roma'],
      ["2026-11-04", 200, "due"],
      ["2026-11-05", 300, "tre"],
    ],
  },
  "columns of unknown names": {
    file: lines("Quando;Quanto;Perché;Saldo", "03/11/2026;1,00;uno;5,00"),
    rows: [["2026-11-03", 100, "uno"]],
  },
  "an account in dollars, which only a line above says": {
    file: lines("Conto;12345", "Divisa;USD", "Data;Importo;Descrizione", "02/10/2026;45,00;Bonifico"),
    rows: [`4: ${CURRENCY}`],
  },
  "an account in francs, by its balance above": {
    file: lines("Saldo al 31/10/2026: 1.000,00 CHF", "Data;Importo;Descrizione", "02/10/2026;45,00;Bonifico"),
    rows: [`3: ${CURRENCY}`],
  },
  "another currency and euros above": {
    file: lines("Cambio EUR/USD 1,08", "Data;Importo;Descrizione", "02/10/2026;45,00;Bonifico"),
    rows: [["2026-10-02", 4500, "Bonifico"]],
  },
  "another currency above, and a column that says euros": {
    file: lines("Valuta: USD", "Data;Importo;Divisa;Descrizione", "02/10/2026;45,00;EUR;Bonifico"),
    rows: [["2026-10-02", 4500, "Bonifico"]],
  },
  ...Object.fromEntries(
    [
      ...["Conto corrente USD n. 12345", "Conto in dollari USD", "Saldo: $ 1,000.00", "USD account 12345"],
      ...["Divisa: CHF", "Saldo contabile GBP"],
    ].map((above) => [
      `an account in another currency by the line ${above}`,
      {
        file: lines(above, "Data;Importo;Descrizione", "02/10/2026;45,00;Bonifico"),
        rows: [`3: ${CURRENCY}`],
      },
    ]),
  ),
  ...Object.fromEntries(
    [
      ...["Intestazione Conto Corrente: TRY YOGA ASD", "Intestatario;USD MUGGIA", "Intestatario;CENTRO RON"],
      ...["Associazione CAD di Trieste", "Conto: 1234 - USD Muggia 1948"],
    ].map((above) => [
      `a holder whose name contains a currency in the line ${above}`,
      {
        file: lines(above, "Data;Importo;Descrizione", "02/10/2026;45,00;Bonifico"),
        rows: [["2026-10-02", 4500, "Bonifico"] as const],
      },
    ]),
  ),
  "Wise, with a purchase in dollars from the account in euros": {
    file: lines(
      'Date,Amount,Currency,Description,"Payment Reference","Exchange From","Exchange To","Exchange Rate","Total fees"',
      '05-10-2026,-9.20,EUR,"Card transaction of 10.00 USD",,EUR,USD,1.08696,0.04',
      "06-10-2026,20.00,EUR,Received money from ROSSI BEA,quota,,,,0.00",
    ),
    rows: [
      ["2026-10-05", -920, "Card transaction of 10.00 USD"],
      ["2026-10-06", 2000, "Received money from ROSSI BEA · quota"],
    ],
  },
  "Qonto, with the currency of the shop": {
    file: lines(
      "Data dell'operazione;Controparte;Importo;Divisa;Importo (locale);Divisa (locale)",
      "05-10-2026;Github;-9,20;EUR;-10,00;USD",
    ),
    rows: [["2026-10-05", -920, "Github"]],
  },
  "Nexi, with the currency of the purchase before the amount in euros": {
    file: lines(
      "Data operazione;Descrizione;Importo in valuta;Divisa;Importo in euro",
      "05/10/2026;GITHUB;10,00;USD;9,20",
    ),
    rows: [["2026-10-05", 920, "GITHUB"]],
  },
  "a small bank, with the amount before and after the conversion": {
    file: lines("Data;Descrizione;Divisa;Importo;Importo EUR", "05/10/2026;NEW YORK;USD;-10,00;-9,20"),
    rows: [["2026-10-05", -920, "NEW YORK"]],
  },
  "a fee in another currency": {
    file: lines("Date,Description,Amount,Fee,Currency,Fee currency", "2026-10-05,Ada,20.00,1.00,EUR,GBP"),
    rows: [`2: ${CURRENCY}`],
  },
  "amounts with a minus or a letter behind": {
    file: lines(
      ...[
        "Data Cont.;Importi Dare;Importi Avere;Descrizione",
        "02/10/2026;20-;;A",
        "03/10/2026;;€ 1.234,5;B",
      ],
      ...["04/10/2026;(12,00);;C", "05/10/2026;;2O,00;D"],
    ),
    rows: [
      ["2026-10-02", -2000, "A"],
      ["2026-10-03", 123_450, "B"],
      ["2026-10-04", -1200, "C"],
      `5: ${text("imports.cell.amount")}`,
    ],
  },
  "PayPal in English, with the month first": {
    file: lines(
      ...["Date,Name,Status,Currency,Net", '10/13/2026,Anna,Completed,EUR,"18.97"'],
      ...['10/02/2026,Bo,Completed,EUR,"5.00"', '10/28/2026,Ci,Completed,EUR,"1.00"'],
    ),
    rows: [
      ["2026-10-13", 1897, "Anna"],
      ["2026-10-02", 500, "Bo"],
      ["2026-10-28", 100, "Ci"],
    ],
  },
  "a bank of South Tyrol in German, with outgoing amounts alone": {
    file: lines(
      "Buchungsdatum;Valutadatum;Beschreibung;Soll;Haben",
      "30.10.2026;30.10.2026;Stadtwerke;45,00;",
    ),
    rows: [["2026-10-30", -4500, "Stadtwerke"]],
  },
  "a bank in Slovenian": {
    file: lines(
      "Datum knjiženja;Datum valute;Namen;Breme;Dobro;Valuta",
      ...["30.10.2026;30.10.2026;Elektrika;10,00;;EUR", "31.10.2026;31.10.2026;Članarina;;20,00;EUR"],
    ),
    rows: [
      ["2026-10-30", -1000, "Elektrika"],
      ["2026-10-31", 2000, "Članarina"],
    ],
  },
  "outgoing amounts known by a word in a column of any name": {
    file: lines(
      ...["Data;Tipo;Descrizione;Importo", "30/10/2026;Entrata;Rossi;80,00", "31/10/2026;Uscite;Canone;5,50"],
    ),
    rows: [
      ["2026-10-30", 8000, "Rossi"],
      ["2026-10-31", -550, "Canone"],
    ],
  },
  "outgoing amounts alone, known by a word in a column that is named as a description": {
    file: lines("Data;Tipo operazione;Nome;Importo", "31/10/2026;Addebito;Canone;5,50"),
    rows: [["2026-10-31", -550, "Canone"]],
  },
  "outgoing amounts with a minus and a word": {
    file: lines("Data;Tipo;Importo", "30/10/2026;Accredito;80,00", "31/10/2026;Addebito;-5,50"),
    rows: [
      ["2026-10-30", 8000, ""],
      ["2026-10-31", -550, ""],
    ],
  },
  "signs in a column without a name": {
    file: lines("Data;Nome;+/-;Importo", "30/10/2026;Rossi;+;80,00", "31/10/2026;Canone;-;5,50"),
    rows: [
      ["2026-10-30", 8000, "Rossi"],
      ["2026-10-31", -550, "Canone"],
    ],
  },
  "German columns of amounts and signs": {
    file: lines("Buchungstag;Text;Betrag;S/H", "30.10.2026;Rossi;80,00;H", "31.10.2026;Entgelt;5,50;S"),
    rows: [
      ["2026-10-30", 8000, "Rossi"],
      ["2026-10-31", -550, "Entgelt"],
    ],
  },
  "letters that are no signs": {
    file: lines("Data;Nome;Gruppo;Importo", "30/10/2026;Rossi;D;80,00"),
    rows: [["2026-10-30", 8000, "Rossi"]],
  },
  "decimal commas that separate cells": {
    file: lines("Data,Descrizione,Importo", "30/10/2026,Rossi,80,00", "31/10/2026,Canone,-5,50"),
    rows: [`2: ${text("imports.cell.amount")}`, `3: ${text("imports.cell.amount")}`],
  },
  "a code in a column without a name": {
    file: lines("Data;Descrizione;Importo;", "30/10/2026;Rossi;80,00;48", "31/10/2026;Canone;-5,00;A1"),
    rows: [
      ["2026-10-30", 8000, "Rossi"],
      ["2026-10-31", -500, "Canone"],
    ],
  },
  "dashes in the place of zeros": {
    file: lines(
      ...[
        "Data;Descrizione;Entrate;Uscite",
        "30/10/2026;Rossi; 80,00 € ; -   € ",
        "31/10/2026;Canone;-;5,50",
      ],
      ...["01/11/2026;Storno;–;1,00", "02/11/2026;Nulla;-;--"],
    ),
    rows: [
      ["2026-10-30", 8000, "Rossi"],
      ["2026-10-31", -550, "Canone"],
      ["2026-11-01", -100, "Storno"],
    ],
  },
  "SumUp, with the gross amount, the fee and the net amount": {
    file: lines(
      "Data;Importo;Commissioni;Importo netto;Nome della controparte;Stato;Oggetto",
      "2026-11-03, 10:00;45,00;0,88;44,12;Ada Rossi;Completata;Yoga",
      "2026-11-03, 11:00;45,00;0,00;0,00;Bea Verdi;Non andata a buon fine;Yoga",
    ),
    rows: [["2026-11-03", 4412, "Ada Rossi · Yoga"]],
  },
  "Stripe, with the fee and the net amount": {
    file: lines(
      "id,Amount,Fee,Net,Currency,Created (UTC),Description",
      "txn_1,45.00,0.93,44.07,eur,2026-11-03 10:00,Prenotazione #00042",
      "txn_2,10.00,0.50,9.50,usd,2026-11-04 10:00,Prenotazione #00043",
    ),
    rows: [["2026-11-03", 4407, "Prenotazione #00042"], `3: ${CURRENCY}`],
  },
  "the day in a column that is named as a description": {
    file: lines("Operazione;Valuta;Importo;Descrizione", "03/11/2026;05/11/2026;45,00;Quota Ada"),
    rows: [["2026-11-03", 4500, "Quota Ada"]],
  },
  "decimal commas that separate the cells of two amounts": {
    file: lines("Data,Descrizione,Entrate,Uscite", "03/11/2026,Ada,45,50,", "04/11/2026,Bea,7,00,"),
    rows: [`2: ${text("imports.bank.sign")}`, ["2026-11-04", 700, "Bea"]],
  },
  "a net amount without a fee, which may be before taxes": {
    file: lines("Data;Importo;Importo netto;IVA;Causale", "03/11/2026;12,20;10,00;2,20;Carta"),
    rows: [["2026-11-03", 1220, "Carta"]],
  },
  "sums that have the last day of the period": {
    file: lines(
      "Data;Descrizione;Dare;Avere",
      "03/nov/2026;Canone;1,00;",
      "2026-11-4;Totale corso yoga Ada;;45,00",
      "30/11/2026;TOTALE MOVIMENTI;1,00;45,00",
      "30/11/2026;Totale dei movimenti dal 01/11/2026 al 30/11/2026;1,00;45,00",
    ),
    rows: [
      ["2026-11-03", -100, "Canone"],
      ["2026-11-04", 4500, "Totale corso yoga Ada"],
    ],
  },
  "a slip of the pen among days": {
    file: lines("Data;Importo;Descrizione", "02/10/2026;1,00;A", "10/13/2026;2,00;B", "13/10/2026;3,00;C"),
    rows: [["2026-10-02", 100, "A"], `3: ${text("imports.cell.day")}`, ["2026-10-13", 300, "C"]],
  },
};

test.each(Object.entries(FILES))("reads a file with %s", (_, { file, rows }) => {
  expect(bankFile(file).rows).toEqual(rows);
});

const UNKNOWN = lines(
  ...["Intestato a:;ASSOCIAZIONE ESEMPIO", "Saldo:;+1.234,56"],
  ...["Giorno;Cosa;In più;In meno", "01/06/2026;Affitto;;41,27", "02/06/2026;Quota;20,00;"],
);
const SAID: Readonly<Record<string, BankField>> = { Giorno: "date", "In più": "in", "In meno": "out" };

test.each([
  ...["in_transit", "On hold", "requires_payment_method", "Uncaptured", "Unsuccessful", "Blocked", "Voided"],
  ...["KO", "Scartata", "Bloccato", "Stornata", "Eliminata", "Incompleto", "In verifica", "In transito"],
])("skips a payment in the state %j, which was not executed", (state) => {
  const rowsIn = (word: string) =>
    bankFile(lines("Data;Stato;Importo", `03/11/2026;${word};45,00`, "04/11/2026;Paid;1,00")).rows.length;
  expect([rowsIn(state), rowsIn("Succeeded")]).toEqual([1, 2]);
});

test("finds the header row by the column names that the user assigned", () => {
  expect(bankFile(UNKNOWN, SAID)).toMatchObject({
    header: ["Giorno", "Cosa", "In più", "In meno"],
    rows: [
      ["2026-06-01", -4127, ""],
      ["2026-06-02", 2000, ""],
    ],
  });
});

test("uses the header row that the user chose among those offered", () => {
  const { isSure, heads } = bankFile(UNKNOWN);
  expect([isSure, heads.map(({ row }) => row)]).toEqual([false, [1, 2, 3, 4, 5]]);
  expect(heads[0]?.text).toBe("Intestato a: · ASSOCIAZIONE ESEMPIO");
  expect(bankFile(UNKNOWN, {}, { header: 3 }).header).toEqual(["Giorno", "Cosa", "In più", "In meno"]);
});

test("reports a recognized file as certain", () => {
  const { file } = FILES["BancoPosta, with lines of two cells above"] ?? { file: "" };
  expect(bankFile(file)).toMatchObject({ isSure: true, separator: "semicolon" });
});

test("rejects a row with an unknown sign", () => {
  expect(
    bankFile(
      lines("Data;Importo;Segno", ...Array(9).fill("03/11/2026;1,00;A"), "03/11/2026;1,00;boh"),
    ).rows.at(-1),
  ).toBe(`11: ${text("imports.bank.sign")}`);
});
