/** systemd units for the parts of a machine, and the script that installs everything. */

const SYSTEM_USER = "postgres";

/** Common to all units: the parts restart by themselves, even all at once, and cannot access what they do not need. */
const HARDENED = `NoNewPrivileges=true
PrivateTmp=true
ProtectSystem=strict
ProtectHome=true
ProtectKernelTunables=true
ProtectKernelModules=true
ProtectControlGroups=true
LockPersonality=true
RestrictSUIDSGID=true
RestrictRealtime=true`;

/**
 * @param {{ description: string, start: string, user?: string, after?: string, more?: string, writes?: string }} what
 */
const unit = ({ description, start, user = SYSTEM_USER, after = "", more = "", writes = "" }) => `[Unit]
Description=${description}
After=network-online.target${after && ` ${after}`}
Wants=network-online.target
# A part that fails again and again is tried for ever: the others may be what it waits for.
StartLimitIntervalSec=0

[Service]
${user === "root" ? "" : `User=${user}\nGroup=${user}\n`}ExecStart=${start}
Restart=always
RestartSec=1
UMask=0077
${HARDENED}
${writes && `ReadWritePaths=${writes}\n`}${more && `${more}\n`}
[Install]
WantedBy=multi-user.target
`;

/**
 * A command of the site that a timer runs on every machine with a database.
 * @typedef {{ name: string, description: string, command: string, settings: string, timer: string, more: string }}
 *   Timed `settings` is its environment file, `timer` its schedule
 */

/**
 * The commands themselves do nothing except on the machine with the primary.
 * @type {readonly { name: string, description: string, command: string, at: string }[]}
 */
const BACKUPS = [
  {
    name: "centro-backup-full",
    description: "Full backup of the booking site's database",
    command: "scripts/base-backup.mjs full",
    at: "Sun *-*-* 01:30:00 Europe/Rome",
  },
  {
    name: "centro-backup-differential",
    description: "Backup of what has changed in the booking site's database since the full one",
    command: "scripts/base-backup.mjs diff",
    at: "Mon..Sat *-*-* 01:30:00 Europe/Rome",
  },
  {
    name: "centro-restore-check",
    description: "Try to restore the last backup of the booking site's database",
    command: "scripts/check-restore.mjs",
    at: "Sun *-*-* 04:30:00 Europe/Rome",
  },
];

/** @type {Timed} */
const REJOINING = {
  name: "centro-rejoin-standby",
  description: "Bring a standby of the booking site back that its primary has left behind",
  command: "scripts/rejoin-standby.mjs",
  settings: "standby.env",
  timer: "OnBootSec=30\nOnUnitInactiveSec=15\nAccuracySec=1",
  // Avoids a line in the journal each time that there is nothing to do.
  more: "SyslogLevel=notice\nLogLevelMax=notice",
};

/**
 * @param {typeof BACKUPS[number]} backup
 * @param {string} writes
 * @returns {Timed}
 */
const timedBackup = ({ at, ...command }, writes) => ({
  ...command,
  settings: "backup.env",
  timer: `OnCalendar=${at}\n# Made up for when the machine was off.\nPersistent=true`,
  more: `# The site goes first.\nNice=10\nIOSchedulingClass=idle\nReadWritePaths=${writes}`,
});

/**
 * The service and the timer of a command.
 * @param {import("./inventory.mjs").Inventory} inventory
 * @param {Timed} command
 * @returns {Record<string, string>}
 */
function timedUnits({ paths: { config, site } }, { name, description, command, settings, timer, more }) {
  return {
    [`${name}.service`]: `[Unit]
Description=${description}
After=network-online.target centro-database.service
Wants=network-online.target

[Service]
Type=oneshot
User=${SYSTEM_USER}
Group=${SYSTEM_USER}
WorkingDirectory=${site}
EnvironmentFile=${config}/${settings}
ExecStart=/usr/bin/node ${command}
TimeoutStartSec=infinity
UMask=0077
${HARDENED}
${more}
`,
    [`${name}.timer`]: `[Unit]
Description=${description}

[Timer]
${timer}

[Install]
WantedBy=timers.target
`,
  };
}

/**
 * The units of a machine by name.
 * @param {import("./inventory.mjs").Inventory} inventory
 * @param {import("./inventory.mjs").Host} host
 * @param {{ config: string, data: string }} folders of this machine
 * @returns {Record<string, string>}
 */
export function unitsOf(inventory, { parts }, { config, data }) {
  const { paths, virtualAddress, backup } = inventory;
  /** @type {Record<string, string>} */
  const units = {};
  const hasWeb = parts.includes("web");
  if (parts.includes("etcd"))
    units["centro-etcd.service"] = unit({
      description: "Member of etcd of the booking site's cluster",
      start: `/usr/bin/etcd --config-file ${config}/etcd.yml`,
      more: "LimitNOFILE=65536",
      writes: data,
    });
  if (parts.includes("database")) {
    // The primary archives its log there. The service also starts if the folder is not mounted.
    const writes = `${data}${backup?.folder === undefined ? "" : ` -${backup.folder}`}`;
    const commands = [
      REJOINING,
      ...(backup === undefined ? [] : BACKUPS.map((one) => timedBackup(one, writes))),
    ];
    Object.assign(units, ...commands.map((command) => timedUnits(inventory, command)));
    units["centro-database.service"] = unit({
      description: "PostgreSQL under Patroni",
      start: `/usr/bin/patroni ${config}/patroni.yml`,
      after: "centro-etcd.service",
      // PostgreSQL keeps running while Patroni is replaced; a watchdog, if there is one, resets a machine that hangs.
      more: `ExecStartPre=-+/sbin/modprobe softdog
ExecStartPre=-+/bin/chown ${SYSTEM_USER} /dev/watchdog
ExecReload=/bin/kill -HUP $MAINPID
KillMode=process
TimeoutStopSec=60`,
      writes,
    });
  }
  if (hasWeb || parts.includes("balancer"))
    units["centro-haproxy.service"] = unit({
      description: "HAProxy of the booking site's cluster",
      user: "root",
      start: `/usr/sbin/haproxy -Ws -f ${config}/haproxy.cfg`,
      more: `Type=notify
ExecReload=/usr/sbin/haproxy -c -q -f ${config}/haproxy.cfg
ExecReload=/bin/kill -USR2 $MAINPID
KillMode=mixed`,
      writes: "/run",
    });
  if (hasWeb) {
    units["centro-pool.service"] = unit({
      description: "PgBouncer of the booking site's cluster",
      start: `/usr/sbin/pgbouncer ${config}/pgbouncer.ini`,
      more: "ExecReload=/bin/kill -HUP $MAINPID",
    });
    units["centro-web.service"] = unit({
      description: "Web process of the booking site",
      user: "centro",
      // The server exits when its standard input ends (taken as the end of its supervisor), and systemd provides none.
      start: "/bin/bash -c 'exec /usr/bin/node --import tsx server/main.ts < <(exec sleep infinity)'",
      after: "centro-pool.service centro-haproxy.service",
      more: `WorkingDirectory=${paths.site}
EnvironmentFile=${config}/web.env
EnvironmentFile=-/etc/centro.env
KillMode=mixed
TimeoutStopSec=30`,
      writes: `${data}/web`,
    });
    units["centro-migrate.service"] = `[Unit]
Description=Tables of the booking site, as their owner; by hand, once for each new version
After=centro-haproxy.service

[Service]
Type=oneshot
User=centro
Group=centro
WorkingDirectory=${paths.site}
EnvironmentFile=${config}/web.env
EnvironmentFile=-/etc/centro.env
EnvironmentFile=${config}/migrate.env
ExecStart=/usr/bin/node scripts/migrate.mjs --first-data
TimeoutStartSec=infinity
UMask=0077
${HARDENED}
ReadWritePaths=${data}/web ${paths.site}
`;
  }
  if (parts.includes("balancer") && virtualAddress !== undefined)
    units["centro-keepalived.service"] = unit({
      description: "The virtual address of the booking site",
      user: "root",
      start: `/usr/sbin/keepalived --dont-fork --use-file ${config}/keepalived.conf`,
      after: "centro-haproxy.service",
      more: "ExecReload=/bin/kill -HUP $MAINPID",
      writes: "/run",
    });
  return units;
}
