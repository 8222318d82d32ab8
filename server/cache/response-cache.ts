import { languageOfPath, pathIn } from "@/lib/domain/language/language-paths";
import type { Language } from "@/lib/domain/language/languages";
import { type DayRange, type Declaration, MISSING_PAGE_LANGUAGE_HEADER } from "@/lib/http/cache/declaration";
import { typeOf } from "../headers";
import { newNonce, policyWithNonce } from "../page-policy";
import type { Answer, Upstream } from "../upstream";
import { BoundedCache } from "./bounded-cache";
import { type CachedResponse, cachedResponse } from "./cached-response";
import type { ContentVersions } from "./content-versions";

/**
 * Caches responses that are the same for everybody, with the versions of what they show. The versions are read before a
 * response is rendered, so a copy can only be newer than its versions. It is served only while they are unchanged.
 */

/** The address at which Next.js renders the 404 page; prefixed with the language, like every page. */
const NOT_FOUND_ADDRESS = "/_not-found";

export interface CacheLookup {
  declaration: Declaration;
  /** For a part of a page (an RSC request), the router's headers and its `_rsc` value; null for the whole page. */
  rsc: { headers: Record<string, string>; cacheBuster: string } | null;
  /** The preferred language, if the declaration says that the response depends on it; null otherwise. */
  language: Language | null;
}

/** The validity of a cached response: served only while the version is unchanged, and before `expiresAt`. */
interface Stamp {
  days: DayRange | null;
  version: string;
  expiresAt: number;
}

type CachedAnswer = CachedResponse & Stamp & { madeAt: number };

/** A response to send, and whether it was just rendered by Next.js. */
interface CacheResult {
  answer: CachedResponse;
  isFromNext: boolean;
}

const headersOf = ({ rsc, language }: CacheLookup): Record<string, string> => ({
  ...rsc?.headers,
  ...(language === null ? {} : { "accept-language": language }),
});

/** The cache key of a response: its address, and the headers on which it also depends. */
function keyOf(lookup: CacheLookup): string {
  const address = pathOf(lookup.declaration.address, lookup.rsc);
  const headers = headersOf(lookup);
  return Object.keys(headers).length === 0 ? address : `${address}\n${JSON.stringify(headers)}`;
}

/** The address that is requested from Next.js. */
function pathOf(address: string, rsc: CacheLookup["rsc"]): string {
  if (rsc === null) return address;
  return `${address}${address.includes("?") ? "&" : "?"}_rsc=${rsc.cacheBuster}`;
}

/** Whether a response has the declared status and type, and sets no cookie. */
function isKeepable(answer: Answer, { declaration, rsc }: CacheLookup): boolean {
  const status = rsc === null ? declaration.status : 200;
  const type = rsc === null ? declaration.type : "text/x-component";
  return answer.status === status && typeOf(answer) === type && answer.headers["set-cookie"] === undefined;
}

/** Whether a response is the empty document that Next.js sends if there is no page (README.md). */
export const isMissingPage = (answer: Pick<Answer, "status" | "headers">): boolean =>
  answer.status === 404 && typeOf(answer) === "text/html";

export function createResponseCache(
  versions: ContentVersions,
  upstream: Pick<Upstream, "render">,
  declarationOf: (url: string) => Promise<Declaration | null>,
) {
  const cache = new BoundedCache<CachedAnswer>();
  const underWay = new Map<string, Promise<CachedResponse>>();

  const stampOf = async (
    { parts, maxVersionAgeMs }: Declaration,
    days: DayRange | null,
    expiresAt: number,
  ): Promise<Stamp> => ({
    days,
    version: await versions.current({ parts, days, maxVersionAgeMs }),
    expiresAt,
  });

  /**
   * The stamps under which a response may be cached, read before it is rendered: its text determines which of the two
   * applies.
   */
  async function stampsOf({ declaration }: CacheLookup) {
    const { days, expiresAt, ifContains } = declaration;
    const [own, extended] = await Promise.all([
      stampOf(declaration, days, expiresAt),
      ifContains && stampOf(declaration, ifContains.days, ifContains.expiresAt),
    ]);
    return { own, extended };
  }
  type Stamps = Awaited<ReturnType<typeof stampsOf>>;

  /** Renders a response, and caches it if it matches the declaration and its stamps are known. */
  async function make(
    lookup: CacheLookup,
    stamps: Stamps | null,
    requestId: string,
  ): Promise<CachedResponse> {
    const { declaration, rsc } = lookup;
    const { language, path } = languageOfPath(declaration.address);
    const isNotFoundPage = path === NOT_FOUND_ADDRESS;
    const nonce = newNonce();
    const answer = await upstream.render(pathOf(declaration.address, rsc), {
      ...headersOf(lookup),
      "x-request-id": requestId,
      ...(isNotFoundPage ? { [MISSING_PAGE_LANGUAGE_HEADER]: language } : {}),
      // A part is inserted into a page that already has its policy.
      ...(rsc === null ? { "content-security-policy": policyWithNonce(nonce) } : {}),
    });
    if (isMissingPage(answer) && !isNotFoundPage) return (await missingPage(requestId, language)).answer;
    const isKept = isKeepable(answer, lookup);
    const ready = cachedResponse(
      answer,
      {
        cacheControl: isKept && rsc === null ? declaration.cacheControl : "no-store",
        isFramable: declaration.isFramable,
        nonce,
      },
      cache.get(keyOf(lookup))?.body,
    );
    if (isKept && stamps !== null) {
      const { ifContains } = declaration;
      const stamp = ifContains && answer.body.includes(ifContains.text) ? stamps.extended : stamps.own;
      cache.set(keyOf(lookup), Object.assign(ready, stamp, { madeAt: Date.now() }));
    }
    return ready;
  }

  /** Renders each response once at a time: concurrent requests share the result. */
  async function makeOnce(
    lookup: CacheLookup,
    stamps: Stamps | null,
    requestId: string,
  ): Promise<CacheResult> {
    const name = `${keyOf(lookup)}\n${(stamps?.extended ?? stamps?.own)?.version}`;
    const first = underWay.get(name);
    if (first) return { answer: await first, isFromNext: false };
    const making = make(lookup, stamps, requestId);
    underWay.set(name, making);
    try {
      return { answer: await making, isFromNext: true };
    } finally {
      underWay.delete(name);
    }
  }

  /** The cached response if its versions are unchanged, otherwise a new one. */
  async function find(lookup: CacheLookup, requestId: string): Promise<CacheResult> {
    const kept = cache.get(keyOf(lookup));
    const { declaration } = lookup;
    let stamps: Stamps | null = null;
    try {
      if (kept && Date.now() < kept.expiresAt) {
        const now = await stampOf(declaration, kept.days, kept.expiresAt);
        if (now.version === kept.version) return { answer: kept, isFromNext: false };
      }
      stamps = await stampsOf(lookup);
    } catch {
      // The versions cannot be read: if the declaration allows it, an old response is served for a while.
      if (kept && Date.now() - kept.madeAt <= declaration.staleIfErrorMs)
        return { answer: kept, isFromNext: false };
    }
    return makeOnce(lookup, stamps, requestId);
  }

  async function missingPage(requestId: string, language: Language): Promise<CacheResult> {
    const declaration = await declarationOf(pathIn(language, NOT_FOUND_ADDRESS));
    if (declaration === null) throw new Error(`The site declares nothing of ${NOT_FOUND_ADDRESS}.`);
    return find({ declaration, rsc: null, language: null }, requestId);
  }

  return { find, missingPage };
}
