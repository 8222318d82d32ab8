/** Messages for fields that do not make a period, wherever they are entered or parsed. */
export const PERIOD_SENTENCES = {
  day: "Data non valida",
  time: "Formato orario non valido. Usa HH:MM (es: 14:30)",
  startMissing: "Scegli anche la data di inizio.",
  endBeforeStart: "La data di fine non può precedere quella di inizio.",
  timesRequired: "Gli orari di inizio e fine sono obbligatori per prenotazioni orarie",
  hoursOfOneDay: "Una prenotazione a ore riguarda un solo giorno.",
  endTimeBeforeStart: "L'orario di fine deve essere successivo a quello di inizio.",
} as const;
