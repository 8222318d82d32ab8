import { EXAMPLE_IN_ENGLISH } from "@/lib/messages/site/example-in-english";
import { EXAMPLE_SITE } from "@/lib/messages/site/example-site";
import { LEGAL_TEXTS } from "@/lib/messages/site/legal-texts";
import type { TranslatedSiteField } from "@/lib/schemas/site/site-form";

/**
 * Default of each text of the site, in each language. The default translation applies while the Italian text is
 * unchanged.
 */
export const DEFAULT_TEXTS: Readonly<Record<TranslatedSiteField, { it: string; en: string }>> = {
  description: { it: EXAMPLE_SITE.description, en: EXAMPLE_IN_ENGLISH.description },
  heroTitle: { it: EXAMPLE_SITE.heroTitle, en: EXAMPLE_IN_ENGLISH.heroTitle },
  heroText: { it: EXAMPLE_SITE.heroText, en: EXAMPLE_IN_ENGLISH.heroText },
  heroTopics: { it: "", en: "" },
  officeNote: { it: "", en: "" },
  publicTransport: {
    it: EXAMPLE_SITE.arrival.publicTransport,
    en: EXAMPLE_IN_ENGLISH.arrival.publicTransport,
  },
  parking: { it: EXAMPLE_SITE.arrival.parking, en: EXAMPLE_IN_ENGLISH.arrival.parking },
  entrance: { it: EXAMPLE_SITE.arrival.entrance, en: EXAMPLE_IN_ENGLISH.arrival.entrance },
  privacy: { it: LEGAL_TEXTS.privacy, en: EXAMPLE_IN_ENGLISH.texts.privacy },
  terms: { it: LEGAL_TEXTS.terms, en: EXAMPLE_IN_ENGLISH.texts.terms },
};
