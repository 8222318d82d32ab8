import "server-only";
import pg from "pg";
import { database, isDatabaseInUse } from "@/lib/data/client";
import { env } from "@/lib/env";

/**
 * Notifies listeners in this process when any process has written something. With a direct connection to PostgreSQL it
 * uses LISTEN and NOTIFY; behind a connection pooler, and on the embedded database, it compares versions every few
 * seconds. With notifications it still compares now and then, to find writes of jobs and manual statements.
 */

const CHANNEL = "site_changes";
/** Interval of comparing versions without notifications. */
const POLL_MS = 2_500;
/** Interval of comparing versions in addition to notifications. */
const SLOW_POLL_MS = 15_000;
/** If the probe notification takes longer than this, a pooler is assumed to be in between. */
const PROBE_MS = 2_000;
/** Writes within this time are announced together. */
const ANNOUNCE_EVERY_MS = 200;

/** A value that changes with every write of taken time, catalogue content, payments and the audit log. */
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

  /**
   * Calls `listener` after each change.
   * @returns a function that unsubscribes
   */
  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) this.#start();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#stop();
    };
  }

  /** Call this after a write of this process. */
  announce(): void {
    if (this.#announcement !== null || !isDatabaseInUse()) return;
    this.#announcement = setTimeout(() => {
      this.#announcement = null;
      this.#tell();
      // Outside of the writing transaction: NOTIFY would make its commit wait for all others that notify.
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

  /**
   * Compares versions, to find writes without a notification. While the database is unreachable, it tries again later.
   */
  async #compare(): Promise<void> {
    try {
      const { rows } = await database().pool.query<{ version: string }>(VERSION);
      const version = rows[0]?.version ?? null;
      if (this.#version !== null && version !== this.#version) this.#tell();
      this.#version = version;
    } catch {
      // The next request for the data reports the outage.
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
    // On another connection: within one connection, a pooler delivers the notification as well.
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

export function changeFeed(): ChangeFeed {
  holder.changeFeed ??= new ChangeFeed();
  return holder.changeFeed;
}
