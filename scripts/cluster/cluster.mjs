/** Queries and operations on a test cluster by its folder; also usable from another terminal. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseInventory } from "../hosts/inventory.mjs";
import { asking } from "./ask.mjs";
import { machineIn } from "./machine.mjs";
import { namespaceOf, plug, slowLine } from "./network.mjs";

const PATIENCE_MS = 180_000;
const PATRONI_CONFIG = "/etc/centro-cluster/patroni.yml";
/** Everything on a machine except the site, in the order of docs/operations.md. */
export const INFRASTRUCTURE = [
  "centro-etcd",
  "centro-database",
  "centro-haproxy",
  "centro-pool",
  "centro-keepalived",
  "centro-rejoin-standby.timer",
];

/**
 * Retries until it succeeds. Throws with the last error on timeout.
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} check
 */
export async function eventually(what, check) {
  for (const deadline = Date.now() + PATIENCE_MS; ; await sleep(250)) {
    try {
      return await check();
    } catch (cause) {
      if (Date.now() > deadline) throw new Error(`${what}: not in time.`, { cause });
    }
  }
}

/** @typedef {{ Member: string, Role: string, State: string, "Lag in MB"?: number | string }} Member */

/**
 * @param {string} folder
 * @throws Error if no cluster was ever started in it
 */
export function clusterOf(folder) {
  const read = (/** @type {string} */ name) => JSON.parse(readFileSync(join(folder, name), "utf8"));
  /** @type {{ number: number }} */
  const { number } = read("cluster.json");
  const inventory = parseInventory(read("inventory.json"));
  const { site, paths, ports } = inventory;
  const siteAddress = inventory.virtualAddress?.split("/")[0] ?? "";
  const ask = asking(join(folder, "rendered"), { site, siteAddress, insidePort: ports.inside });
  const machines = inventory.hosts.map(({ name }) =>
    machineIn({
      name,
      folder: join(folder, "machines", name),
      namespace: namespaceOf(number, name),
      shared: join(folder, "backups"),
    }),
  );
  const psql = [
    ...["-u", "postgres", "--", "timeout", "20", "psql", "-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1"],
    ...["-h", paths.data, "-p", String(ports.postgres), "-d", "centro"],
  ];
  const on = () => machines.filter((one) => one.pid() !== null);

  /** @param {string} name */
  function machine(name) {
    const found = machines.find((one) => one.name === name);
    if (found === undefined) throw new Error(`There is no machine ${name}.`);
    return found;
  }
  const addressOf = (/** @type {string} */ name) =>
    inventory.hosts.find((host) => host.name === name)?.address ?? "";

  /**
   * Patroni's view of the database, from the first machine that responds.
   * @returns {Promise<Member[]>}
   */
  async function members() {
    for (const one of on()) {
      const list = ["10", "patronictl", "-c", PATRONI_CONFIG, "list", "-f", "json"];
      const text = await one.run("timeout", list, { mayFail: true }).catch(() => "");
      if (text.trim().startsWith("[")) return JSON.parse(text);
    }
    return [];
  }

  /**
   * Runs statements on a machine's database as the superuser; a standby only accepts reads. Returns psql's output.
   * @param {string} name
   * @param {string} statements
   */
  const query = async (name, statements) =>
    (await machine(name).run("runuser", [...psql, "-c", statements])).trim();

  /** Machines whose PostgreSQL accepts writes; more than one would be a split brain. */
  async function primaries() {
    const answers = await Promise.all(
      on().map(async (one) => {
        const said = await query(one.name, "SELECT pg_is_in_recovery()").catch(() => "");
        return { name: one.name, isPrimary: said === "f" };
      }),
    );
    return answers.filter(({ isPrimary }) => isPrimary).map(({ name }) => name);
  }

  async function primaryName() {
    const [name] = await primaries();
    if (name === undefined) throw new Error("There is no primary.");
    return name;
  }

  /** The machine that has the site's virtual address. */
  async function addressHolder() {
    for (const one of on()) {
      const addresses = await one.run("ip", ["-4", "-o", "addr", "show", "dev", "eth0"], { mayFail: true });
      if (addresses.includes(` ${siteAddress}/`)) return one.name;
    }
    return null;
  }

  /**
   * Runs a query on the primary as the superuser. Returns the rows.
   * @param {string} statement one that returns rows
   * @returns {Promise<any[]>}
   */
  async function rows(statement) {
    const asJson = `SELECT coalesce(json_agg(t), '[]') FROM (${statement}) t`;
    return JSON.parse(await query(await primaryName(), asJson));
  }

  /**
   * Runs statements on the primary as the superuser.
   * @param {string} statements
   */
  async function execute(statements) {
    await query(await primaryName(), statements);
  }

  /** The last log lines of each machine's database. */
  async function lastWords() {
    const lines =
      "journalctl -u centro-database -o cat --no-pager | grep -E '(LOG|DETAIL|WARN|ERROR|FATAL)' | tail -12";
    const words = on().map(
      async (one) => `${one.name}:\n${await one.run("bash", ["-c", lines], { mayFail: true })}`,
    );
    return (await Promise.all(words)).join("\n");
  }

  /** Waits for the normal state: a primary, a synchronous standby and another standby. */
  const synchronous = () =>
    eventually("A primary and two standbys", async () => {
      const found = await rows(
        "SELECT count(*) FILTER (WHERE sync_state IN ('sync', 'quorum')) AS sync, count(*) AS all FROM pg_stat_replication WHERE state = 'streaming'",
      );
      if (!(found[0]?.sync >= 1 && found[0]?.all >= machines.length - 1))
        throw new Error(JSON.stringify(found));
    }).catch(async (error) => {
      throw new Error(`${error.message}\n${await lastWords()}`, { cause: error.cause });
    });

  /** Waits until the web process of a machine accepts requests. */
  const webIsReady = (/** @type {string} */ name) =>
    eventually(`The web process of ${name}`, async () => {
      const { status } = await ask.webProcess(addressOf(name), "/readyz");
      if (status !== 200) throw new Error(`It answers ${status}.`);
    });

  /** Stops the web process of a machine gracefully, as an upgrade does, and waits for the new one. */
  async function replaceWeb(/** @type {string} */ name) {
    await machine(name).run("systemctl", ["restart", "centro-web"]);
    await webIsReady(name);
    // Gives each HAProxy time to notice that it is back.
    await sleep(2_000);
  }

  return {
    machines,
    machine,
    ask,
    site,
    siteAddress,
    addressOf,
    members,
    primaries,
    primaryName,
    addressHolder,
    query,
    rows,
    execute,
    synchronous,
    webIsReady,
    replaceWeb,

    /** Simulates a new version of the site: migrates, then replaces one web process after the other. */
    async upgradeSite() {
      await machine(await primaryName()).run("systemctl", ["start", "centro-migrate"]);
      for (const { name } of machines) await replaceWeb(name);
    },

    /**
     * Simulates a minor PostgreSQL upgrade: restarts the standbys, fails over to one, then restarts the former primary.
     */
    async upgradePostgres() {
      const before = await primaryName();
      const restart = async (/** @type {string} */ name) => {
        const how = ["-c", PATRONI_CONFIG, "restart", "centro", name, "--force"];
        await machine(name).run("patronictl", how);
        await synchronous();
      };
      for (const { name } of machines) if (name !== before) await restart(name);
      const next = await eventually("A standby that has everything", async () => {
        const found = (await members()).find(({ Role }) => /sync/i.test(Role));
        if (found === undefined) throw new Error("There is none yet.");
        return found.Member;
      });
      const change = ["--leader", before, "--candidate", next, "--force"];
      await machine(next).run("patronictl", ["-c", PATRONI_CONFIG, "switchover", "centro", ...change]);
      await synchronous();
      await restart(before);
    },

    /** Disconnects a machine from the network. */
    partition: (/** @type {string} */ name) => plug(number, name, false),
    heal: (/** @type {string} */ name) => plug(number, name, true),

    /** @param {string} name @param {{ ms: number, loss: number }} line */
    slowDown: (name, line) => slowLine(number, name, line),

    /** Cuts a machine off from etcd, and its own etcd member from the others. Returns a function that reverts that. */
    async cutFromEtcd(/** @type {string} */ name) {
      const etcd = `{ ${ports.etcdClient}, ${ports.etcdPeer} } drop`;
      const rules = `table inet cut {
        chain output {
          type filter hook output priority -10
          oifname != "lo" tcp dport ${etcd}
          oifname != "lo" tcp sport ${etcd}
        }
      }`;
      await machine(name).run("nft", [rules]);
      return () => machine(name).run("nft", ["delete", "table", "inet", "cut"]);
    },

    /**
     * Restores a point in time by the steps of docs/operations.md, "Going back", and starts the site again.
     * @param {string} second with an offset, such as 2026-11-22T10:41:07Z
     */
    async goBackTo(second) {
      const leader = await primaryName();
      const others = machines.filter(({ name }) => name !== leader);
      const first = machine(leader);
      const systemctl = (
        /** @type {import("./machine.mjs").Machine} */ on,
        /** @type {string[]} */ ...args
      ) => on.run("systemctl", args);
      await Promise.all(machines.map((one) => systemctl(one, "stop", "centro-web", "centro-pool")));
      for (const one of [...others, first]) await systemctl(one, "stop", "centro-database");
      for (const one of machines)
        await one.run("mv", [`${paths.data}/postgresql`, `${paths.data}/postgresql.before`]);
      const restore = `cd ${paths.site} && exec node --env-file=${paths.config}/backup.env scripts/restore.mjs --to "${second}"`;
      await first.run("runuser", ["-u", "postgres", "--", "bash", "-c", restore]);
      const confirm = `printf 'centro\\nYes I am aware\\n' | patronictl -c ${PATRONI_CONFIG} remove centro`;
      await first.run("bash", ["-c", confirm]);
      await systemctl(first, "start", "centro-database");
      await eventually("The one that went back", primaryName);
      for (const one of others) await systemctl(one, "start", "centro-database");
      await synchronous();
      for (const one of machines) await systemctl(one, "start", "centro-pool", "centro-web");
      for (const { name } of machines) await webIsReady(name);
      for (const one of machines) await one.run("rm", ["-r", `${paths.data}/postgresql.before`]);
    },

    /** One line for each machine. */
    async status() {
      const [known, holder] = [await members(), await addressHolder()];
      const lines = machines.map(async ({ name, pid }) => {
        if (pid() === null) return `${name}: off`;
        const member = known.find(({ Member }) => Member === name);
        const database = member ? `${member.Role}, ${member.State}` : "not known";
        const web = await ask.webProcess(addressOf(name), "/readyz").then(
          ({ status }) => (status === 200 ? "ready" : `answers ${status}`),
          () => "away",
        );
        return `${name}: database ${database}; web process ${web}${holder === name ? "; has the site's address" : ""}`;
      });
      return Promise.all(lines);
    },
  };
}
