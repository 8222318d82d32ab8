import "server-only";
import { createSite, type FirstSite, hasSite } from "@/lib/data/site/site";
import { domainOf } from "@/lib/domain/person/email";
import type { Environment } from "@/lib/env";
import { EXAMPLE_SITE } from "@/lib/messages/site/example-site";

/**
 * Stores the association's data on the first start: those of the environment or, if it names no association, the
 * example. Later the environment is no longer read.
 * @returns whether they were stored now
 */
export async function beginSite(environment: Environment): Promise<boolean> {
  if (await hasSite()) return false;
  await createSite(firstSite(environment));
  return true;
}

export function firstSite(environment: Environment): FirstSite {
  // An association with its own name must not show the example's address.
  const isNamed = environment.SITE_NAME !== undefined;
  const given = (value: string | undefined, example: string): string => value ?? (isNamed ? "" : example);
  const social = [
    { name: "Instagram", url: environment.SITE_INSTAGRAM },
    { name: "Facebook", url: environment.SITE_FACEBOOK },
  ].flatMap(({ name, url }) => (url === undefined ? [] : [{ name, url }]));
  const { arrival, phones } = EXAMPLE_SITE;
  return {
    ...EXAMPLE_SITE,
    vatNumber: null,
    calendarDomain: domainOf(environment.SITE_EMAIL ?? EXAMPLE_SITE.email),
    name: environment.SITE_NAME ?? EXAMPLE_SITE.name,
    legalName: environment.SITE_LEGAL_NAME ?? environment.SITE_NAME ?? EXAMPLE_SITE.legalName,
    description: environment.SITE_DESCRIPTION ?? EXAMPLE_SITE.description,
    street: given(environment.SITE_STREET, EXAMPLE_SITE.street),
    postalCode: given(environment.SITE_POSTAL_CODE, EXAMPLE_SITE.postalCode),
    city: given(environment.SITE_CITY, EXAMPLE_SITE.city),
    province: given(environment.SITE_PROVINCE, EXAMPLE_SITE.province),
    email: environment.SITE_EMAIL ?? (isNamed ? environment.ADMIN_EMAIL : EXAMPLE_SITE.email),
    phones: given(environment.SITE_PHONES, phones.join(","))
      .split(",")
      .map((phone) => phone.trim())
      .filter((phone) => phone !== ""),
    social: social.length > 0 || isNamed ? social : EXAMPLE_SITE.social,
    arrival: {
      publicTransport: given(environment.SITE_TRANSPORT, arrival.publicTransport),
      parking: given(environment.SITE_PARKING, arrival.parking),
      entrance: given(environment.SITE_ENTRANCE, arrival.entrance),
    },
  };
}
