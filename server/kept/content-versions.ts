import pg from "pg";
import type { DayRange } from "@/lib/http/kept/declaration";

/**
 * The versions of what pages show. The database raises one in the transaction of each change (triggers of the migration
 * content_versions). Whoever keeps an answer keeps the versions that it was made under, taken before it was made, and
 * sends it again only while they are the same; so it does not matter through which process something was written.
 */

export interface Scope {
  /** Parts of the catalogue; null for all of them. */
  parts: readonly string[] | null;
  /** Days whose taken time is shown. */
  days: DayRange | null;
  /** How old (milliseconds) the versions may be. */
  slackMs: number;
}

interface VersionRow {
  name: string;
  version: string;
}

export type VersionQuery = (text: string, values: unknown[]) => Promise<{ rows: VersionRow[] }>;

/** A database that does not answer within this time counts as gone. */
const TIMEOUT_MS = 2_000;

/**
 * The sums of the version counters: of each part, and of each requested range of days, in one room or in all. Taken time
 * raises the counters of all days that it touches, its buffer included, so neighbouring days need not be read.
 */
const QUERY = `
  SELECT part AS name, sum(version)::text AS version FROM content_versions GROUP BY part
  UNION ALL
  SELECT asked.n::text, COALESCE(CASE WHEN asked.room IS NULL
      THEN (SELECT sum(version) FROM day_versions WHERE day BETWEEN asked.first AND asked.last)
      ELSE (SELECT sum(version) FROM day_versions
             WHERE day BETWEEN asked.first AND asked.last AND space_id = asked.room)
      END, 0)::text
    FROM unnest($1::date[], $2::date[], $3::int[]) WITH ORDINALITY AS asked (first, last, room, n)`;

/** Runs statements over one connection, since requests share a statement. Connects when first used. */
export function openVersionQuery(connectionString: string): VersionQuery {
  const pool = new pg.Pool({
    connectionString,
    max: 1,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    idleTimeoutMillis: 30_000,
  });
  // An idle connection that breaks must not bring the process down; the next question gets a new one.
  pool.on("error", () => {});
  return (text, values) => pool.query<VersionRow>(text, values);
}

interface Answer {
  parts: Map<string, string>;
  /** By range, as `keyOf` names it. */
  days: Map<string, string>;
  askedAt: number;
}

interface Waiting {
  days: DayRange | null;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

const keyOf = ({ from, to, room }: DayRange) => `${from}/${to}/${room ?? ""}`;

/** "events:4,spaces:12;3": parts in one order, then the days. */
function signature({ parts, days }: Answer, scope: Scope): string {
  const names = scope.parts ?? [...parts.keys()].sort();
  const ofParts = names.map((name) => `${name}:${parts.get(name) ?? 0}`).join(",");
  return scope.days === null ? ofParts : `${ofParts};${days.get(keyOf(scope.days))}`;
}

export class ContentVersions {
  #query: VersionQuery;
  #waiting: Waiting[] = [];
  #isAsking = false;
  #recent: Answer | null = null;
  #forgottenAt = Number.NEGATIVE_INFINITY;

  constructor(query: VersionQuery) {
    this.#query = query;
  }

  /**
   * The current versions, which include every change acknowledged before this call, except within `slackMs`. Calls that
   * come while the database is being asked share the next statement, never the running one.
   * @throws what the driver throws when the database does not answer
   */
  async current(scope: Scope): Promise<string> {
    const recent = this.#recent;
    const oldest = Math.max(performance.now() - scope.slackMs, this.#forgottenAt);
    if (scope.days === null && recent !== null && recent.askedAt > oldest) return signature(recent, scope);
    const answer = await new Promise<Answer>((resolve, reject) => {
      this.#waiting.push({ days: scope.days, resolve, reject });
      if (!this.#isAsking) void this.#ask();
    });
    return signature(answer, scope);
  }

  /** Discards the remembered versions, because something was written through this process. */
  forgetRecent(): void {
    this.#forgottenAt = performance.now();
  }

  async #ask(): Promise<void> {
    this.#isAsking = true;
    while (this.#waiting.length > 0) {
      const asked = this.#waiting;
      this.#waiting = [];
      try {
        const answer = await this.#answer(asked.flatMap(({ days }) => days ?? []));
        for (const { resolve } of asked) resolve(answer);
      } catch (error) {
        for (const { reject } of asked) reject(error);
      }
    }
    this.#isAsking = false;
  }

  async #answer(asked: readonly DayRange[]): Promise<Answer> {
    const askedAt = performance.now();
    const ranges = [...new Map(asked.map((range) => [keyOf(range), range])).values()];
    const { rows } = await this.#query(QUERY, [
      ranges.map(({ from }) => from),
      ranges.map(({ to }) => to),
      ranges.map(({ room }) => room ?? null),
    ]);
    const parts = new Map(rows.map(({ name, version }) => [name, version]));
    const days = new Map<string, string>();
    ranges.forEach((range, index) => {
      const number = String(index + 1);
      days.set(keyOf(range), parts.get(number) ?? "0");
      parts.delete(number);
    });
    this.#recent = { parts, days, askedAt };
    return this.#recent;
  }
}
