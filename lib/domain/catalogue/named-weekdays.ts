/** The names of the weekdays as people write them, from Sunday on, like `dayOfWeek`. */
const NAMES = [
  "dom|domenica|domeniche",
  "lun|lunedì|lunedi",
  "mar|martedì|martedi",
  "mer|mercoledì|mercoledi",
  "gio|giovedì|giovedi",
  "ven|venerdì|venerdi",
  "sab|sabato|sabati",
];
const ANY = NAMES.join("|");
const BEFORE = "(?<!\\p{L})";
const AFTER = "(?!\\p{L})";
/** "dal lunedì al venerdì", "lun-ven" */
const RANGE = new RegExp(`${BEFORE}(${ANY})\\.?\\s*(?:-|–|al|alla|a)\\s*(${ANY})${AFTER}`, "giu");
const NAMED = new RegExp(`${BEFORE}(${ANY})${AFTER}`, "giu");
/** Words that negate the named days. */
const EXCEPTION = /(?<!\p{L})(?:tranne|eccetto|esclus[oaie]|salvo|non)(?!\p{L})/iu;

const DAYS_OF_WEEK = 7;

const numberOf = (name: string) => NAMES.findIndex((names) => names.split("|").includes(name.toLowerCase()));

/**
 * The weekdays mentioned in a text about the hours of a course ("Martedì e giovedì, 18:00", "dal lunedì al venerdì").
 * @returns 0 for Sunday to 6; null if the text mentions none, or only exceptions
 */
export function namedWeekdays(words: string): ReadonlySet<number> | null {
  if (EXCEPTION.test(words)) return null;
  const days = new Set<number>();
  for (const [, first = "", last = ""] of words.matchAll(RANGE))
    for (let day = numberOf(first); ; day = (day + 1) % DAYS_OF_WEEK) {
      days.add(day);
      if (day === numberOf(last)) break;
    }
  for (const [, name = ""] of words.matchAll(NAMED)) days.add(numberOf(name));
  return days.size === 0 ? null : days;
}
