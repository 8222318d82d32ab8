import type { FormSection } from "@/components/shared/form/field-definitions";
import type { SettingsForm } from "@/lib/schemas/site/settings";

/** Sections of the settings form, grouped by subject. */
export const SETTINGS_SECTIONS: readonly FormSection<SettingsForm>[] = [
  {
    title: "Prenotazioni",
    description: "Valgono per le prenotazioni nuove: quelle già fatte restano come sono.",
    fields: [
      {
        kind: "number",
        name: "horizonMonths",
        label: "Quanto in anticipo si può prenotare (mesi)",
        hint: "Da 1 a 60. Con 24 si prenota fino a due anni da oggi.",
        width: "half",
      },
      {
        kind: "number",
        name: "noticeMinutes",
        label: "Preavviso minimo (minuti)",
        hint: "0 per nessuno; 1440 sono un giorno, 10080 una settimana. Non vale per la segreteria.",
        width: "half",
      },
      {
        kind: "number",
        name: "changeHours",
        label: "Spostamenti fino a quante ore prima",
        hint: "Da 0 a 720. Chi ha prenotato può cambiare giorno, orario o sala fino ad allora.",
        width: "half",
      },
      {
        kind: "number",
        name: "maxOpenBookings",
        label: "Prenotazioni aperte per cliente",
        hint: "Da 1 a 1000: quante, non ancora concluse, può averne una persona.",
        width: "half",
      },
    ],
  },
  {
    title: "Festività",
    fields: [
      {
        kind: "switch",
        name: "observesHolidays",
        label: "Chiuso nei giorni festivi",
        hint: "Nelle feste nazionali e nel giorno del patrono non si può prenotare.",
      },
      {
        kind: "text",
        name: "patronSaintDay",
        label: "Giorno del patrono",
        hint: "Mese e giorno, per esempio 06-29 per il 29 giugno.",
        placeholder: "MM-GG",
        optional: true,
        width: "half",
      },
    ],
  },
  {
    title: "Associazione",
    description: "Compaiono sulle ricevute, e nelle istruzioni per pagare con bonifico.",
    fields: [
      {
        kind: "text",
        name: "legalName",
        label: "Denominazione",
        hint: "Vale anche per il sito.",
      },
      {
        kind: "text",
        name: "address",
        label: "Sede",
        hint: "Vuota, vale l'indirizzo del sito.",
        optional: true,
      },
      {
        kind: "text",
        name: "fiscalCode",
        label: "Codice fiscale",
        hint: "Quello dell'associazione: di solito 11 cifre.",
        optional: true,
        width: "half",
      },
      {
        kind: "text",
        name: "vatNumber",
        label: "Partita IVA",
        hint: "Solo se l'associazione ne ha una.",
        optional: true,
        width: "half",
      },
      {
        kind: "text",
        name: "iban",
        label: "IBAN per i bonifici",
        hint: "Senza IBAN il bonifico non viene proposto. Le cifre di controllo vengono verificate.",
        optional: true,
      },
    ],
  },
  {
    title: "Ricevute e soci",
    fields: [
      {
        kind: "switch",
        name: "stampDuty",
        label: "Imposta di bollo sulle ricevute",
        hint: "Aggiunge 2,00 € alle ricevute che superano 77,47 €.",
      },
      {
        kind: "textarea",
        name: "receiptNote",
        label: "Nota sulle ricevute",
        hint: "Per esempio la norma per cui l'importo non è soggetto a IVA.",
        optional: true,
        rows: 3,
      },
      {
        kind: "number",
        name: "memberDiscountPercent",
        label: "Sconto per i soci (%)",
        hint: "Da 0 a 50. Vale per i soci in regola il giorno della prenotazione.",
        width: "half",
      },
    ],
  },
  {
    title: "Sicurezza del pannello",
    fields: [
      {
        kind: "switch",
        name: "requiresTotpForAdmins",
        label: "Verifica in due passaggi obbligatoria",
        hint: "Chi usa il pannello deve accedere anche con un codice dell'app di autenticazione.",
      },
      {
        kind: "number",
        name: "idleTimeoutMinutes",
        label: "Uscita dopo inattività (minuti)",
        hint: "Vuoto: nessuna uscita automatica.",
        optional: true,
        width: "half",
      },
    ],
  },
];
