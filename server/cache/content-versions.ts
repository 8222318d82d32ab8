import pg from "pg";
import type { DayRange } from "@/lib/http/cache/declaration";

/**
 * The versions of what pages show. The database increments them in the transaction of each change (triggers of the
 * migration content_versions). A response is cached with the versions read before it was rendered, and served only
 * while they are unchanged; so it does not matter through which process something was written.
 */

export interface Scope {
  /** Parts of the catalogue; null for all of them. */
  parts: readonly string[] | null;
  /** Days whose occupied time is shown. */
  days: DayRange | null;
  /** The maximum age of the versions, in milliseconds. */
  maxVersionAgeMs: number;
}

interface VersionRow {
  name: string;
  version: string;
}

export type VersionQuery = (text: string, values: unknown[]) => Promise<{ rows: VersionRow[] }>;

/** A database that does not respond within this time counts as unreachable. */
const TIMEOUT_MS = 2_000;

/**
 * The sums of the version counters: of each part, and of each requested range of days, in one room or in all. Occupied
 * time increments the counters of all days that it touches, including its buffer, so neighbouring days need not be
 * read.
 */
const QUERY = `
  SELECT part AS name, sum(version)::text AS version FROM content_versions GROUP BY part
  UNION ALL
  SELECT requested.n::text, COALESCE(CASE WHEN requested.room IS NULL
      THEN (SELECT sum(version) FROM day_versions WHERE day BETWEEN requested.first AND requested.last)
      ELSE (SELECT sum(version) FROM day_versions
             WHERE day BETWEEN requested.first AND requested.last AND space_id = requested.room)
      END, 0)::text
    FROM unnest($1::date[], $2::date[], $3::int[]) WITH ORDINALITY AS requested (first, last, room, n)`;

/** Runs statements over one connection, since requests share a statement. Connects on first use. */
export function openVersionQuery(connectionString: string): VersionQuery {
  const pool = new pg.Pool({
    connectionString,
    max: 1,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    idleTimeoutMillis: 30_000,
  });
  // An idle connection that breaks must not crash the process; the next statement gets a new one.
  pool.on("error", () => {});
  return (text, values) => pool.query<VersionRow>(text, values);
}

interface Versions {
  parts: Map<string, string>;
  /** By range, with the key of `keyOf`. */
  days: Map<string, string>;
  readAt: number;
}

interface PendingRead {
  days: DayRange | null;
  resolve: (versions: Versions) => void;
  reject: (error: unknown) => void;
}

const keyOf = ({ from, to, room }: DayRange) => `${from}/${to}/${room ?? ""}`;

/** "events:4,spaces:12;3": the parts in a fixed order, then the days. */
function signature({ parts, days }: Versions, scope: Scope): string {
  const names = scope.parts ?? [...parts.keys()].sort();
  const ofParts = names.map((name) => `${name}:${parts.get(name) ?? 0}`).join(",");
  return scope.days === null ? ofParts : `${ofParts};${days.get(keyOf(scope.days))}`;
}

export class ContentVersions {
  #query: VersionQuery;
  #pending: PendingRead[] = [];
  #isReading = false;
  #recent: Versions | null = null;
  #forgottenAt = Number.NEGATIVE_INFINITY;

  constructor(query: VersionQuery) {
    this.#query = query;
  }

  /**
   * The current versions, which include every change acknowledged before this call, except within `maxVersionAgeMs`.
   * Calls made while a statement runs share the next statement, never the running one.
   * @throws the driver's error if the database does not respond
   */
  async current(scope: Scope): Promise<string> {
    const recent = this.#recent;
    const oldest = Math.max(performance.now() - scope.maxVersionAgeMs, this.#forgottenAt);
    if (scope.days === null && recent !== null && recent.readAt > oldest) return signature(recent, scope);
    const versions = await new Promise<Versions>((resolve, reject) => {
      this.#pending.push({ days: scope.days, resolve, reject });
      if (!this.#isReading) void this.#readPending();
    });
    return signature(versions, scope);
  }

  /** Discards the remembered versions, because something was written through this process. */
  forgetRecent(): void {
    this.#forgottenAt = performance.now();
  }

  async #readPending(): Promise<void> {
    this.#isReading = true;
    while (this.#pending.length > 0) {
      const batch = this.#pending;
      this.#pending = [];
      try {
        const versions = await this.#read(batch.flatMap(({ days }) => days ?? []));
        for (const { resolve } of batch) resolve(versions);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.#isReading = false;
  }

  async #read(requested: readonly DayRange[]): Promise<Versions> {
    const readAt = performance.now();
    const ranges = [...new Map(requested.map((range) => [keyOf(range), range])).values()];
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
    this.#recent = { parts, days, readAt };
    return this.#recent;
  }
}
