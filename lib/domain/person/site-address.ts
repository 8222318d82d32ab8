/**
 * Web addresses in typed text: anything that mail programs turn into a link. A dot alone is not enough, since Italian
 * abbreviates with it: "M.Grazia", "S.Vito", "F.lli". A real top-level domain must follow it.
 */

/** The country domains of IANA's root zone (ISO 3166-1, and eu, su, uk, ac), by first letter. */
const COUNTRY = [
  "a[cdefgilmoqrstuwxz]|b[abdefghijmnorstvwyz]|c[acdfghiklmnoruvwxyz]|d[ejkmoz]|e[cegrstu]|f[ijkmor]|g[abdefghilmnpqrstuwy]",
  "h[kmnrtu]|i[delmnoqrst]|j[emop]|k[eghimnprwyz]|l[abcikrstuvy]|m[acdeghklmnopqrstuvwxyz]|n[acefgilopruz]|om",
  "p[aefghklmnrstwy]|qa|r[eosuw]|s[abcdeghijklmnorstuvxyz]|t[cdfghjklmnortvwz]|u[agksyz]|v[aceginu]|w[fs]|y[et]|z[amw]",
].join("|");

/** Common generic domains, without words such as "casa" that Italian writes after a dot. */
const GENERIC = [
  "com|net|org|info|biz|name|pro|mobi|asia|coop|edu|gov|mil|int|tel|travel|jobs|museum|aero|cat|post|app|dev|page|site|website",
  "online|store|shop|shopping|club|blog|xyz|top|live|link|click|cloud|tech|space|fun|vip|win|bet|bid|casino|poker|news|today",
  "email|group|world|life|work|works|agency|digital|media|money|gift|gifts|promo|support|zone|icu|cyou|buzz|rest|monster|quest",
  "sbs|cfd|lol|mom|surf|host|hosting|press|run|show|stream|review|reviews|loan|loans|date|download|racing|science|party|trade",
  "webcam|men|faith|cricket|accountant|market|marketing|network|services|service|social|solutions|software|systems|team|tools",
  "center|company|community|consulting|credit|finance|fit|fitness|health|help|chat|codes|games|game|guru|ltd|llc|inc|ninja|one",
  "photos|pics|rocks|school|studio|design|art|video|wiki|sale|deals|discount|cash|bank|bar|wtf|porn|sex|xxx|adult|dating|love",
  "zip|mov|foo|nexus|bond|lat|ink|wang|beauty|hair|skin|makeup|autos|homes|boats|yachts|motorcycles|christmas|best|plus|pub",
  "cafe|pizza|expert|tips|legal|energy|security|london|paris|berlin|tokyo|nyc|москва|みんな|网址|网店",
  "xn--[a-z0-9-]{2,59}|рф|рус|укр|бел|бг|срб|мкд|ею|онлайн|сайт|ελ|ευ|中国|中國|香港|台湾|台灣|公司|网络|한국|भारत|موقع",
].join("|");

const END = "(?![\\p{L}\\p{N}_-])";

/**
 * The dot before a top-level domain. A country domain needs at least two characters before the dot, or a path after it:
 * "M.De Rossi" and "L.go Barriera" are not addresses, "bit.ly" and "t.co/x" are.
 */
const DOT = `(?:(?<=[\\p{L}\\p{N}-])[.。](?=(?:${GENERIC})${END})|(?<=[\\p{L}\\p{N}-]{2})[.。](?=(?:${COUNTRY})${END})|[.。](?=(?:${COUNTRY})/))`;

const SITE_ADDRESS = new RegExp(`://|\\bwww\\.|${DOT}|(?<!\\d)\\d{1,3}(?:\\.\\d{1,3}){3}`, "iu");

/** Abbreviated titles, companies and offices that end like a domain: "Avv.to", "Sig.na", "Soc.coop", "Circ.ne". */
const ABBREVIATION =
  /(?<!\p{L})(?:amm|ass|assoc|avv|cav|chiar|circ|comm|coop|dip|dir|dott|egr|fond|frat|gent|ill|ist|preg|prof|rag|rev|sez|sig|soc|ss|staz)\.(?:li|na|ne|ma|mi|mo|re|ro|to|va|coop)(?!\.?[\p{L}\p{N}_/-])/giu;

/** Whether a mail program may find a web address in a text. */
export const hasSiteAddress = (text: string): boolean =>
  SITE_ADDRESS.test(text.normalize("NFKC").replace(ABBREVIATION, ""));

const WORD_JOINER = "\u2060";
const AUTOLINKED_DOT = new RegExp(`(?<=\\bwww)\\.|\\.(?=(?:${COUNTRY}|${GENERIC})${END})`, "giu");

/**
 * A username for the text of a mail. Mail programs would turn one like "www.evil.com" into a link, so an invisible word
 * joiner follows such a dot. Other usernames are returned unchanged.
 */
export const preventAutolink = (username: string): string =>
  username.replace(AUTOLINKED_DOT, `$&${WORD_JOINER}`);
