import { site } from "@/lib/site";

/** Title and sentence over the login and the registration, in dialogs and on their page. */
export const AUTH_WORDS = {
  login: { title: "Accedi", description: `Bentornato/a. Entra nel tuo account di ${site.name}.` },
  register: { title: "Registrati", description: "Crea il tuo account: basta qualche minuto." },
} as const;

export type AuthWords = typeof AUTH_WORDS;
