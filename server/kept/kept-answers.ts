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

/** The address at which Next.js renders the page for unknown addresses. */
const NOWHERE = "/_not-found";

/** A request that may be answered from what is kept. */
export interface Asked {
  declaration: Declaration;
  /** For a part of a page, the router's headers and its `_rsc` value; null for the whole page. */
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

/** The key of an answer; a part of a page also depends on the router's headers. */
const keyOf = ({ declaration, part }: Asked) =>
  part === null
    ? declaration.address
    : `${pathOf(declaration.address, part)}\n${JSON.stringify(part.headers)}`;

/** The address that is asked of Next.js. */
function pathOf(address: string, part: Asked["part"]): string {
  if (part === null) return address;
  return `${address}${address.includes("?") ? "&" : "?"}_rsc=${part.mark}`;
}

/** Whether an answer has the declared status and type, and sets no cookie. */
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

  /**
   * The stamps under which an answer may be kept, read before it is made: its text decides which of the two applies.
   */
  async function stampsOf({ declaration }: Asked) {
    const { days, ends, ifMarked } = declaration;
    const [own, marked] = await Promise.all([
      stampOf(declaration, days, ends),
      ifMarked && stampOf(declaration, ifMarked.days, ifMarked.ends),
    ]);
    return { own, marked };
  }
  type Stamps = Awaited<ReturnType<typeof stampsOf>>;

  /** Makes an answer, and keeps it if it is as declared and its stamps are known. */
  async function make(asked: Asked, stamps: Stamps | null, requestId: string): Promise<ReadyAnswer> {
    const { declaration, part } = asked;
    const nonce = newNonce();
    const answer = await upstream.render(pathOf(declaration.address, part), {
      ...part?.headers,
      "x-request-id": requestId,
      // A part is inserted into a page that already has its policy.
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

  /** Renders each answer once at a time: concurrent requests share the result. */
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

  /** The kept answer if its versions are unchanged, else a new one. */
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
      // The versions cannot be read: where declared, an old answer is sent for a while.
      if (kept && Date.now() - kept.madeAt <= declaration.standInMs)
        return { answer: kept, isFromNext: false };
    }
    return makeOnce(asked, stamps, requestId);
  }

  /** The page for unknown addresses. */
  async function missingPage(requestId: string): Promise<Found> {
    const declaration = await declarationOf(NOWHERE);
    if (declaration === null) throw new Error(`The site declares nothing of ${NOWHERE}.`);
    return find({ declaration, part: null }, requestId);
  }

  return { find, missingPage };
}
