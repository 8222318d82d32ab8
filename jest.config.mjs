/** Pure rules and server code, React components, the API over HTTP, and whole sites that are killed and loaded. */
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
  "catalogue/teachers",
  "booking/bookings",
  "booking/series",
  "booking/moves",
  "booking/prepayment",
  "waiting/waiting-rooms",
  "waiting/waiting-places",
  "sign-up/places",
  "sign-up/seats",
  "pass/use",
  "money/payments",
  "money/promo-codes",
  "till/deposits",
  "space/rooms-of-rooms",
  "panel/screens",
  "panel/people-merge",
  "panel/mailings",
  "person/newsletter",
  "site/database-guards",
  "site/mails",
  "site/audit",
  "site/demonstration",
  "alone/closures",
  "alone/books",
  "alone/mail-server",
  "alone/payment-methods",
].map((name) => `<rootDir>/tests/api/${name}.test.ts`);
const isSecondDatabase =
  process.env.TEST_SITE_DATABASE_KIND === "embedded" && process.env.TEST_HAS_POSTGRES === "true";
/** @param {(path: string) => boolean} isOfProject @param {string} all */
const apiTests = (isOfProject, all) => (isSecondDatabase ? ALSO_EMBEDDED.filter(isOfProject) : [all]);
const isAlone = (/** @type {string} */ path) => path.includes("/alone/");

/** What belongs to running three machines, or to browsers other than Chromium: `npm run test:operations`. */
const OPERATIONS = ["cluster", "other-browsers", "point-in-time"].map(
  (name) => `<rootDir>/tests/system/${name}.test.ts`,
);
/** Of the system tests those that ask how soon something happens: nothing runs beside them. */
const TIMED = ["contention", "kill", "lock", "mailings", "outage", "prepayment", "start", "stop"].map(
  (name) => `<rootDir>/tests/system/${name}.test.ts`,
);

/** The helpers of the system tests import the scripts, which are ES modules (scripts/test.mjs turns them on). */
const system = {
  ...shared,
  transform: transformWith({ type: "commonjs", ignoreDynamic: true }),
  testEnvironment: "node",
};

export default {
  // A busy machine is slow, not wrong.
  testTimeout: 30_000,
  testSequencer: "<rootDir>/scripts/run/longest-first.mjs",
  projects: [
    {
      ...shared,
      displayName: "unit",
      testEnvironment: "node",
      testMatch: ["<rootDir>/tests/unit/**/*.test.ts"],
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
