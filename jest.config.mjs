/* Pure rules and server code, React components, the API over HTTP, and whole sites that are killed and loaded. */

const inTests = (/** @type {readonly string[]} */ names) =>
  names.map((name) => `<rootDir>/tests/${name}.test.ts`);

const transformWith = (/** @type {object} */ module) => ({
  "^.+\\.(t|j)sx?$": [
    "@swc/jest",
    {
      jsc: {
        parser: { syntax: "typescript", tsx: true },
        transform: { react: { runtime: "automatic" } },
        target: "es2022",
      },
      module,
    },
  ],
});

const shared = {
  transform: transformWith({ type: "commonjs" }),
  // Packages of ES modules alone.
  transformIgnorePatterns: [
    "/node_modules/(?!(?:@tanstack/(?:react-table|table-core|react-store|store)|next-intl|use-intl|intl-messageformat|@formatjs/[a-z-]+|icu-minify)/)",
  ],
  moduleNameMapper: {
    "^server-only$": "<rootDir>/tests/helpers/empty-module.ts",
    "^@/(.*)$": "<rootDir>/$1",
    "\\.css$": "<rootDir>/tests/helpers/empty-module.ts",
  },
};

/**
 * The API's tests run on PostgreSQL where the machine has it. The embedded database is PostgreSQL itself, so that it runs
 * only what its single connection could do differently: locks, changes at the same time, notifications between
 * processes, jobs, and what its triggers refuse.
 */
const ALSO_EMBEDDED = [
  ...["booking/bookings", "space/rooms-of-rooms", "space/extras", "pass/use", "waiting/waiting-rooms"],
  ...["money/payments", "till/deposits", "till/receipts", "membership/members", "person/registration"],
  ...["panel/screens", "site/database-guards", "alone/closures", "alone/books", "alone/site"],
].map((name) => `<rootDir>/tests/api/${name}.test.ts`);
const isSecondDatabase =
  process.env.TEST_SITE_DATABASE_KIND === "embedded" && process.env.TEST_HAS_POSTGRES === "true";
/** @param {(path: string) => boolean} isOfProject @param {string} all */
const apiTests = (isOfProject, all) => (isSecondDatabase ? ALSO_EMBEDDED.filter(isOfProject) : [all]);
const isAlone = (/** @type {string} */ path) => path.includes("/alone/");

/** What belongs to running three machines, or to browsers other than Chromium: `npm run test:operations`. */
const OPERATIONS = inTests([
  ...["system/cluster", "system/other-browsers", "system/point-in-time"],
  ...["unit/project/hosts", "unit/project/hosts-backup", "unit/project/point-in-time"],
  ...["unit/project/backup-figures", "unit/project/left-behind"],
]);

/** What reads all sources, or loads all calls of the API; `npm run test:unit` leaves it to `npm test`. */
const SOURCES = [
  "<rootDir>/tests/unit/{project,openapi}/*.test.ts",
  ...inTests(
    [
      ...["http/access-table", "http/audit-declared", "http/invalid-input", "http/key-access"],
      ...["http/mail-limits", "http/nested-bodies", "http/proof-declared"],
      ...["schemas/bounds", "schemas/pasted-values"],
    ].map((name) => `unit/${name}`),
  ),
];
/** Of the system tests those under whose load nothing else is served soon: nothing runs beside them. */
const TIMED = inTests(["system/contention", "system/stop"]);

/** The helpers of the system tests import the scripts, which are ES modules (scripts/test.mjs turns them on). */
const system = {
  ...shared,
  transform: transformWith({ type: "commonjs", ignoreDynamic: true }),
  testEnvironment: "node",
};

export default {
  // A busy machine is slow, not wrong.
  testTimeout: 180_000,
  testSequencer: "<rootDir>/scripts/run/longest-first.mjs",
  projects: [
    {
      ...shared,
      displayName: "unit",
      testEnvironment: "node",
      testMatch: ["<rootDir>/tests/unit/**/*.test.ts"],
      testPathIgnorePatterns: ["/unit/project/", "/unit/openapi/", ...SOURCES.slice(1)],
    },
    {
      ...shared,
      displayName: "sources",
      testEnvironment: "node",
      testMatch: SOURCES,
      testPathIgnorePatterns: OPERATIONS,
    },
    {
      ...shared,
      displayName: "components",
      testEnvironment: "<rootDir>/tests/helpers/browser-environment.mjs",
      testMatch: ["<rootDir>/tests/components/**/*.test.tsx"],
      setupFilesAfterEnv: ["<rootDir>/tests/helpers/components-setup.ts"],
    },
    {
      ...shared,
      displayName: "api",
      testEnvironment: "node",
      testMatch: apiTests((path) => !isAlone(path), "<rootDir>/tests/api/**/*.test.ts"),
      testPathIgnorePatterns: ["<rootDir>/tests/api/alone/"],
    },
    {
      ...shared,
      // They change the settings that hold for everybody, so nothing runs beside them.
      displayName: "alone",
      testEnvironment: "node",
      testMatch: apiTests(isAlone, "<rootDir>/tests/api/alone/*.test.ts"),
    },
    {
      ...system,
      displayName: "system",
      testMatch: ["<rootDir>/tests/system/**/*.test.ts"],
      testPathIgnorePatterns: [...TIMED, ...OPERATIONS],
    },
    { ...system, displayName: "timed", testMatch: TIMED },
    { ...system, displayName: "operations", testMatch: OPERATIONS },
  ],
};
