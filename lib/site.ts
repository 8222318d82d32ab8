/**
 * Name and contacts of the centre: the one file to edit for a real association. Each can be overridden by an
 * environment variable that Next inlines at build (see next.config.mjs), so that it is the same on both sides.
 */
export const site = {
  name: process.env.NEXT_PUBLIC_SITE_NAME || "Centro Ninfea",
  legalName: process.env.NEXT_PUBLIC_SITE_LEGAL_NAME || "Associazione Ninfea APS (esempio)",
  description:
    "Sale luminose per terapie, yoga, laboratori e incontri, con corsi ed eventi per il benessere.",
  street: process.env.NEXT_PUBLIC_SITE_STREET || "Via dell'Esempio 12",
  postalCode: process.env.NEXT_PUBLIC_SITE_POSTAL_CODE || "00100",
  city: process.env.NEXT_PUBLIC_SITE_CITY || "Roma",
  province: process.env.NEXT_PUBLIC_SITE_PROVINCE || "RM",
  email: process.env.NEXT_PUBLIC_SITE_EMAIL || "info@example.org",
  phones: (process.env.NEXT_PUBLIC_SITE_PHONES || "+39 06 0000 0001,+39 333 000 0002").split(","),
  social: [
    { name: "Instagram", url: process.env.NEXT_PUBLIC_SITE_INSTAGRAM || "https://www.instagram.com/example" },
    { name: "Facebook", url: process.env.NEXT_PUBLIC_SITE_FACEBOOK || "https://www.facebook.com/example" },
  ],
  /** How to get there: one paragraph each on the page "Dove siamo". */
  arrival: {
    publicTransport:
      process.env.NEXT_PUBLIC_SITE_TRANSPORT ||
      "Fermata dell'autobus «Giardini dell'Esempio» a due minuti a piedi; dalla stazione sono quindici minuti.",
    parking:
      process.env.NEXT_PUBLIC_SITE_PARKING ||
      "Parcheggio libero in Piazza dell'Esempio, a cento metri. Davanti all'ingresso ci si ferma solo per scaricare; per le biciclette c'è una rastrelliera nel cortile.",
    entrance:
      process.env.NEXT_PUBLIC_SITE_ENTRANCE ||
      "Il portone verde al numero 12, citofono «Ninfea». Si attraversa il cortile: l'ingresso è a sinistra, senza gradini. Al primo piano si sale a piedi o con l'ascensore.",
  },
  /** What the administrator's event form starts with (docs/product.md). */
  defaultEventFormUrl: process.env.NEXT_PUBLIC_SITE_EVENT_FORM || "https://example.org/?modulo=iscrizione",
} as const;

/** "Via dell'Esempio 12, 00100 Roma (RM)" */
export const siteAddress = `${site.street}, ${site.postalCode} ${site.city} (${site.province})`;

/** A place with the address of the centre, said once: "Sala Cielo, Via dell'Esempio 12, 00100 Roma (RM)" */
export const withSiteAddress = (place: string): string =>
  place.includes(siteAddress) ? place : [place, siteAddress].filter((part) => part !== "").join(", ");

export const siteMapsUrl = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${site.name}, ${siteAddress}`)}`;

/** The association's name on receipts and transfers: that of the settings where they say one. */
export const legalNameOf = (settings: { legalName: string | null } | undefined): string =>
  settings?.legalName ?? site.legalName;
