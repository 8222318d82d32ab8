import { LRUCache } from "lru-cache";
import type { Declaration } from "@/lib/http/cache/declaration";
import type { Upstream } from "../upstream";

/** The site's declarations for its addresses, remembered so that each is fetched once. */

const MAX_REMEMBERED = 20_000;
/** Longer addresses are not remembered, since each would take the memory of many. */
const MAX_ADDRESS_LENGTH = 500;

interface Remembered {
  declaration: Declaration | null;
}

/** When a declaration expires: its instants and days are outdated then. */
const expiryOf = ({ expiresAt, ifContains }: Declaration) =>
  Math.min(expiresAt, ifContains?.expiresAt ?? expiresAt);

/**
 * Creates the function that returns the declaration for an address (path and query as sent); null for a response that
 * is rendered for each request.
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
