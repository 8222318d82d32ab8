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
 * Run on PostgreSQL alone where it is tested as well, since the embedded database is slower. What they ask is answered before
 * a database is asked, or by it in the same way: the embedded one is PostgreSQL itself.
 * - fuzz: what the schemas let through, one client at a time;
 * - security: origins, cookies, hosts and headers;
 * - weight: bodies and pictures that are refused by their size;
 * - admin-page: who is sent away from the panel;
 * - answer-language, languages, mail-languages, translations: in which words the same data is said;
 * - public-pages, calendar-feeds: what pages and files say of it;
 * - uploads, space-images: what is done to pictures before they are stored;
 * - mcp: another door to services whose own tests run on both;
 * - conditions, own-site, setup, statute: texts and settings of the house, written and read one at a time;
 * - told-administrators: who is told of what;
 * - webhooks: what other programs are sent; that each is sent once is tried on both by system/webhooks.
 */
const ONE_DATABASE = [
  ...["site/fuzz", "site/security", "site/weight", "panel/admin-page"],
  ...["site/answer-language", "person/languages", "site/languages", "booking/mail-languages"],
  ...["catalogue/translations", "site/public-pages", "sign-up/calendar-feeds"],
  ...["site/uploads", "space/space-images", "program/mcp"],
  ...["alone/conditions", "alone/own-site", "alone/setup", "alone/statute", "alone/webhooks"],
  "alone/told-administrators",
].map((name) => `<rootDir>/tests/api/${name}\\.test`);
const isSlowerOfTwo =
  process.env.TEST_SITE_DATABASE_KIND === "embedded" && process.env.TEST_HAS_POSTGRES === "true";
const triedOnTheOther = isSlowerOfTwo ? ONE_DATABASE : [];

/** Of the system tests those that ask how soon something happens: nothing runs beside them. */
const TIMED = ["cluster", "contention", "kill", "lock", "outage", "prepayment", "start", "stop"].map(
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
      testMatch: ["<rootDir>/tests/api/**/*.test.ts"],
      testPathIgnorePatterns: ["<rootDir>/tests/api/alone/", ...triedOnTheOther],
    },
    {
      ...shared,
      // They change the settings that hold for everybody, so nothing runs beside them.
      displayName: "alone",
      testEnvironment: "node",
      testMatch: ["<rootDir>/tests/api/alone/*.test.ts"],
      testPathIgnorePatterns: triedOnTheOther,
    },
    {
      ...system,
      displayName: "system",
      testMatch: ["<rootDir>/tests/system/**/*.test.ts"],
      testPathIgnorePatterns: TIMED,
    },
    { ...system, displayName: "timed", testMatch: TIMED },
  ],
};
