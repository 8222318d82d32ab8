/** A place on a map, in degrees. */
export interface MapPosition {
  latitude: number;
  longitude: number;
}

/** A longer text is no address that a map gives. */
const LONGEST = 2_000;
const NUMBER = String.raw`(-?\d{1,3}(?:\.\d{1,15})?)`;

/**
 * Where a position stands in what is typed: two numbers alone, or the link that a map gives. The point that was chosen
 * comes before the middle of what is shown.
 */
const FORMS = [
  String.raw`^${NUMBER}\s{0,3}[,; ]\s{0,3}${NUMBER}$`,
  // Google Maps: a place, then the middle of the map.
  `!3d${NUMBER}!4d${NUMBER}`,
  `[?&](?:q|query|ll|sll|center|destination|daddr)=(?:loc:)?${NUMBER}(?:,|%2C)(?:\\+|%20)?${NUMBER}`,
  `[?&]mlat=${NUMBER}&mlon=${NUMBER}`,
  `@${NUMBER},${NUMBER}`,
  // OpenStreetMap, then the address that phones share.
  `#map=\\d{1,2}(?:\\.\\d{1,3})?/${NUMBER}/${NUMBER}`,
  `^geo:${NUMBER},${NUMBER}`,
].map((form) => new RegExp(form, "i"));

/** The position in a link from a map or in two numbers, such as "45.4642, 9.19"; null where there is none. */
export function readMapPosition(typed: string): MapPosition | null {
  const text = typed.trim();
  if (text.length > LONGEST) return null;
  for (const form of FORMS) {
    const [, latitude, longitude] = form.exec(text) ?? [];
    if (latitude !== undefined && longitude !== undefined)
      return { latitude: Number(latitude), longitude: Number(longitude) };
  }
  return null;
}
