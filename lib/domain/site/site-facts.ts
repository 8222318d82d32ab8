import { addressOf, mapsUrlOf } from "./contacts";

type Place = Parameters<typeof mapsUrlOf>[0];

/** What the live parts of pages need to know of the association; it is sent with every page, and so kept short. */
export interface SiteFacts {
  name: string;
  legalName: string;
  /** On one line; empty where none is known. */
  address: string;
  email: string;
  phones: readonly string[];
  logoUrl: string | null;
}

export const siteFacts = (site: Place & Omit<SiteFacts, "address">): SiteFacts => {
  const { name, legalName, email, phones, logoUrl } = site;
  return { name, legalName, email, phones, logoUrl, address: addressOf(site) };
};

/** How one gets there: said beside bookings alone. */
export interface WayThere {
  mapsUrl: string;
  arrival: { publicTransport: string; parking: string; entrance: string };
}

export const wayThere = (site: Place & Pick<WayThere, "arrival">): WayThere => ({
  mapsUrl: mapsUrlOf(site),
  arrival: site.arrival,
});
