import { firstGraphemes } from "./truncate";

/** Room for "-99". */
const COUNTED = 3;

/**
 * A key that none of the taken ones is, in any case, made of a label: "Socio giovane" becomes "socio-giovane", the second
 * "socio-giovane-2".
 * @param most characters of a key
 * @param nameless how a key begins that a label gives no letters for
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
