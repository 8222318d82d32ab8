import type { DayRange, Declaration } from "@/lib/http/kept/declaration";
import { typeOf } from "../headers";
import { newNonce, policyWithNonce } from "../page-policy";
import type { Answer, Upstream } from "../upstream";
import type { ContentVersions } from "./content-versions";
import { type ReadyAnswer, readyAnswer } from "./entry";
import { Memory } from "./memory";

/**
 * Answers that are the same for everybody, kept under the versions of what they show. The versions are taken before an
 * answer is made, so a copy can only be newer than what it is filed under, and it is sent only while they are the same.
 */

/** A page that the site has not got, asked for at an address that no page has. */
const NOWHERE = "/_not-found";

/** A request that may be answered from what is kept. */
export interface Asked {
  declaration: Declaration;
  /** The router's headers of a request for a part of a page, with its mark in the query; null for the whole. */
  part: { headers: Record<string, string>; mark: string } | null;
}

/** What an answer is kept under. */
interface Stamp {
  days: DayRange | null;
  version: string;
  ends: number;
}

type KeptAnswer = ReadyAnswer & Stamp & { madeAt: number };

/** An answer to send, and whether Next.js was asked for it. */
export interface Found {
  answer: ReadyAnswer;
  isFromNext: boolean;
}

/** Where an answer is kept: parts of a page by all that they may depend on. */
const keyOf = ({ declaration, part }: Asked) =>
  part === null
    ? declaration.address
    : `${pathOf(declaration.address, part)}\n${JSON.stringify(part.headers)}`;

/** The address that is asked of Next.js. */
function pathOf(address: string, part: Asked["part"]): string {
  if (part === null) return address;
  return `${address}${address.includes("?") ? "&" : "?"}_rsc=${part.mark}`;
}

/** Whether an answer is the one that its address is declared to have, and sets nothing for its reader. */
function isKeepable(answer: Answer, { declaration, part }: Asked): boolean {
  const status = part === null ? declaration.status : 200;
  const type = part === null ? declaration.type : "text/x-component";
  return answer.status === status && typeOf(answer) === type && answer.headers["set-cookie"] === undefined;
}

/** Whether an answer is the empty document that Next.js sends where there is no page (README.md). */
export const isMissingPage = (answer: Pick<Answer, "status" | "headers">): boolean =>
  answer.status === 404 && typeOf(answer) === "text/html";

export type KeptAnswers = ReturnType<typeof keptAnswers>;

export function keptAnswers(
  versions: ContentVersions,
  upstream: Pick<Upstream, "render">,
  declarationOf: (url: string) => Promise<Declaration | null>,
) {
  const memory = new Memory<KeptAnswer>();
  const underWay = new Map<string, Promise<ReadyAnswer>>();

  const stampOf = async (
    { parts, slackMs }: Declaration,
    days: DayRange | null,
    ends: number,
  ): Promise<Stamp> => ({
    days,
    version: await versions.current({ parts, days, slackMs }),
    ends,
  });

  /** What an answer may be kept under, from before it is made: it says itself which days it turned out to show. */
  async function stampsOf({ declaration }: Asked) {
    const { days, ends, ifMarked } = declaration;
    const [own, marked] = await Promise.all([
      stampOf(declaration, days, ends),
      ifMarked && stampOf(declaration, ifMarked.days, ifMarked.ends),
    ]);
    return { own, marked };
  }
  type Stamps = Awaited<ReturnType<typeof stampsOf>>;

  /** Makes an answer; keeps it where there is something to keep it under and it is what it should be. */
  async function make(asked: Asked, stamps: Stamps | null, requestId: string): Promise<ReadyAnswer> {
    const { declaration, part } = asked;
    const nonce = newNonce();
    const answer = await upstream.render(pathOf(declaration.address, part), {
      ...part?.headers,
      "x-request-id": requestId,
      // A part is put into a page that has its policy already.
      ...(part === null ? { "content-security-policy": policyWithNonce(nonce) } : {}),
    });
    if (isMissingPage(answer) && declaration.address !== NOWHERE)
      return (await missingPage(requestId)).answer;
    const isKept = isKeepable(answer, asked);
    const ready = readyAnswer(
      answer,
      {
        cacheControl: isKept && declaration.holder === "browser" && part === null ? "no-cache" : "no-store",
        isFramable: declaration.isFramable,
        nonce,
      },
      memory.get(keyOf(asked))?.body,
    );
    if (isKept && stamps !== null) {
      const { ifMarked } = declaration;
      const stamp = ifMarked && answer.body.includes(ifMarked.mark) ? stamps.marked : stamps.own;
      memory.set(keyOf(asked), Object.assign(ready, stamp, { madeAt: Date.now() }));
    }
    return ready;
  }

  /** One rendering at a time of each answer: who comes meanwhile gets the same. */
  async function makeOnce(asked: Asked, stamps: Stamps | null, requestId: string): Promise<Found> {
    const name = `${keyOf(asked)}\n${(stamps?.marked ?? stamps?.own)?.version}`;
    const first = underWay.get(name);
    if (first) return { answer: await first, isFromNext: false };
    const making = make(asked, stamps, requestId);
    underWay.set(name, making);
    try {
      return { answer: await making, isFromNext: true };
    } finally {
      underWay.delete(name);
    }
  }

  /** The kept answer where it is as it was, else a new one. */
  async function find(asked: Asked, requestId: string): Promise<Found> {
    const kept = memory.get(keyOf(asked));
    const { declaration } = asked;
    let stamps: Stamps | null = null;
    try {
      if (kept && Date.now() < kept.ends) {
        const now = await stampOf(declaration, kept.days, kept.ends);
        if (now.version === kept.version) return { answer: kept, isFromNext: false };
      }
      stamps = await stampsOf(asked);
    } catch {
      // The database does not say. An old answer is better than none where nothing depends on the moment.
      if (kept && Date.now() - kept.madeAt <= declaration.standInMs)
        return { answer: kept, isFromNext: false };
    }
    return makeOnce(asked, stamps, requestId);
  }

  /** The page for what is not there. */
  async function missingPage(requestId: string): Promise<Found> {
    const declaration = await declarationOf(NOWHERE);
    if (declaration === null) throw new Error(`The site declares nothing of ${NOWHERE}.`);
    return find({ declaration, part: null }, requestId);
  }

  return { find, missingPage };
}
