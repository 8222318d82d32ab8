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
  transformIgnorePatterns: ["/node_modules/(?!@tanstack/(react-table|table-core|react-store|store)/)"],
  moduleNameMapper: {
    "^server-only$": "<rootDir>/tests/helpers/empty-module.ts",
    "^@/(.*)$": "<rootDir>/$1",
    "\\.css$": "<rootDir>/tests/helpers/empty-module.ts",
  },
};

export default {
  // A busy machine is slow, not wrong.
  testTimeout: 30_000,
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
      testPathIgnorePatterns: ["<rootDir>/tests/api/alone/"],
    },
    {
      ...shared,
      // They change the settings that hold for everybody, so nothing runs beside them.
      displayName: "alone",
      testEnvironment: "node",
      testMatch: ["<rootDir>/tests/api/alone/*.test.ts"],
    },
    {
      ...shared,
      // Its helpers import the scripts, which are ES modules (scripts/test.mjs turns them on).
      transform: transformWith({ type: "commonjs", ignoreDynamic: true }),
      displayName: "system",
      testEnvironment: "node",
      testMatch: ["<rootDir>/tests/system/**/*.test.ts"],
    },
  ],
};
