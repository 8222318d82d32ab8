import { LRUCache } from "lru-cache";
import type { Declaration } from "@/lib/http/cache/declaration";
import type { Upstream } from "../upstream";

/** What the site has declared of the answers at its addresses, remembered so that each is fetched once. */

const MAX_REMEMBERED = 20_000;
/** Longer addresses are not remembered, since each would take the memory of many. */
const MAX_ADDRESS_LENGTH = 500;

interface Remembered {
  declaration: Declaration | null;
}

/** When a declaration expires: the instants and days in it are out of date then. */
const expiryOf = ({ expiresAt, ifContains }: Declaration) =>
  Math.min(expiresAt, ifContains?.expiresAt ?? expiresAt);

/**
 * Makes the function that tells what is declared of an address (path and query as they were sent): null for an answer
 * that is made for each request.
 */
export function rememberedDeclarations(fetchDeclaration: Upstream["fetchDeclaration"]) {
  const known = new LRUCache<string, Remembered>({ max: MAX_REMEMBERED });
  return async function declarationOf(url: string): Promise<Declaration | null> {
    const remembered = known.get(url);
    if (remembered && (remembered.declaration === null || Date.now() < expiryOf(remembered.declaration)))
      return remembered.declaration;
    const declaration = await fetchDeclaration(url);
    if (url.length <= MAX_ADDRESS_LENGTH) known.set(url, { declaration });
    return declaration;
  };
}
