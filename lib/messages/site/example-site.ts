import { FIRST_CANCELLATION_STEPS } from "@/lib/domain/money/cancellation-steps";
import type { OfficeHours } from "@/lib/domain/site/office-hours";

/** The placeholder details of an association that has not entered its own. */
export const EXAMPLE_SITE = {
  name: "Centro Ninfea",
  legalName: "Associazione Ninfea APS (esempio)",
  description:
    "Sale luminose per terapie, yoga, laboratori e incontri, con corsi ed eventi per il benessere.",
  street: "Via dell'Esempio 12",
  postalCode: "00100",
  city: "Roma",
  province: "RM",
  email: "info@example.org",
  phones: ["+39 06 0000 0001", "+39 333 000 0002"],
  social: [
    { name: "Instagram", url: "https://www.instagram.com/example" },
    { name: "Facebook", url: "https://www.facebook.com/example" },
  ],
  arrival: {
    publicTransport:
      "Fermata dell'autobus «Giardini dell'Esempio» a due minuti a piedi; dalla stazione sono quindici minuti.",
    parking:
      "Parcheggio libero in Piazza dell'Esempio, a cento metri. Davanti all'ingresso ci si ferma solo per scaricare; per le biciclette c'è una rastrelliera nel cortile.",
    entrance:
      "Il portone verde al numero 12, citofono «Ninfea». Si attraversa il cortile: l'ingresso è a sinistra, senza gradini. Al primo piano si sale a piedi o con l'ascensore.",
  },
  heroTitle: "Trova il Tuo Spazio di Lavoro Perfetto",
  heroText:
    "Sale luminose per terapie, yoga, laboratori e incontri. Mezza giornata, un giorno, una settimana: il prezzo è subito chiaro.",
  heroImageUrl: null,
  heroTopics: [] as string[],
  officeHours: [] as OfficeHours[],
  officeNote: "",
  vatNumber: null,
  pec: null,
  logoUrl: null,
  statuteUrl: null,
  accentColor: "#3F5D4C",
  cancellationSteps: [...FIRST_CANCELLATION_STEPS],
};

/** Office hours of the demonstration; a new site has none. */
export const EXAMPLE_OFFICE_HOURS: OfficeHours[] = [1, 2, 3, 4, 5].map((dayOfWeek) => ({
  dayOfWeek,
  from: "09:30",
  to: "12:30",
}));

/** A way to pay in the demonstration. Its key is chosen so that the association's own can use "satispay". */
export const EXAMPLE_WAY = {
  key: "satispay-esempio",
  label: "Satispay",
  kind: "other",
  account: "bank",
  isActive: false,
  link: "https://satispay.example.org/centro?amount={amount}&note={reason}",
  instructions: "Apri Satispay e conferma l'importo.",
  translations: { en: { instructions: "Open Satispay and confirm the amount." } },
} as const;
