import { addressOf, mapsUrlOf } from "./contacts";

/** The association's data for client components. Sent with every page, and therefore minimal. */
export interface SiteFacts {
  name: string;
  legalName: string;
  /** On one line; empty if unknown. */
  address: string;
  mapsUrl: string;
  email: string;
  phones: readonly string[];
  arrival: { publicTransport: string; parking: string; entrance: string };
  logoUrl: string | null;
  hasMail: boolean;
}

export const siteFacts = (
  site: Parameters<typeof mapsUrlOf>[0] & Omit<SiteFacts, "address" | "mapsUrl">,
): SiteFacts => {
  const { name, legalName, email, phones, arrival, logoUrl, hasMail } = site;
  return {
    name,
    legalName,
    email,
    phones,
    arrival,
    logoUrl,
    hasMail,
    address: addressOf(site),
    mapsUrl: mapsUrlOf(site),
  };
};
