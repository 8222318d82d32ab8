import { LRUCache } from "lru-cache";
import type { Declaration } from "@/lib/http/kept/declaration";
import type { Upstream } from "../upstream";

/** What the site has declared of the answers at its addresses, remembered so that it is asked once. */

const MOST = 20_000;
/** Longer addresses are not remembered, since each would take the memory of many. */
const LONGEST = 500;

interface Remembered {
  declaration: Declaration | null;
}

/** When a declaration expires: the instants and days in it are out of date then. */
const endOf = ({ ends, ifMarked }: Declaration) => Math.min(ends, ifMarked?.ends ?? ends);

/**
 * Makes the function that tells what is declared of an address (path and query as they were sent): null for an answer
 * that is made for each request.
 */
export function rememberedDeclarations(ask: Upstream["ask"]) {
  const known = new LRUCache<string, Remembered>({ max: MOST });
  return async function declarationOf(url: string): Promise<Declaration | null> {
    const remembered = known.get(url);
    if (remembered && (remembered.declaration === null || Date.now() < endOf(remembered.declaration)))
      return remembered.declaration;
    const declaration = await ask(url);
    if (url.length <= LONGEST) known.set(url, { declaration });
    return declaration;
  };
}
