import { site } from "@/lib/site";

/** Title and description of the login and registration forms, in the dialogs and on the page. */
export const AUTH_HEADINGS = {
  login: {
    title: "Accedi",
    description: "Basta la tua e-mail, anche la prima volta: ti mandiamo un codice.",
  },
  password: {
    title: "Accedi con password",
    description: `Bentornato/a. Entra nel tuo account di ${site.name}.`,
  },
  register: { title: "Registrati", description: "Crea il tuo account: basta qualche minuto." },
} as const;

export type AuthHeadings = typeof AUTH_HEADINGS;
