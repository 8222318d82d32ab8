/** In degrees. */
interface MapPosition {
  latitude: number;
  longitude: number;
}

/** In characters; addresses copied from maps are never longer. */
const LONGEST = 2_000;

/**
 * The formats of a typed position: two plain numbers, or a link copied from a map. A chosen place has priority over the
 * centre of the map.
 */
const FORMS = [
  /^(-?\d{1,3}(?:\.\d{1,15})?)\s{0,3}[,; ]\s{0,3}(-?\d{1,3}(?:\.\d{1,15})?)$/,
  // Google Maps: a place, then the centre of the map.
  /!3d(-?\d{1,3}(?:\.\d{1,15})?)!4d(-?\d{1,3}(?:\.\d{1,15})?)/,
  /[?&](?:q|query|ll|sll|center|destination|daddr)=(?:loc:)?(-?\d{1,3}(?:\.\d{1,15})?)(?:,|%2C)(?:\+|%20)?(-?\d{1,3}(?:\.\d{1,15})?)/i,
  /[?&]mlat=(-?\d{1,3}(?:\.\d{1,15})?)&mlon=(-?\d{1,3}(?:\.\d{1,15})?)/,
  /@(-?\d{1,3}(?:\.\d{1,15})?),(-?\d{1,3}(?:\.\d{1,15})?)/,
  // OpenStreetMap, then the address that phones share.
  /#map=\d{1,2}(?:\.\d{1,3})?\/(-?\d{1,3}(?:\.\d{1,15})?)\/(-?\d{1,3}(?:\.\d{1,15})?)/,
  /^geo:(-?\d{1,3}(?:\.\d{1,15})?),(-?\d{1,3}(?:\.\d{1,15})?)/i,
];

/** The position in a link from a map or in two numbers, such as "45.4642, 9.19"; null if there is none. */
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
