import { tzOffset } from "@date-fns/tz/tzOffset";

/**
 * Zones by the names that Windows displays, in English or Italian: "(UTC+01:00) Amsterdam, Berlin, Bern, Rome,
 * Stockholm, Vienna", "(UTC+01.00) Amsterdam, Berlino, Berna, Roma".
 */

const DISPLAYED = /^\((?:UTC|GMT)(?:([+-])(\d{1,2})[.:](\d{2}))?\) ?(.+)$/;

/** Names without a city. */
const OF_REGIONS: Record<string, string> = {
  "coordinated universal time": "UTC",
  "tempo universale coordinato": "UTC",
  "ora universale coordinata": "UTC",
  "eastern time (us & canada)": "America/New_York",
  "central time (us & canada)": "America/Chicago",
  "mountain time (us & canada)": "America/Denver",
  "pacific time (us & canada)": "America/Los_Angeles",
  "fuso orientale (stati uniti e canada)": "America/New_York",
  "ora orientale (stati uniti e canada)": "America/New_York",
  "fuso centrale (stati uniti e canada)": "America/Chicago",
  "ora centrale (stati uniti e canada)": "America/Chicago",
  "fuso occidentale (stati uniti e canada)": "America/Denver",
  "ora fuso occidentale (stati uniti e canada)": "America/Denver",
  "fuso pacifico (stati uniti e canada)": "America/Los_Angeles",
  "ora costa pacifica (stati uniti e canada)": "America/Los_Angeles",
};

/** Italian names of cities that differ from those in zone names. Each is the zone's own city, or in the same zone. */
const ITALIAN: Record<string, string> = {
  roma: "rome",
  berlino: "berlin",
  stoccolma: "stockholm",
  parigi: "paris",
  copenaghen: "copenhagen",
  bruxelles: "brussels",
  lubiana: "ljubljana",
  praga: "prague",
  belgrado: "belgrade",
  varsavia: "warsaw",
  zagabria: "zagreb",
  londra: "london",
  dublino: "dublin",
  lisbona: "lisbon",
  atene: "athens",
  bucarest: "bucharest",
  "il cairo": "cairo",
  damasco: "damascus",
  gerusalemme: "jerusalem",
  mosca: "moscow",
  "san pietroburgo": "moscow",
  teheran: "tehran",
  mascate: "muscat",
  "abu dhabi": "dubai",
  ekaterinburg: "yekaterinburg",
  islamabad: "karachi",
  mumbai: "calcutta",
  "nuova delhi": "calcutta",
  giacarta: "jakarta",
  pechino: "shanghai",
  "hong kong": "hong kong",
  "citta del messico": "mexico city",
  brasilia: "sao paulo",
  "l'avana": "havana",
  canberra: "sydney",
  wellington: "auckland",
};

/** Instants throughout some years: zones with the same offsets at all of them are treated as equal. */
const SAMPLES = [2025, 2026, 2027, 2028].flatMap((year) =>
  [0, 3, 6, 9].map((month) => new Date(Date.UTC(year, month, 15))),
);

const offsetsOf = (name: string): number[] => SAMPLES.map((instant) => tzOffset(name, instant));

let zonesByCity: Map<string, string> | undefined;

const withoutAccents = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "");

/** Finds "america/new_york" for "new york". */
function zoneOfCity(shown: string): string | undefined {
  const plain = withoutAccents(shown);
  const city = ITALIAN[plain] ?? plain;
  zonesByCity ??= new Map(
    Intl.supportedValuesOf("timeZone").map((name) => [
      name
        .slice(name.lastIndexOf("/") + 1)
        .replaceAll("_", " ")
        .toLowerCase(),
      name,
    ]),
  );
  return zonesByCity.get(city);
}

/** The IANA zone of a displayed name; null if its cities disagree with each other or with its offset. */
export function displayedZone(id: string): string | null {
  const [, sign, hours = "0", minutes = "0", places = ""] = DISPLAYED.exec(id) ?? [];
  const region = places.trim().toLowerCase();
  const cities = region.split(",").map((city) => city.trim());
  const zones = OF_REGIONS[region] ?? cities.flatMap((city) => zoneOfCity(city) ?? []);
  const [first, ...others] = [zones].flat();
  if (first === undefined) return null;
  const offsets = offsetsOf(first);
  const standard = (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  const areEqual = others.every((other) => offsetsOf(other).join() === offsets.join());
  // Windows shows the offset in winter.
  return areEqual && Math.min(...offsets) === standard ? first : null;
}
