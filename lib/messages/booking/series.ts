import { MAX_SERIES_DATES } from "@/lib/domain/room-time/series";

/** Validation messages of a series. */
export const SERIES = {
  none: "Scegli almeno una data.",
  empty: "Con questa ripetizione non risulta nessuna data.",
  tooMany: `Una serie può comprendere al massimo ${MAX_SERIES_DATES} date.`,
  bothForms: "Indica le date una per una oppure una ripetizione, non entrambe.",
  overlapping: "Alcune date di questa serie si sovrappongono tra loro.",
  noWeekday: "Scegli almeno un giorno della settimana.",
  every: "Si può ripetere ogni settimana, ogni due o ogni quattro.",
  onlyCancel: "Una serie si può soltanto annullare.",
} as const;
