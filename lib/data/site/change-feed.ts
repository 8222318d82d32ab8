import "server-only";
import pg from "pg";
import { database, isDatabaseInUse } from "@/lib/data/client";
import { env } from "@/lib/env";

/**
 * Tells whoever listens in this process that something was written, by whatever process. On a PostgreSQL that this
 * process speaks to directly its notifications do, on one connection; behind a pooler that hands connections round, and
 * on the embedded database, versions are compared every few seconds. A comparison now and then also finds what was
 * written by a job or by hand.
 */

const CHANNEL = "site_changes";
/** How long others wait for a change where nothing is notified. */
const POLL_MS = 2_500;
/** A look behind notifications. */
const SLOW_POLL_MS = 15_000;
/** A notification that takes longer will not come: there is a pooler between. */
const PROBE_MS = 2_000;
/** Many writes in a moment are one piece of news. */
const ANNOUNCE_EVERY_MS = 200;

/** Sums that no write leaves as they were: of taken time, of what pages show, of money, of what the panel did. */
const VERSION = `
  SELECT (SELECT COALESCE(sum(version), 0) FROM day_versions WHERE day >= CURRENT_DATE - 45)::text || ':' ||
    (SELECT COALESCE(sum(version), 0) FROM content_versions)::text || ':' ||
    (SELECT COALESCE(max(id), 0) FROM payments)::text || ':' ||
    (SELECT COALESCE(max(id), 0) FROM audit_log)::text AS version`;

type Listener = () => void;

class ChangeFeed {
  readonly #listeners = new Set<Listener>();
  #timer: NodeJS.Timeout | null = null;
  #client: pg.Client | null = null;
  #isNotified = false;
  #version: string | null = null;
  #announcement: NodeJS.Timeout | null = null;

  /** Calls `listener` after each change until the function that is returned is called. */
  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) this.#start();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#stop();
    };
  }

  /** Something was written through this process. */
  announce(): void {
    if (this.#announcement !== null || !isDatabaseInUse()) return;
    this.#announcement = setTimeout(() => {
      this.#announcement = null;
      this.#tell();
      // Outside of the transaction that wrote: its commit would wait for all others that notify.
      if (!env().EMBEDDED_DATABASE)
        database()
          .pool.query("SELECT pg_notify($1, '')", [CHANNEL])
          .catch(() => {});
    }, ANNOUNCE_EVERY_MS);
    this.#announcement.unref();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  #start(): void {
    this.#schedule();
    if (!env().EMBEDDED_DATABASE) void this.#listen().catch(() => this.#hangUp());
  }

  #stop(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.#version = null;
    this.#hangUp();
  }

  #schedule(): void {
    this.#timer = setTimeout(() => void this.#compare(), this.#isNotified ? SLOW_POLL_MS : POLL_MS);
    this.#timer.unref();
  }

  /** Looks whether something was written that nobody told of. A database out of reach is asked again later. */
  async #compare(): Promise<void> {
    try {
      const { rows } = await database().pool.query<{ version: string }>(VERSION);
      const version = rows[0]?.version ?? null;
      if (this.#version !== null && version !== this.#version) this.#tell();
      this.#version = version;
    } catch {
      // Whoever reads the board is told by the answer.
    }
    if (this.#listeners.size > 0) this.#schedule();
  }

  async #listen(): Promise<void> {
    const client = new pg.Client({ connectionString: env().DATABASE_URL });
    this.#client = client;
    client.on("error", () => this.#hangUp());
    client.on("end", () => this.#hangUp());
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    const isHeard = new Promise<boolean>((resolve) => {
      client.once("notification", () => resolve(true));
      setTimeout(() => resolve(false), PROBE_MS).unref();
    });
    // By another connection: a pooler would hear what is sent and received by one.
    await database().pool.query("SELECT pg_notify($1, 'probe')", [CHANNEL]);
    if (!(await isHeard)) return this.#hangUp();
    this.#isNotified = true;
    client.on("notification", ({ payload }) => payload !== "probe" && this.#tell());
  }

  #hangUp(): void {
    this.#isNotified = false;
    const client = this.#client;
    this.#client = null;
    client?.end().catch(() => {});
  }
}

const holder = globalThis as typeof globalThis & { changeFeed?: ChangeFeed };

/** The one feed of this process. */
export function changeFeed(): ChangeFeed {
  holder.changeFeed ??= new ChangeFeed();
  return holder.changeFeed;
}
