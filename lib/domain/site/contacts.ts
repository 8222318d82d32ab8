interface Address {
  street: string;
  postalCode: string;
  city: string;
  province: string;
}

interface Contacts {
  email: string;
  phones: readonly string[];
}

const filled = (parts: readonly string[], between: string) =>
  parts.filter((part) => part !== "").join(between);

/** "Via dell'Esempio 12, 00100 Roma (RM)"; unknown parts are omitted. */
export const addressOf = ({ street, postalCode, city, province }: Address): string =>
  filled([street, filled([postalCode, city, province && `(${province})`], " ")], ", ");

/** A place with the address of the centre, without repeating it: "Sala Cielo, Via dell'Esempio 12, 00100 Roma (RM)" */
export const withAddress = (place: string, address: string): string =>
  address !== "" && place.includes(address) ? place : filled([place, address], ", ");

/** The address of an external map, which is opened only on a click. */
export function mapsUrlOf(
  site: Address & { name: string; position: { latitude: number; longitude: number } | null },
): string {
  const { position } = site;
  const query = position
    ? `${position.latitude},${position.longitude}`
    : filled([site.name, addressOf(site)], ", ");
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}

/** The telephone number, or the e-mail address if there is none. */
export const phoneOrEmail = ({ phones, email }: Contacts): string => phones[0] ?? email;

/** "info@example.org, +39 06 0000 0001" */
export const emailAndPhone = ({ phones, email }: Contacts): string => filled([email, phones[0] ?? ""], ", ");

const DECIMALS = 5;

/** "45.46420, 9.19000", the format that map programs read. */
export const formatPosition = ({ latitude, longitude }: { latitude: number; longitude: number }): string =>
  `${latitude.toFixed(DECIMALS)}, ${longitude.toFixed(DECIMALS)}`;
