/** The description of a cluster from which everything is rendered: its machines, and the address of the site. */
import { readFileSync } from "node:fs";
import { z } from "zod";

const PARTS = /** @type {const} */ (["etcd", "database", "web", "balancer"]);
const PORT = z.int().min(1).max(65_535);
/** A host name label. */
const NAME = z.string().regex(/^[a-z][a-z0-9-]{0,30}$/, "small letters, digits and hyphens");
const FOLDER = z.string().regex(/^\/[\w./-]+$/, "an absolute path without spaces");

const hostSchema = z.strictObject({
  name: NAME,
  address: z.ipv4(),
  /** The network interface that gets the virtual address. */
  interface: z
    .string()
    .regex(/^[\w.@-]{1,15}$/)
    .optional(),
  /** Listening address of services that only this machine can reach. */
  local: z.ipv4().default("127.0.0.1"),
  parts: z.array(z.enum(PARTS)).default([...PARTS]),
});

/** The backup destination: a folder that every machine with a database mounts, or a bucket. */
const backupSchema = z
  .strictObject({
    folder: FOLDER.optional(),
    s3: z
      .strictObject({
        endpoint: z.string().regex(/^[a-z0-9.-]+$/, "the name of a host, without https://"),
        bucket: z.string().regex(/^[a-z0-9.-]{3,63}$/),
        region: z.string().regex(/^[a-z0-9-]+$/),
        /**
         * Whether the bucket's name is in the host name, or in the path, as some providers other than Amazon require.
         */
        style: z.enum(["host", "path"]).default("host"),
      })
      .optional(),
    /** Number of weekly backups to keep, each with the log for restoring any second after it. */
    weeks: z.int().min(2).max(520).default(5),
  })
  .refine(({ folder, s3 }) => (folder === undefined) !== (s3 === undefined), "either a folder or s3");

const inventorySchema = z
  .strictObject({
    name: NAME.default("centro"),
    site: z.url({ protocol: /^https$/ }),
    /** In front of the HAProxys, with the prefix length of its network: 10.0.0.10/24. */
    virtualAddress: z.cidrv4().optional(),
    /** Unique among the clusters of a network. */
    routerId: z.int().min(1).max(255).default(51),
    hosts: z.array(hostSchema).min(1),
    /** Addresses with ssh access to the machines, and monitors that can read the metrics. */
    ssh: z.array(z.union([z.ipv4(), z.cidrv4()])).default([]),
    monitors: z.array(z.union([z.ipv4(), z.cidrv4()])).default([]),
    backup: backupSchema.optional(),
    ports: z
      .strictObject({
        http: PORT.default(80),
        https: PORT.default(443),
        inside: PORT.default(8443),
        web: PORT.default(3000),
        pool: PORT.default(6432),
        database: PORT.default(5000),
        postgres: PORT.default(5432),
        patroni: PORT.default(8008),
        etcdClient: PORT.default(2379),
        etcdPeer: PORT.default(2380),
        certbot: PORT.default(8402),
      })
      .prefault({}),
    paths: z
      .strictObject({
        config: FOLDER.default("/etc/centro-cluster"),
        data: FOLDER.default("/var/lib/centro-cluster"),
        site: FOLDER.default("/opt/centro"),
        postgres: FOLDER.default("/usr/lib/postgresql/15/bin"),
      })
      .prefault({}),
  })
  .superRefine((inventory, context) => {
    const { hosts, virtualAddress, backup, paths } = inventory;
    const complain = (/** @type {string} */ message) => context.addIssue({ code: "custom", message });
    const having = (/** @type {typeof PARTS[number]} */ part) =>
      hosts.filter(({ parts }) => parts.includes(part));
    for (const key of /** @type {const} */ (["name", "address"]))
      if (new Set(hosts.map((host) => host[key])).size < hosts.length)
        complain(`Two machines have one ${key}.`);
    if (having("etcd").length % 2 === 0) complain("etcd needs an odd number of machines: three outlive one.");
    for (const part of /** @type {const} */ (["database", "web", "balancer"]))
      if (having(part).length === 0) complain(`No machine has the part ${part}.`);
    if (virtualAddress !== undefined) {
      if (having("balancer").length < 2)
        complain("A virtual address needs two machines with the part balancer.");
      for (const { name, interface: card } of having("balancer"))
        if (card === undefined) complain(`${name} needs its interface, which gets the virtual address.`);
      if (hosts.some(({ address }) => virtualAddress.startsWith(`${address}/`)))
        complain("The virtual address is the one of a machine.");
    }
    if (backup?.folder !== undefined && `${backup.folder}/`.startsWith(`${paths.data}/`))
      complain("The folder of the backups lies in that of the data: a disk that breaks would take both.");
    if (inventory.ssh.length === 0)
      complain("Nobody may reach the machines by ssh: the firewall would lock you out.");
  });

/** @typedef {z.infer<typeof inventorySchema>} Inventory */
/** @typedef {Inventory["hosts"][number]} Host */
/** @typedef {Host["parts"][number]} Part */

/**
 * @param {unknown} given
 * @throws Error that lists all problems
 * @returns {Inventory}
 */
export function parseInventory(given) {
  const result = inventorySchema.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path, message }) => `  ${[...path, message].join(": ")}`);
  throw new Error(`The inventory is not usable:\n${lines.join("\n")}`);
}

/** @param {string} file */
export const readInventory = (file) => parseInventory(JSON.parse(readFileSync(file, "utf8")));

/**
 * The machines that have a part.
 * @param {Inventory} inventory
 * @param {Part} part
 */
export const hostsWith = ({ hosts }, part) => hosts.filter(({ parts }) => parts.includes(part));
