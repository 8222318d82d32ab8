import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Space } from "@/lib/schemas/space/space";
import { bookSteadily } from "./booking-load";
import { ADMIN } from "./people";
import { smtpServer } from "./smtp-server";

/**
 * Three machines on this one (scripts/cluster), a load of bookings, and checks that everything acknowledged is stored.
 */

/** An e-mail whose process was killed while sending is retried after a minute and a half (lib/jobs/queue.ts). */
const MAILS_TIMEOUT_MS = 180_000;
/** Never a 500, and never a proxy's response without Retry-After. */
const EXPECTED_REFUSALS =
  /^(503|ECONNRESET|ECONNREFUSED|ECONNABORTED|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EPIPE)$/;

const importPrograms = async () => import("../../scripts/cluster/cluster-programs.mjs");
const importCluster = async () => import("../../scripts/cluster/start-cluster.mjs");
export type Cluster = Awaited<ReturnType<Awaited<ReturnType<typeof importCluster>>["startCluster"]>>;
export type Load = ReturnType<typeof bookSteadily>;

/** The reason why no cluster can run on this machine; null if it can. */
export const clusterUnavailableReason = async () => (await importPrograms()).clusterUnavailableReason();

/** A cluster with rooms, an administrator's session, and a mail server that receives all its e-mails. */
export async function startLoadedCluster({ rooms, perSecond }: { rooms: number; perSecond: number }) {
  const folder = mkdtempSync(join(tmpdir(), "centro-cluster-"));
  const mails = await smtpServer({ host: "0.0.0.0" });
  const { startCluster } = await importCluster();
  /** With the same folder it is the same cluster. */
  const start = () =>
    startCluster({
      folder,
      diskMegabytes: 1_500,
      settings: (gateway) => ({
        ADMIN_USERNAME: ADMIN.username,
        ADMIN_PASSWORD: ADMIN.password,
        ADMIN_EMAIL: "admin@example.org",
        SEED_DEMO: "false",
        SMTP_URL: `smtp://${gateway}:${mails.port}`,
        MAIL_FROM: "centro@example.org",
      }),
    });
  let cluster: Cluster = await start();

  async function ask<T>(path: string, body: object, token?: string): Promise<T> {
    const { status, text } = await cluster.ask.site(path, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...(token && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    if (status > 201) throw new Error(`${path} answered ${status}: ${text}`);
    return JSON.parse(text);
  }
  const { username, password } = ADMIN;
  const { authToken: token } = await ask<{ authToken: string }>("/api/auth/login", { username, password });
  const spaces: number[] = [];
  for (let n = 0; n < rooms; n += 1) {
    const name = `Sala di prova ${randomUUID().slice(0, 13)}`;
    const space = {
      name,
      type: "meeting",
      capacity: 20,
      pricePerHour: "40",
      pricePerDay: "70",
      pricePerWeek: "300",
    };
    spaces.push((await ask<Space>("/api/spaces", space, token)).id);
  }
  // The hourly limit of bookings is disabled, because all bookings come from one address.
  await cluster.execute(
    `CREATE FUNCTION count_nothing() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.points := 0; RETURN NEW; END $$;
     CREATE TRIGGER no_limits BEFORE INSERT OR UPDATE ON rate_limits FOR EACH ROW EXECUTE FUNCTION count_nothing()`,
  );

  const loads: Load[] = [];
  /** Loads whose bookings were found and whose e-mails may still be pending. */
  const awaited: { load: Load; title: string }[] = [];
  return {
    get cluster() {
      return cluster;
    },
    token,
    spaces,

    async restart(): Promise<void> {
      await cluster.stop({ inOrder: true });
      cluster = await start();
    },

    /** Starts a load. Stops loads left over from a failed test. */
    async book(patienceMs: number, timeoutMs?: number): Promise<Load> {
      for (const one of loads.splice(0)) await one.stop();
      const load = bookSteadily({ ask: cluster.ask.site, token, spaces, patienceMs, timeoutMs, perSecond });
      loads.push(load);
      return load;
    },

    /**
     * Stops a load. Expects that exactly the acknowledged bookings are stored, that none overlap, that the session is
     * still valid, and that all errors were expected ones. Prints one line. Its e-mails are checked by `expectMails`.
     */
    async expectEachOnce(load: Load, title: string): Promise<void> {
      const sent = await load.stop();
      expect(load.failures).toEqual([]);
      expect(load.acknowledged).toHaveLength(sent);
      const acknowledged = load.acknowledged.map(({ id }) => id).sort((a, b) => a - b);
      expect(new Set(acknowledged).size).toBe(acknowledged.length);
      await cluster.synchronous();
      const stored = await cluster.rows(
        `SELECT id FROM bookings WHERE starts_with(email, '${load.addresses}') ORDER BY id`,
      );
      expect(stored.map(({ id }) => id)).toEqual(acknowledged);
      const overlaps = await cluster.rows(
        `SELECT a.id FROM bookings a JOIN bookings b ON a.id < b.id AND a.space_id = b.space_id
          WHERE tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)`,
      );
      expect(overlaps).toEqual([]);
      const session = { headers: { Authorization: `Bearer ${token}` } };
      expect((await cluster.ask.site("/api/auth/me", session)).status).toBe(200);
      const refusals = [...load.refusals];
      process.stdout.write(
        `› ${title}: ${sent} bookings, each there once; in the place of answers: ${
          refusals.map(([what, count]) => `${count} × ${what}`).join(", ") || "nothing"
        }\n`,
      );
      expect(refusals.map(([what]) => what).filter((what) => !EXPECTED_REFUSALS.test(what))).toEqual([]);
      awaited.push({ load, title });
    },

    /**
     * Waits for the e-mail of each booking found by `expectEachOnce`, for all loads together: an interrupted e-mail is
     * retried later than most faults last. Prints how many arrived twice.
     */
    async expectMails(): Promise<void> {
      const acknowledged = awaited.flatMap(({ load }) => load.acknowledged);
      const missing = () => {
        const came = idsThatCame();
        return acknowledged.map(({ email }) => email).filter((email) => !came.has(email));
      };
      for (const deadline = Date.now() + MAILS_TIMEOUT_MS; missing().length > 0 && Date.now() < deadline; )
        await sleep(500);
      expect(missing()).toEqual([]);
      const came = idsThatCame();
      // A duplicate has the same Message-ID.
      expect(acknowledged.filter(({ email }) => new Set(came.get(email)).size !== 1)).toEqual([]);
      for (const { load, title } of awaited.splice(0)) {
        const twice = load.acknowledged.filter(({ email }) => (came.get(email) ?? []).length > 1).length;
        process.stdout.write(`› ${title}: each mail came, ${twice} of them twice\n`);
      }
    },

    async stop() {
      for (const load of loads) void load.stop();
      await cluster.stop();
      await mails.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };

  /** The received Message-IDs by recipient. */
  function idsThatCame() {
    const came = new Map<string, (string | undefined)[]>();
    for (const { recipients, raw } of mails.received)
      for (const one of recipients)
        came.set(one, [...(came.get(one) ?? []), /^Message-ID:\s*(<[^>]+>)/im.exec(raw)?.[1]]);
    return came;
  }
}

export type LoadedCluster = Awaited<ReturnType<typeof startLoadedCluster>>;
