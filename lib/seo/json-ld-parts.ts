import "server-only";
import { pathIn } from "@/lib/domain/language/language-paths";
import type { Language } from "@/lib/domain/language/languages";
import { parsePrice } from "@/lib/domain/money/money";
import type { KnownSite } from "@/lib/schemas/site/site";
import { absoluteUrl } from "./site-url";

export const CONTEXT = { "@context": "https://schema.org" };

const FREE =
  /^(?:gratis|gratuit[oa]|(?:ingresso|partecipazione) (?:libero|libera|gratuito|gratuita)|free(?: entry| admission)?)\b/i;

/** Euros with a decimal point, as schema.org requires; 0.00 if the text says that it is free; null for other text. */
export const euros = (price: string | null): string | null => {
  const cents = parsePrice(price);
  if (cents === null) return price !== null && FREE.test(price.trim()) ? "0.00" : null;
  return (cents / 100).toFixed(2);
};

export const urlIn = (language: Language, path: string) => absoluteUrl(pathIn(language, path));

export function offer(price: string | null, url: string, isAvailable: boolean) {
  const amount = euros(price);
  return {
    "@type": "Offer",
    url,
    ...(amount === null ? {} : { price: amount, priceCurrency: "EUR" }),
    availability: isAvailable ? "https://schema.org/InStock" : "https://schema.org/SoldOut",
  };
}

export const centreId = () => `${absoluteUrl("/")}#centro`;

export const address = (site: KnownSite) => ({
  "@type": "PostalAddress",
  streetAddress: site.street,
  postalCode: site.postalCode,
  addressLocality: site.city,
  addressRegion: site.province,
  addressCountry: "IT",
});

export const organizer = (site: KnownSite) => ({
  "@type": "Organization",
  "@id": centreId(),
  name: site.name,
  url: absoluteUrl("/"),
});

export function itemList(urls: readonly string[]) {
  return {
    ...CONTEXT,
    "@type": "ItemList",
    itemListElement: urls.map((url, index) => ({ "@type": "ListItem", position: index + 1, url })),
  };
}
