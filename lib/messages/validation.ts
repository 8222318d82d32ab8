/** Italian validation messages used by more than one schema. */
export const VALIDATION = {
  required: "Campo obbligatorio",
  invalid: "Valore non valido",
  integer: "Inserisci un numero intero",
  id: "Identificativo non valido",
  unstorable: "Il testo contiene caratteri non ammessi",
  time: "Formato orario non valido. Usa HH:MM (es: 14:30)",
  day: "Data non valida",
  imageAddress: "Inserisci un indirizzo http(s) o un percorso del sito",
  price: "Inserisci un prezzo o una descrizione",
  endBeforeStart: "La data di fine non può precedere quella di inizio.",
  timesRequired: "Gli orari di inizio e fine sono obbligatori per prenotazioni orarie",
  endTimeBeforeStart: "L'orario di fine deve essere successivo a quello di inizio.",
  atLeast: (minimum: number | bigint) => `Il valore minimo è ${minimum}`,
  atMost: (maximum: number | bigint) => `Il valore massimo è ${maximum}`,
  tooLong: (maximum: number | bigint) => `Al massimo ${maximum} caratteri`,
} as const;
