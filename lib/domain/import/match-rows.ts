import {
  type Candidate,
  CONTRADICTIONS,
  contradictionsOf,
  type Identity,
  type MatchRules,
  matchPerson,
  type ReviewReason,
} from "../person/match-person";

export interface IdentifiedRow<C extends Candidate> {
  known: Identity;
  /** The stored people who may be meant. */
  candidates: readonly C[];
}

export type RowPerson<C extends Candidate> =
  | { kind: "known"; person: C }
  /** Rows with the same key are one new person. */
  | { kind: "new"; key: number }
  | { kind: "ask"; reason: ReviewReason };

/** The maximum number of similar rows in a file; beyond it, the person has to be chosen by hand. */
const MOST_ALIKE = 50;

const factCount = (known: Identity) => CONTRADICTIONS.filter((fact) => known[fact] !== null).length;

/** What rows of the same person may have in common. */
function keysOf({ email, phone, nameFold, fiscalCode }: Identity): string[] {
  const contact = email === null ? ["phone", phone, nameFold] : ["email", email, nameFold];
  return [contact, ...(fiscalCode === null ? [] : [["fiscalCode", fiscalCode]])].map((key) =>
    JSON.stringify(key),
  );
}

interface Group {
  /** The first row. */
  key: number;
  rows: number[];
  fiscalCode: string | null;
  dateOfBirth: string | null;
}

/**
 * Groups the rows of a file by person. Rows with more known facts are added first, so that the others are compared with
 * everything the file contains about a person, wherever it appears.
 */
class Groups {
  private readonly alike = new Map<string, number[]>();
  private readonly groupOf = new Map<number, Group>();
  private readonly asked = new Map<number, ReviewReason>();

  constructor(
    private readonly known: readonly Identity[],
    private readonly rules: MatchRules,
  ) {
    const order = known
      .map((_, at) => at)
      .sort((a, b) => factCount(this.at(b)) - factCount(this.at(a)) || a - b);
    for (const at of order) this.add(at);
  }

  private at(row: number): Identity {
    const known = this.known[row];
    if (known === undefined) throw new Error(`There is no row ${row}`);
    return known;
  }

  private add(at: number): void {
    const known = this.at(at);
    const keys = keysOf(known);
    const rows = keys.map((key) => this.alike.get(key) ?? []);
    if (rows.some(({ length }) => length >= MOST_ALIKE)) {
      this.asked.set(at, "several");
      return;
    }
    const match = matchPerson(
      known,
      rows.flat().map((row) => this.candidate(row)),
      this.rules,
    );
    if (match.kind === "ask") {
      this.asked.set(at, match.reason);
      return;
    }
    const matched =
      match.kind === "match" ? match.people.flatMap(({ id }) => this.groupOf.get(id) ?? []) : [];
    const { fiscalCode, dateOfBirth } = known;
    this.join([...new Set(matched), { key: at, rows: [at], fiscalCode, dateOfBirth }]);
    // One row of a group is enough under each key.
    keys.forEach((key, index) => {
      const already = rows[index] ?? [];
      if (!already.some((row) => this.groupOf.get(row) === this.groupOf.get(at)))
        this.alike.set(key, [...already, at]);
    });
  }

  private candidate(row: number): Candidate {
    const { fiscalCode = null, dateOfBirth = null } = this.groupOf.get(row) ?? {};
    return { ...this.at(row), fiscalCode, dateOfBirth, id: row, aliases: [], account: null };
  }

  /** Merges into the largest group, so that a file with many rows of one person is not copied for each row. */
  private join(groups: readonly Group[]): void {
    const [joined, ...others] = [...groups].sort((a, b) => b.rows.length - a.rows.length);
    if (joined === undefined) return;
    if (others.length === 0) this.groupOf.set(joined.key, joined);
    for (const other of others) {
      joined.key = Math.min(joined.key, other.key);
      joined.fiscalCode ??= other.fiscalCode;
      joined.dateOfBirth ??= other.dateOfBirth;
      for (const row of other.rows) {
        joined.rows.push(row);
        this.groupOf.set(row, joined);
      }
    }
  }

  reasonOf = (row: number): ReviewReason | undefined => this.asked.get(row);

  all = (): Group[] => [...new Set(this.groupOf.values())];
}

/**
 * The person of each row, in order. Rows that contradict each other are different people; if neither the file nor the
 * stored people decide, an administrator has to.
 */
export function matchRows<C extends Candidate>(
  rows: readonly IdentifiedRow<C>[],
  { stored, file }: { stored: MatchRules; file: MatchRules },
): RowPerson<C>[] {
  const groups = new Groups(
    rows.map(({ known }) => known),
    file,
  );
  const result = rows.map(
    (_, at): RowPerson<C> => ({ kind: "ask", reason: groups.reasonOf(at) ?? "several" }),
  );
  const takenBy = new Map<number, Group[]>();
  for (const group of groups.all()) {
    const found = personOf(group, rows, stored);
    for (const row of group.rows) result[row] = found;
    if (found.kind !== "known") continue;
    const taking = takenBy.get(found.person.id);
    if (taking === undefined) takenBy.set(found.person.id, [group]);
    else taking.push(group);
  }
  // If two people of the file match the same stored person, it is unknown which of them is meant.
  for (const taking of takenBy.values())
    for (const group of contradicted(taking))
      for (const row of group.rows) result[row] = { kind: "ask", reason: "several" };
  return result;
}

/**
 * The groups that contradict another one. Those with the same facts are compared once: thousands of rows may have the
 * address of one account.
 */
function contradicted(groups: readonly Group[]): Group[] {
  const factsOf = ({ fiscalCode, dateOfBirth }: Group) => JSON.stringify([fiscalCode, dateOfBirth]);
  const different = new Map(groups.map((group) => [factsOf(group), group]));
  const others = [...different.values()];
  const found = new Set<string>();
  for (const [facts, group] of different)
    if (others.some((other) => contradictionsOf(group, other).length > 0)) found.add(facts);
  return groups.filter((group) => found.has(factsOf(group)));
}

function personOf<C extends Candidate>(
  group: Group,
  rows: readonly IdentifiedRow<C>[],
  rules: MatchRules,
): RowPerson<C> {
  const { fiscalCode, dateOfBirth } = group;
  const matches = group.rows.flatMap((at) => {
    const row = rows[at];
    return row ? [matchPerson({ ...row.known, fiscalCode, dateOfBirth }, row.candidates, rules)] : [];
  });
  for (const match of matches) if (match.kind === "ask") return { kind: "ask", reason: match.reason };
  const people = matches.flatMap((match) => (match.kind === "match" ? match.people : []));
  const [person] = people;
  if (person === undefined) return { kind: "new", key: group.key };
  return people.some((other) => contradictionsOf(person, other).length > 0)
    ? { kind: "ask", reason: "several" }
    : { kind: "known", person };
}
