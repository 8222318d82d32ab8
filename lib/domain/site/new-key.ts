import { firstGraphemes } from "./truncate";

/** Room for "-99". */
const COUNTED = 3;

/**
 * A key derived from a label, different from all taken keys in any case: "socio-giovane" for "Socio giovane",
 * "socio-giovane-2" for the second.
 * @param most the maximum length of a key
 * @param nameless the beginning of the key if the label has no usable letters
 */
export function newKey(
  label: string,
  taken: readonly string[],
  { most, nameless }: { most: number; nameless: string },
): string {
  const letters = label.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const words = firstGraphemes(letters.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, ""), most - COUNTED);
  const base = words.length < 2 ? nameless : words;
  const known = new Set(taken.map((key) => key.toLowerCase()));
  const keyOf = (count: number) => (count === 1 ? base : `${base}-${count}`);
  let count = 1;
  while (known.has(keyOf(count))) count += 1;
  return keyOf(count);
}
