import { createHmac } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { WaitingEntry } from "@/lib/schemas/waiting/waiting-list";
import { ApiClient } from "../helpers/api";
import { inDays } from "../helpers/days";
import { bookingBody, newSpace } from "../helpers/spaces";
import { adminOf, customerOf, hasPostgres, startTestSite } from "../helpers/test-site";

const PEOPLE = 10;
const ROUNDS = 5;
const PASSED_ON_MS = 10_000;

type Site = Awaited<ReturnType<typeof startTestSite>>;

/** One slot, many people waiting for it, and two processes, one of which is killed now and then. */
(hasPostgres ? describe : describe.skip)(
  `a slot that becomes free ${ROUNDS} times while ${PEOPLE} people wait`,
  () => {
    let site: Site;
    let database: pg.Client;
    const day = inDays(30);

    beforeAll(async () => {
      site = await startTestSite({ kind: "postgres", webProcesses: 2 });
      Object.assign(process.env, site.testEnv);
      database = new pg.Client({ connectionString: site.database.url });
      await database.connect();
    });
    afterAll(async () => {
      await database?.end();
      await site?.stop();
    });

    const base = (round: number) => site.webs[round % site.webs.length]?.address ?? "";
    const query = async <T>(text: string, values: unknown[] = []) =>
      (await database.query(text, values)).rows as T[];
    const offered = () =>
      query<{ id: number }>("SELECT id FROM waiting_entries WHERE status = 'offered' ORDER BY id");

    /** The only holder of the slot, once it has been offered to the next person. */
    async function holderAfter(previous: number | null): Promise<number> {
      const deadline = Date.now() + PASSED_ON_MS;
      for (;;) {
        const rows = await offered();
        expect(rows.length).toBeLessThanOrEqual(1);
        const [held] = await query<{ count: number }>(
          "SELECT count(*)::int AS count FROM taken_times WHERE waiting_entry_id IS NOT NULL",
        );
        expect(held?.count).toBeLessThanOrEqual(1);
        const [row] = rows;
        if (row && row.id !== previous) return row.id;
        if (Date.now() > deadline) throw new Error("Nobody was asked within ten seconds");
        await sleep(100);
      }
    }

    async function killAndRestart(index: number) {
      const web = site.webs[index];
      if (!web) throw new Error("There is no such process");
      web.child.kill("SIGKILL");
      site.webs[index] = await site.startWeb(web.port);
    }

    test("the slot has one holder at a time, in the order of the line, without skipping or repeating anyone", async () => {
      const { client: admin } = await adminOf(base(0));
      const stranger = new ApiClient({ token: await customerOf(base(0)) });
      const space = await newSpace(admin);
      const book = (client: ApiClient, round: number) =>
        client.post<{ booking: { id: number }; code?: string }>("/api/bookings", bookingBody(space.id, day), {
          base: base(round),
        });
      const first = await book(stranger, 0);
      let bookingId = first.body.booking.id;

      const line: WaitingEntry[] = [];
      for (let index = 0; index < PEOPLE; index += 1) {
        const email = `attesa.${index}@example.org`;
        const wish = { ...bookingBody(space.id, day, { email }), kind: "space" };
        const joined = await admin.post<{ entry: WaitingEntry }>("/api/waiting-list", wish, {
          base: base(index),
        });
        expect([joined.status, joined.body.entry.position]).toEqual([201, index + 1]);
        line.push(joined.body.entry);
      }
      // Computed like in the e-mails: from the nonce and the site's secret.
      const nonces = await query<{ email: string; nonce: string }>(
        "SELECT email, nonce FROM waiting_entries",
      );
      const tokens = new Map(
        nonces.map(({ email, nonce }) => [
          email,
          createHmac("sha256", site.env.NEXTAUTH_SECRET).update(`waiting:${nonce}`).digest("base64url"),
        ]),
      );

      const turns: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const freed = await admin.put(
          `/api/bookings/${bookingId}`,
          { status: "canceled" },
          { base: base(round) },
        );
        expect(freed.status).toBe(200);
        // Offered but not yet e-mailed: the process that requested the e-mail is killed immediately.
        if (round === 4) await killAndRestart(round % site.webs.length);
        let holder = await holderAfter(null);
        turns.push(holder);
        expect((await book(stranger, round + 1)).body.code).toBe("SLOT_TAKEN");
        if (round === 1) {
          const left = await admin.delete(`/api/waiting-list/${holder}`, { base: base(round) });
          expect(left.status).toBe(200);
          holder = await holderAfter(holder);
          turns.push(holder);
        }
        if (round === 2) {
          await query("UPDATE waiting_entries SET offer_expires_at = now() WHERE id = $1", [holder]);
          await killAndRestart(1);
          holder = await holderAfter(holder);
          turns.push(holder);
        }
        const entry = line.find(({ id }) => id === holder);
        if (!entry) throw new Error("A person who does not wait was offered a place");
        const token = tokens.get(entry.email);
        const both = await Promise.all(
          [round, round + 1].map((at) =>
            new ApiClient().post<{ booking: { id: number } }>(
              `/api/waiting-list/${holder}/accept`,
              { token },
              { base: base(at) },
            ),
          ),
        );
        expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
        bookingId = both.find(({ status }) => status === 201)?.body.booking.id ?? 0;
      }

      expect(turns).toEqual(line.slice(0, turns.length).map(({ id }) => id));
      // One person left the list, and the time of another was over.
      expect(turns.length).toBe(ROUNDS + 2);
      expect(await offered()).toEqual([]);
      const waits = await query<{ count: number }>(
        "SELECT count(*)::int AS count FROM waiting_entries WHERE status = 'waiting'",
      );
      expect(waits[0]?.count).toBe(PEOPLE - turns.length);
      // Sent, or still in the queue: an e-mail is queued once, in the transaction of its offer.
      const mails = await query<{ to: string }>(
        `SELECT data->'mail'->>'to' AS "to" FROM pgboss.job WHERE data->'mail'->>'template' = 'waitingOffered'
       UNION ALL
       SELECT data->'mail'->>'to' FROM pgboss.archive WHERE data->'mail'->>'template' = 'waitingOffered'`,
      );
      expect(mails).toHaveLength(turns.length);
      const asked = new Set(mails.map(({ to }) => to));
      expect(asked).toEqual(new Set(line.slice(0, turns.length).map(({ email }) => email)));
    }, 300_000);
  },
);
