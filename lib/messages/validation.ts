import { PERIOD_SENTENCES } from "@/lib/domain/period/period-sentences";

/** Italian validation messages used by more than one schema. */
export const VALIDATION = {
  ...PERIOD_SENTENCES,
  required: "Campo obbligatorio",
  invalid: "Valore non valido",
  integer: "Inserisci un numero intero",
  id: "Identificativo non valido",
  unstorable: "Il testo contiene caratteri non ammessi",
  imageAddress: "Inserisci un indirizzo http(s) o un percorso del sito",
  price: "Inserisci un prezzo o una descrizione",
  formAddress: "Inserisci un URL valido del Google Form",
  monthDay: "Inserisci un giorno che esiste, come 06-29 (mese-giorno)",
  iban: "IBAN non valido: controlla le cifre inserite",
  organizationFiscalCode: "Inserisci un codice fiscale di 11 cifre o di 16 caratteri",
  vatNumber: "Inserisci una partita IVA di 11 cifre",
  maxParticipants: "Inserisci il numero massimo di partecipanti",
  minParticipants: "Inserisci il numero minimo di partecipanti",
  eventDate: "Inserisci la data dell'evento",
  endDate: "Inserisci la data di fine",
  endAfterStart: "La data di fine deve seguire quella di inizio.",
  minAboveMax: "Il numero minimo di partecipanti non può superare il massimo.",
  atLeast: (minimum: number | bigint) => `Il valore minimo è ${minimum}`,
  atMost: (maximum: number | bigint) => `Il valore massimo è ${maximum}`,
  tooLong: (maximum: number | bigint) => `Al massimo ${maximum} caratteri`,
} as const;
