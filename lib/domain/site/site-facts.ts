import { addressOf, mapsUrlOf } from "./contacts";

/** What the live parts of pages need to know of the association; it is sent with every page, and so kept short. */
export interface SiteFacts {
  name: string;
  legalName: string;
  /** On one line; empty where none is known. */
  address: string;
  mapsUrl: string;
  email: string;
  phones: readonly string[];
  arrival: { publicTransport: string; parking: string; entrance: string };
  logoUrl: string | null;
  /** Whether it can send mail. */
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
