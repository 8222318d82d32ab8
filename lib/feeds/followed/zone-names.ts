import { tzOffset } from "@date-fns/tz/tzOffset";

/** Zones by the names under which Windows shows them: "(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna". */

const DISPLAYED = /^\((?:UTC|GMT)(?:([+-])(\d{1,2}):(\d{2}))?\) ?(.+)$/;

/** Names without a city. */
const OF_REGIONS: Record<string, string> = {
  "coordinated universal time": "UTC",
  "eastern time (us & canada)": "America/New_York",
  "central time (us & canada)": "America/Chicago",
  "mountain time (us & canada)": "America/Denver",
  "pacific time (us & canada)": "America/Los_Angeles",
};

/** Instants in both halves of some years: zones with the same offsets at all of them are the same for us. */
const SAMPLES = [2025, 2026, 2027, 2028].flatMap((year) =>
  [0, 3, 6, 9].map((month) => new Date(Date.UTC(year, month, 15))),
);

const offsetsOf = (name: string): number[] => SAMPLES.map((instant) => tzOffset(name, instant));

let zonesByCity: Map<string, string> | undefined;

/** "america/new_york" by "new york". */
function zoneOfCity(city: string): string | undefined {
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

/** The IANA zone that a displayed name means; null where its cities disagree, with each other or with its offset. */
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
  // Windows shows the offset of the winter.
  return areEqual && Math.min(...offsets) === standard ? first : null;
}
