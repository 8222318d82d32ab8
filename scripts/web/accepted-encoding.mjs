/** Whether a client takes an encoding: its Accept-Encoding names it, and not with the weight nought. */
export const takesEncoding = (header, name) =>
  header.split(",").some((part) => {
    const [encoding, ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
    return encoding === name && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });

/** What every browser of today sends, and close to it: told without taking the header apart. */
const KNOWN = new Map([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate, br", "br"],
  ["gzip, br", "br"],
]);

/** The smallest form of a text that a client takes: "br", "gzip" or "identity". */
export function bestEncoding(header = "") {
  const known = KNOWN.get(header);
  if (known !== undefined) return known;
  if (takesEncoding(header, "br")) return "br";
  return takesEncoding(header, "gzip") ? "gzip" : "identity";
}
