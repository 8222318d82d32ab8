import type { CalendarDay } from "../time/calendar-day";
import { birthFitsFiscalCode } from "./fiscal-code";

/**
 * Decides whether a person is already known. The only place that does so: for bookings and sign-ups, imports, accounts
 * that verify an address, the desk's form and the list of possible duplicates. Pure: the data layer reads the
 * candidates, and each purpose has its own rules below.
 */

/** The data by which people are recognized, in normalized form; null if unknown. */
export interface Identity {
  /** First and last name, folded (person_name_fold in the database). */
  nameFold: string;
  /** In lower case. */
  email: string | null;
  /** Digits without the Italian country code. */
  phone: string | null;
  fiscalCode: string | null;
  dateOfBirth: CalendarDay | null;
}

/** A stored person who may be the one being looked up. */
export interface Candidate extends Identity {
  /** Unique among the candidates; the lowest wins among equally good matches. */
  id: number;
  /** E-mail addresses and names of people who were merged into this person. */
  aliases: readonly { email: string; nameFold: string }[];
  /** The person's login; null without an account. */
  account: { email: string; isVerified: boolean } | null;
}

export const CONTRADICTIONS = ["fiscalCode", "dateOfBirth"] as const;
export type Contradiction = (typeof CONTRADICTIONS)[number];

type Facts = Pick<Identity, "fiscalCode" | "dateOfBirth">;

const isOther = <T>(one: T | null, other: T | null) => one !== null && other !== null && one !== other;

/** A codice fiscale implies a date of birth, which is compared with the other date if nothing else is comparable. */
const isOfAnotherDay = (one: Facts, other: Facts) =>
  one.fiscalCode !== null &&
  one.dateOfBirth === null &&
  other.fiscalCode === null &&
  other.dateOfBirth !== null &&
  !birthFitsFiscalCode(one.fiscalCode, other.dateOfBirth);

/** The facts that prove two entries to be different people; empty if they may be the same person. */
export function contradictionsOf(one: Facts, other: Facts): Contradiction[] {
  const isOtherDay =
    isOther(one.dateOfBirth, other.dateOfBirth) || isOfAnotherDay(one, other) || isOfAnotherDay(other, one);
  return [
    ...(isOther(one.fiscalCode, other.fiscalCode) ? (["fiscalCode"] as const) : []),
    ...(isOtherDay ? (["dateOfBirth"] as const) : []),
  ];
}

const contradicts = (one: Facts, other: Facts) => contradictionsOf(one, other).length > 0;

/** How the purposes differ. For all of them, the same e-mail address and name match unless facts contradict. */
export interface MatchRules {
  /** Whether the account that has verified the e-mail address matches under any name, or only under the same name. */
  verifiedAddress: "anyName" | "sameName";
  /** Whether the same name and phone match when neither entry has an e-mail address. */
  phone: boolean;
  /** What follows from the same name when neither entry has an e-mail address or a phone. */
  nameAlone: "match" | "new" | "ask";
  /** Whether the same codice fiscale and name match. `unclaimed`: not if another address's account entered the code. */
  fiscalCode: "any" | "unclaimed" | "unused";
  /**
   * What to do if several different people match. `plain`: take the one without codice fiscale and date of birth,
   * otherwise create a new person, so that nothing is recorded for the wrong one of two namesakes.
   */
  undecided: "ask" | "plain";
}

const CONTACT: MatchRules = {
  verifiedAddress: "anyName",
  phone: false,
  nameAlone: "new",
  fiscalCode: "unused",
  undecided: "plain",
};

export const MATCH_RULES = {
  /** Customers, participants and waiting people, and the rows of an imported file of bookings. */
  contact: CONTACT,
  /** Rows of a file of bookings compared with each other. */
  contactInFile: { ...CONTACT, phone: true, nameAlone: "match" },
  /** Rows of a file of people compared with stored people: importing the same person again creates no duplicate. */
  people: {
    verifiedAddress: "sameName",
    phone: true,
    nameAlone: "match",
    fiscalCode: "any",
    undecided: "ask",
  },
  /** Rows of a file of people compared with each other: two equal names alone do not mean the same person. */
  peopleInFile: { ...CONTACT, phone: true, fiscalCode: "any", undecided: "ask" },
  /** The register of members: with an address that a family shares, nobody becomes a member in place of a relative. */
  members: { ...CONTACT, verifiedAddress: "sameName", fiscalCode: "unclaimed", undecided: "ask" },
  membersInFile: { ...CONTACT, phone: true, nameAlone: "ask", fiscalCode: "any", undecided: "ask" },
  /** People to be linked to an account that has verified its e-mail address. */
  claim: { ...CONTACT, verifiedAddress: "sameName", undecided: "ask" },
} as const satisfies Record<string, MatchRules>;

/** Why a human has to decide. */
export type ReviewReason =
  /** Several different people match. */
  | "several"
  /** The codice fiscale belongs to a person with a different name or date of birth. */
  | "fiscalCode"
  /** The codice fiscale was entered by the account of another e-mail address. */
  | "claimed"
  /** The name is the same, and nothing else is known. */
  | "nameAlone";

export type Match<C extends Candidate> =
  | {
      kind: "match";
      /** All matching entries, the best first; they are the same person. */
      people: readonly [C, ...C[]];
    }
  | { kind: "new" }
  | {
      kind: "ask";
      reason: ReviewReason;
      /** The people to choose from. */
      people: readonly C[];
    };

const isNamed = (known: Identity, candidate: Candidate) =>
  candidate.nameFold === known.nameFold ||
  candidate.aliases.some(({ nameFold }) => nameFold === known.nameFold);

/** How a person was recognized, the best evidence first. */
const EVIDENCE = ["verifiedAddress", "address", "fiscalCode", "phone", "nameAlone"] as const;
type Evidence = (typeof EVIDENCE)[number];

const hasVerified = ({ account }: Candidate, email: string) =>
  account?.isVerified === true && account.email === email;

function byAddress(known: Identity, candidate: Candidate, rules: MatchRules): Evidence | null {
  const { email, nameFold } = known;
  if (email === null) return null;
  if (hasVerified(candidate, email) && (rules.verifiedAddress === "anyName" || isNamed(known, candidate)))
    return "verifiedAddress";
  const isOwn = candidate.email === email && candidate.nameFold === nameFold;
  if (isOwn && candidate.account === null) return "address";
  const isAlias = candidate.aliases.some((alias) => alias.email === email && alias.nameFold === nameFold);
  return isAlias ? "address" : null;
}

/** Whether the candidate has an account with an e-mail address other than the known one. */
const isClaimed = (known: Identity, { account }: Candidate) =>
  account !== null && account.email !== known.email;

function evidenceFor(known: Identity, candidate: Candidate, rules: MatchRules): Evidence | null {
  const found = byAddress(known, candidate, rules);
  if (found !== null) return found;
  const isNamesake = isNamed(known, candidate);
  if (!isNamesake) return null;
  if (known.fiscalCode !== null && candidate.fiscalCode === known.fiscalCode && rules.fiscalCode !== "unused")
    return rules.fiscalCode === "unclaimed" && isClaimed(known, candidate) ? null : "fiscalCode";
  if (known.email !== null || candidate.email !== null || candidate.phone !== known.phone) return null;
  if (known.phone !== null) return rules.phone ? "phone" : null;
  return rules.nameAlone === "new" ? null : "nameAlone";
}

/** The people who share a known fact; all of them if nobody does. */
function closest<C extends Candidate>(known: Identity, people: readonly C[]): readonly C[] {
  for (const fact of CONTRADICTIONS) {
    const equal = people.filter((one) => known[fact] !== null && one[fact] === known[fact]);
    if (equal.length > 0) return equal;
  }
  return people;
}

const areOne = (people: readonly Facts[]) =>
  people.every((one, at) => people.slice(at + 1).every((other) => !contradicts(one, other)));

/** A codice fiscale belongs to one person: a holder who is not the matched person prevents an automatic match. */
function holdersInTheWay<C extends Candidate>(
  known: Identity,
  candidates: readonly C[],
  isFound: boolean,
): Match<C> | null {
  const holders = candidates.filter(
    ({ fiscalCode }) => fiscalCode !== null && fiscalCode === known.fiscalCode,
  );
  const others = holders.filter((one) => !isNamed(known, one) || contradicts(known, one));
  if (others.length > 0) return { kind: "ask", reason: "fiscalCode", people: others };
  return isFound || holders.length === 0 ? null : { kind: "ask", reason: "claimed", people: holders };
}

function undecided<C extends Candidate>(people: readonly C[], rules: MatchRules): Match<C> {
  if (rules.undecided === "ask") return { kind: "ask", reason: "several", people };
  const plain = people.find((one) => CONTRADICTIONS.every((fact) => one[fact] === null));
  return plain === undefined ? { kind: "new" } : { kind: "match", people: [plain] };
}

/** Whether only the name supports a match. */
const isNameAlone = (
  known: Identity,
  { candidate, evidence }: { candidate: Candidate; evidence: Evidence },
) =>
  evidence === "nameAlone" &&
  !CONTRADICTIONS.some((fact) => known[fact] !== null && known[fact] === candidate[fact]);

/**
 * Finds a person among the candidates. People with different codici fiscali or dates of birth never match, whatever
 * else is equal. The order of the candidates does not matter.
 */
export function matchPerson<C extends Candidate>(
  known: Identity,
  candidates: readonly C[],
  rules: MatchRules,
): Match<C> {
  const inOrder = [...candidates].sort((a, b) => a.id - b.id);
  const found = inOrder
    .flatMap((candidate) => {
      const evidence = contradicts(known, candidate) ? null : evidenceFor(known, candidate, rules);
      return evidence === null ? [] : [{ candidate, evidence }];
    })
    .sort((a, b) => EVIDENCE.indexOf(a.evidence) - EVIDENCE.indexOf(b.evidence));
  const proven =
    rules.verifiedAddress === "anyName" ? found.filter(({ evidence }) => evidence === "verifiedAddress") : [];
  const people = (proven.length > 0 ? proven : found).map(({ candidate }) => candidate);
  const [best, ...others] = areOne(people) ? people : closest(known, people);
  const inTheWay = rules.fiscalCode === "unused" ? null : holdersInTheWay(known, inOrder, best !== undefined);
  if (inTheWay !== null) return inTheWay;
  if (best === undefined) return { kind: "new" };
  if (!areOne([best, ...others])) return undecided(people, rules);
  if (rules.nameAlone === "ask" && found.every((one) => isNameAlone(known, one)))
    return { kind: "ask", reason: "nameAlone", people };
  return { kind: "match", people: [best, ...others] };
}
