import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The configuration rendered for the machines of a cluster from its inventory. */

const INVENTORY = JSON.parse(readFileSync("deploy/hosts/inventory.example.json", "utf8"));
const HOSTS = ["a", "b", "c"];
const CONFIG = "etc/centro-cluster";
let folder: string;

function render(inventory: object, target: string, ...options: string[]) {
  const file = join(folder, "inventory.json");
  writeFileSync(file, JSON.stringify(inventory));
  return spawnSync(process.execPath, ["scripts/render-hosts.mjs", file, target, ...options], {
    encoding: "utf8",
  });
}
const has = (program: string) =>
  ["/usr/sbin", "/usr/bin", "/sbin"].some((path) => existsSync(join(path, program)));
const read = (host: string, name: string) => readFileSync(join(folder, "out", host, CONFIG, name), "utf8");
const secretsOf = (target: string): Record<string, string> =>
  JSON.parse(readFileSync(join(folder, target, "secrets.json"), "utf8"));
const filesIn = (target: string) =>
  readdirSync(target, { recursive: true, encoding: "utf8" })
    .map((name) => join(target, name))
    .filter((file) => statSync(file).isFile());

const isReady = has("openssl");
const whenReady = isReady ? test : test.skip;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "centro-hosts-"));
  if (!isReady) return void process.stdout.write("› Machines are not rendered: install openssl.\n");
  const { status, stderr } = render(INVENTORY, join(folder, "out"));
  expect([status, stderr]).toEqual([0, ""]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

whenReady("only the owner of a file can read its secrets, and the templates contain none", () => {
  const secrets = [...Object.values(secretsOf("out")), "PRIVATE KEY-----"];
  const open = filesIn(join(folder, "out")).filter((file) => (statSync(file).mode & 0o077) !== 0);
  expect(open.length).toBeGreaterThan(10);
  const leaking = open.filter((file) =>
    secrets.some((secret) => readFileSync(file, "utf8").includes(secret)),
  );
  expect(leaking).toEqual([]);
  expect(statSync(join(folder, "out")).mode & 0o077).toBe(0);
  const templates = readdirSync("deploy/hosts").map((name) =>
    readFileSync(join("deploy/hosts", name), "utf8"),
  );
  expect(templates.join("")).not.toMatch(/127\.0\.0\.1|password\s*[:=]\s*[^\s{$"(]|PRIVATE KEY/i);
  expect(new Set(secrets).size).toBe(secrets.length);
});

whenReady(
  "every service listens on its own machine's address or on loopback, never on all interfaces",
  () => {
    for (const [n, host] of HOSTS.entries()) {
      const own = `10.0.0.${11 + n}`;
      const texts = ["etcd.yml", "patroni.yml", "haproxy.cfg", "pgbouncer.ini", "web.env"].map((name) =>
        read(host, name),
      );
      expect(texts.join("\n")).not.toMatch(/0\.0\.0\.0|\*:\d|\blisten:\s*:|bind :/);
      expect(read(host, "etcd.yml")).toContain(`listen-client-urls: https://${own}:2379\n`);
      expect(read(host, "etcd.yml")).toContain(`listen-peer-urls: https://${own}:2380\n`);
      expect(read(host, "patroni.yml").match(/listen: \S+/g)).toEqual([
        `listen: ${own}:8008`,
        `listen: ${own}:5432`,
      ]);
      expect(read(host, "pgbouncer.ini")).toContain("listen_addr = 127.0.0.1\n");
      expect(read(host, "web.env")).toContain("BIND_ADDRESS=127.0.0.1\n");
      const binds = read(host, "haproxy.cfg").match(/bind \S+/g);
      expect(binds).toEqual([
        "bind 10.0.0.10:443",
        "bind 10.0.0.10:80",
        "bind 127.0.0.1:5000",
        `bind ${own}:8443`,
      ]);
    }
  },
);

whenReady("connections between machines are encrypted and require a certificate", () => {
  const etcd = read("a", "etcd.yml");
  expect(etcd).not.toContain("http://");
  expect(etcd.match(/client-cert-auth: true/g)).toHaveLength(2);
  const patroni = read("a", "patroni.yml");
  expect(patroni).toMatch(/verify_client: required/);
  expect(patroni).toMatch(/protocol: https/);
  const rules = patroni.match(/^ {4}- (?:host\w*|local) .*$/gm) ?? [];
  expect(rules.length).toBeGreaterThan(5);
  expect(
    rules.every((rule) => /- (?:hostssl .* scram-sha-256|local all postgres peer map=own)$/.test(rule)),
  ).toBe(true);
  expect(patroni.match(/sslmode: verify-ca/g)).toHaveLength(2);
  expect(read("a", "pgbouncer.ini")).toContain("server_tls_sslmode = verify-ca");
  expect(read("a", "migrate.env").match(/sslmode=verify-full/g)).toHaveLength(2);
  const haproxy = read("a", "haproxy.cfg");
  expect(haproxy).toMatch(/default-server check .* ssl verify required ca-file/);
  expect(haproxy).toMatch(/bind 10\.0\.0\.11:8443 ssl .* verify required/);
  expect(haproxy).toMatch(/bind 10\.0\.0\.10:443 ssl crt \S+ alpn h2,http\/1\.1/);
});

whenReady("HTTPS requests reach the site as https only, and HTTP redirects to HTTPS", () => {
  const [, site = "", plain = ""] = read("a", "haproxy.cfg").split(/^frontend /m);
  expect(site.match(/X-Forwarded-Proto \w+/g)).toEqual(["X-Forwarded-Proto https"]);
  expect(site).toMatch(/set-header X-Forwarded-For %\[src\]/);
  expect(site).toMatch(/return status 404 if \{ path \/metrics \}/);
  expect(plain).toMatch(/redirect scheme https code 308 unless is_challenge/);
  expect(plain).not.toMatch(/default_backend web/);
});

whenReady(
  "each machine can take over the virtual address, with its own priority and a check of HAProxy",
  () => {
    const priorities = HOSTS.map((host) => {
      const text = read(host, "keepalived.conf");
      expect(text).toMatch(/virtual_ipaddress \{\s+10\.0\.0\.10\/24\s+\}/);
      expect(text).toMatch(/track_script \{\s+haproxy/);
      const own = /unicast_src_ip (\S+)/.exec(text)?.[1];
      expect(/unicast_peer \{([^}]*)\}/.exec(text)?.[1]?.trim().split(/\s+/)).toEqual(
        ["10.0.0.11", "10.0.0.12", "10.0.0.13"].filter((address) => address !== own),
      );
      return /priority (\d+)/.exec(text)?.[1];
    });
    expect(new Set(priorities).size).toBe(3);
  },
);

whenReady(
  "the firewall allows only the machines to reach the services, and everyone to reach the site",
  () => {
    const rules = read("a", "nftables.conf");
    expect(rules).toContain("policy drop");
    const accepting = rules
      .split("\n")
      .filter((line) => /dport .* accept/.test(line))
      .map((line) => line.trim());
    expect(accepting).toEqual([
      "ip saddr { 10.0.0.0/24 } tcp dport 22 accept",
      "ip saddr @machines tcp dport { 2379, 2380, 8008, 5432, 8443, 8402 } accept",
      "tcp dport { 80, 443 } accept",
      "ip saddr { 10.0.0.20 } tcp dport 8443 accept",
    ]);
  },
);

whenReady("the site uses a role that owns nothing, and only migrations have the owner's password", () => {
  const { ownerPassword = "", sitePassword = "" } = secretsOf("out");
  expect(read("a", "web.env")).toContain(`postgresql://centro_site:${sitePassword}@127.0.0.1:6432/centro`);
  const knowing = readdirSync(join(folder, "out/a", CONFIG), { withFileTypes: true })
    .filter((entry) => entry.isFile() && read("a", entry.name).includes(ownerPassword))
    .map(({ name }) => name);
  expect(knowing.sort()).toEqual(["migrate.env", "roles.sql"]);
  expect(read("a", "patroni.yml")).toMatch(/synchronous_mode: true\s+synchronous_node_count: 1/);
  expect(read("a", "web.env")).toContain("EXPECTED_STANDBYS=2\n");
});

whenReady("a certificate is valid for its machine's name and address, as server and as client", () => {
  for (const [n, host] of HOSTS.entries()) {
    const tls = join(folder, "out", host, CONFIG, "tls");
    const verify = (...more: string[]) =>
      execFileSync("openssl", ["verify", "-CAfile", join(tls, "ca.crt"), ...more, join(tls, "host.crt")], {
        encoding: "utf8",
      });
    for (const purpose of ["sslserver", "sslclient"])
      expect(verify("-purpose", purpose, "-verify_ip", `10.0.0.${11 + n}`)).toContain(": OK");
    expect(verify("-verify_hostname", host)).toContain(": OK");
  }
});

whenReady(
  "rendering again changes nothing; new passwords and certificates are optional and keep sessions valid",
  () => {
    const target = join(folder, "out");
    const content = () =>
      Object.fromEntries(filesIn(target).map((file) => [file, readFileSync(file, "utf8")]));
    const before = content();
    expect(render(INVENTORY, target).status).toBe(0);
    expect(content()).toEqual(before);
    const secrets = secretsOf("out");
    expect(render(INVENTORY, target, "--new-passwords", "--joining", "c").status).toBe(0);
    const { nextAuthSecret, backupPassword, ...passwords } = secretsOf("out");
    expect([nextAuthSecret, backupPassword]).toEqual([secrets.nextAuthSecret, secrets.backupPassword]);
    expect(Object.entries(passwords).filter(([name, value]) => secrets[name] === value)).toEqual([]);
    expect(read("a", "tls/host.crt")).toBe(before[join(target, "a", CONFIG, "tls/host.crt")]);
    expect(HOSTS.map((host) => /initial-cluster-state: (\w+)/.exec(read(host, "etcd.yml"))?.[1])).toEqual([
      "new",
      "new",
      "existing",
    ]);
    expect(render(INVENTORY, target, "--new-certificates").status).toBe(0);
    expect(read("a", "tls/host.crt")).not.toBe(before[join(target, "a", CONFIG, "tls/host.crt")]);
    expect(read("a", "tls/ca.crt")).toBe(before[join(target, "a", CONFIG, "tls/ca.crt")]);
  },
);

test.each<[string, object, RegExp]>([
  ["two members of etcd", { hosts: INVENTORY.hosts.slice(0, 2) }, /odd number/],
  [
    "one address twice",
    { hosts: INVENTORY.hosts.map((host: object) => ({ ...host, address: "10.0.0.11" })) },
    /one address/,
  ],
  ["a firewall that locks out", { ssh: [] }, /lock you out/],
  ["a site by http", { site: "http://www.example.org" }, /site/],
  ["a machine that is the virtual address", { virtualAddress: "10.0.0.11/24" }, /the one of a machine/],
  ["something unknown", { hots: [] }, /hots/],
])("rejects %s and writes nothing", (_what, change, message) => {
  const { status, stderr, stdout } = render({ ...INVENTORY, ...change }, join(folder, "refused"));
  expect(status).not.toBe(0);
  expect(stdout + stderr).toMatch(message);
  expect(existsSync(join(folder, "refused"))).toBe(false);
});

/**
 * Validates with the programs themselves if they are installed. Rendered paths are those of a machine, so they are
 * adapted.
 */
function moved(host: string, name: string): string {
  const root = join(folder, "out", host, CONFIG);
  const text = readFileSync(join(root, name), "utf8").replaceAll("/etc/centro-cluster", root);
  const file = join(folder, `${host}-${name}`);
  writeFileSync(
    file,
    text.replaceAll("site.pem", "site.first.pem").replace(/^ {4}(?:user|group) haproxy$/gm, ""),
  );
  return file;
}
const checkers: [string, string, string, (file: string) => string[]][] = [
  ["haproxy", "/usr/sbin/haproxy", "haproxy.cfg", (file) => ["-c", "-q", "-f", file]],
  ["keepalived", "/usr/sbin/keepalived", "keepalived.conf", (file) => ["-t", "-f", file]],
];
for (const [name, program, file, args] of checkers) {
  const check = isReady && existsSync(program) ? test : test.skip;
  check(`${name} takes what was rendered for each machine`, () => {
    for (const host of HOSTS) {
      const { status, stderr } = spawnSync(program, args(moved(host, file)), { encoding: "utf8" });
      expect([host, status, stderr.includes("ALERT")]).toEqual([host, 0, false]);
    }
  });
}

whenReady("a machine with a database checks every 15 seconds whether it must rejoin its primary", () => {
  const unit = (name: string) => readFileSync(join(folder, "out/b/etc/systemd/system", name), "utf8");
  expect(unit("centro-rejoin-standby.timer")).toMatch(/^OnUnitInactiveSec=15$/m);
  const service = unit("centro-rejoin-standby.service");
  expect(service).toMatch(/^User=postgres$/m);
  expect(service).not.toMatch(/^ReadWritePaths=/m);
  expect(existsSync(String(/ExecStart=\/usr\/bin\/node (\S+)/.exec(service)?.[1]))).toBe(true);
  expect(service).toMatch(/^EnvironmentFile=\/etc\/centro-cluster\/standby\.env$/m);
  expect(read("b", "standby.env")).toMatch(/^PATRONI_NAME=b$/m);
});
