import { languageOfPath, pathIn } from "@/lib/domain/language/language-paths";
import type { Language } from "@/lib/domain/language/languages";
import { type DayRange, type Declaration, MISSING_PAGE_LANGUAGE_HEADER } from "@/lib/http/cache/declaration";
import { typeOf } from "../headers";
import { newNonce, policyWithNonce } from "../page-policy";
import type { Answer, Upstream } from "../upstream";
import { BoundedCache } from "./bounded-cache";
import type { ContentVersions } from "./content-versions";
import { type ReadyAnswer, readyAnswer } from "./ready-answer";

/**
 * Answers that are the same for everybody, kept under the versions of what they show. The versions are taken before an
 * answer is made, so a copy can only be newer than what it is filed under, and it is sent only while they are the same.
 */

/** The address at which Next.js renders the page for unknown addresses; before it the language, as for every page. */
const NOT_FOUND_ADDRESS = "/_not-found";

/** A request that may be answered from what is kept. */
export interface CacheLookup {
  declaration: Declaration;
  /** For a part of a page (an RSC request), the router's headers and its `_rsc` value; null for the whole page. */
  rsc: { headers: Record<string, string>; cacheBuster: string } | null;
  /** The preferred language, where the declaration says that the answer depends on it; else null. */
  language: Language | null;
}

/** What a kept answer is valid for: sent again only while the version is the same, and before `expiresAt`. */
interface Stamp {
  days: DayRange | null;
  version: string;
  expiresAt: number;
}

type CachedAnswer = ReadyAnswer & Stamp & { madeAt: number };

/** An answer to send, and whether it came from Next.js just now. */
interface CacheResult {
  answer: ReadyAnswer;
  isFromNext: boolean;
}

/** The headers by which an answer differs from others at its address. */
const headersOf = ({ rsc, language }: CacheLookup): Record<string, string> => ({
  ...rsc?.headers,
  ...(language === null ? {} : { "accept-language": language }),
});

/** The key of an answer: its address, and the headers that it also depends on. */
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

/** Whether an answer has the declared status and type, and sets no cookie. */
function isKeepable(answer: Answer, { declaration, rsc }: CacheLookup): boolean {
  const status = rsc === null ? declaration.status : 200;
  const type = rsc === null ? declaration.type : "text/x-component";
  return answer.status === status && typeOf(answer) === type && answer.headers["set-cookie"] === undefined;
}

/** Whether an answer is the empty document that Next.js sends where there is no page (README.md). */
export const isMissingPage = (answer: Pick<Answer, "status" | "headers">): boolean =>
  answer.status === 404 && typeOf(answer) === "text/html";

export function answerCache(
  versions: ContentVersions,
  upstream: Pick<Upstream, "render">,
  declarationOf: (url: string) => Promise<Declaration | null>,
) {
  const cache = new BoundedCache<CachedAnswer>();
  const underWay = new Map<string, Promise<ReadyAnswer>>();

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
   * The stamps under which an answer may be kept, read before it is made: its text decides which of the two applies.
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

  /** Makes an answer, and keeps it if it is as declared and its stamps are known. */
  async function make(lookup: CacheLookup, stamps: Stamps | null, requestId: string): Promise<ReadyAnswer> {
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
    const ready = readyAnswer(
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

  /** Renders each answer once at a time: concurrent requests share the result. */
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

  /** The kept answer if its versions are unchanged, else a new one. */
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
      // The versions cannot be read: where declared, an old answer is sent for a while.
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
