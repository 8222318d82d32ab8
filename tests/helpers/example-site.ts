import { EXAMPLE_SITE } from "@/lib/messages/site/example-site";
import { LEGAL_TEXTS } from "@/lib/messages/site/legal-texts";
import type { KnownSite } from "@/lib/schemas/site/site";

/** A site in its initial state. */
export const SITE: KnownSite = {
  ...EXAMPLE_SITE,
  calendarDomain: "example.org",
  position: null,
  languages: ["it", "en"],
  hasMail: true,
  texts: LEGAL_TEXTS,
  translations: {},
};
