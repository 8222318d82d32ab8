import type { CalendarDay } from "../time/calendar-day";
import { birthFitsFiscalCode } from "./fiscal-code";

/**
 * Whether somebody is a person who is known already. The one place that decides it: for bookings and sign-ups, imports,
 * accounts that verify an address, the desk's form and the list of possible duplicates. Pure: the data layer reads the
 * candidates, and each purpose has its own rules below.
 */

/** What people are recognized by, in the form in which it is compared; null for what is not known. */
export interface Identity {
  /** First and last name folded (person_name_fold in the database). */
  nameFold: string;
  /** In lower case. */
  email: string | null;
  /** Digits without the prefix of Italy. */
  phone: string | null;
  fiscalCode: string | null;
  dateOfBirth: CalendarDay | null;
}

/** Somebody who may be the one that is looked for. */
export interface Candidate extends Identity {
  /** Unique among the candidates; of equally good ones the lowest counts. */
  id: number;
  /** Addresses with names of those who were merged into this person. */
  aliases: readonly { email: string; nameFold: string }[];
  /** The login; null for people without one. */
  account: { email: string; isVerified: boolean } | null;
}

export const CONTRADICTIONS = ["fiscalCode", "dateOfBirth"] as const;
export type Contradiction = (typeof CONTRADICTIONS)[number];

type Facts = Pick<Identity, "fiscalCode" | "dateOfBirth">;

const isOther = <T>(one: T | null, other: T | null) => one !== null && other !== null && one !== other;

/** A codice fiscale tells a day of birth: it counts where the other's day is all that is known. */
const isOfAnotherDay = (one: Facts, other: Facts) =>
  one.fiscalCode !== null &&
  one.dateOfBirth === null &&
  other.fiscalCode === null &&
  other.dateOfBirth !== null &&
  !birthFitsFiscalCode(one.fiscalCode, other.dateOfBirth);

/** The facts by which two entries are two people, whatever else is equal; empty where they may be one. */
export function contradictionsOf(one: Facts, other: Facts): Contradiction[] {
  const isOtherDay =
    isOther(one.dateOfBirth, other.dateOfBirth) || isOfAnotherDay(one, other) || isOfAnotherDay(other, one);
  return [
    ...(isOther(one.fiscalCode, other.fiscalCode) ? (["fiscalCode"] as const) : []),
    ...(isOtherDay ? (["dateOfBirth"] as const) : []),
  ];
}

const contradicts = (one: Facts, other: Facts) => contradictionsOf(one, other).length > 0;

/** In what the purposes differ. Everywhere the same address and name are the same person, unless facts contradict. */
export interface MatchRules {
  /** The person of the account that has verified the address: whatever the name, or only with the same name. */
  verifiedAddress: "anyName" | "sameName";
  /** Where neither has an address: whether the same name and phone are the same person. */
  phone: boolean;
  /** The same name where neither has an address or a phone. */
  nameAlone: "match" | "new" | "ask";
  /** The same codice fiscale and name; `unclaimed`: not if an account of another address has typed them. */
  fiscalCode: "any" | "unclaimed" | "unused";
  /**
   * Where several may be meant who are not one. `plain`: the one of whom neither codice fiscale nor day of birth is known,
   * else somebody new, so that nothing is written for the wrong one of two homonyms.
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
  /** Whoever books, signs up or waits, and rows of a file of bookings. */
  contact: CONTACT,
  /** Rows of a file of bookings among each other. */
  contactInFile: { ...CONTACT, phone: true, nameAlone: "match" },
  /** What is entered once is not entered again. */
  people: {
    verifiedAddress: "sameName",
    phone: true,
    nameAlone: "match",
    fiscalCode: "any",
    undecided: "ask",
  },
  /** Of two in a file with a name alone, nobody knows whether they are one. */
  peopleInFile: { ...CONTACT, phone: true, fiscalCode: "any", undecided: "ask" },
  /** The register: an address that a family shares makes nobody a member in another's place. */
  members: { ...CONTACT, verifiedAddress: "sameName", fiscalCode: "unclaimed", undecided: "ask" },
  membersInFile: { ...CONTACT, phone: true, nameAlone: "ask", fiscalCode: "any", undecided: "ask" },
  /** Whom an account takes over that has verified an address. */
  claim: { ...CONTACT, verifiedAddress: "sameName", undecided: "ask" },
} as const satisfies Record<string, MatchRules>;

/** Why nobody but a person can decide. */
export type AskReason =
  /** Several may be meant who are not one. */
  | "several"
  /** The codice fiscale is that of somebody of another name or day of birth. */
  | "fiscalCode"
  /** The codice fiscale was typed by an account of another address. */
  | "claimed"
  /** The name is equal, and nothing else is known. */
  | "nameAlone";

export type Match<C extends Candidate> =
  | {
      kind: "match";
      /** All who are the one that is looked for, the best first: they are one person. */
      people: readonly [C, ...C[]];
    }
  | { kind: "new" }
  | {
      kind: "ask";
      reason: AskReason;
      /** Those who may be meant. */
      people: readonly C[];
    };

const isNamed = (known: Identity, candidate: Candidate) =>
  candidate.nameFold === known.nameFold ||
  candidate.aliases.some(({ nameFold }) => nameFold === known.nameFold);

/** How somebody was recognized, the best first. */
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

/** Whether an account of another address than the one that is known has a codice fiscale. */
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

/** Those who have what is known, else all. */
function closest<C extends Candidate>(known: Identity, people: readonly C[]): readonly C[] {
  for (const fact of CONTRADICTIONS) {
    const equal = people.filter((one) => known[fact] !== null && one[fact] === known[fact]);
    if (equal.length > 0) return equal;
  }
  return people;
}

const areOne = (people: readonly Facts[]) =>
  people.every((one, at) => people.slice(at + 1).every((other) => !contradicts(one, other)));

/** A codice fiscale is of one person: whoever has it and is not the one that is looked for is in the way. */
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

/** Whether the name is all that speaks for somebody. */
const isNameAlone = (
  known: Identity,
  { candidate, evidence }: { candidate: Candidate; evidence: Evidence },
) =>
  evidence === "nameAlone" &&
  !CONTRADICTIONS.some((fact) => known[fact] !== null && known[fact] === candidate[fact]);

/**
 * Who somebody is among the candidates. People with different codici fiscali or different days of birth never match,
 * whatever else is equal. The order of the candidates does not matter.
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
