/** Pure rules and server code, React components, the API over HTTP, and whole sites that are killed and loaded. */
const shared = {
  transform: {
    "^.+\\.(t|j)sx?$": [
      "@swc/jest",
      {
        jsc: {
          parser: { syntax: "typescript", tsx: true },
          transform: { react: { runtime: "automatic" } },
          target: "es2022",
        },
      },
    ],
  },
  moduleNameMapper: {
    "^server-only$": "<rootDir>/tests/helpers/empty-module.ts",
    "^@/(.*)$": "<rootDir>/$1",
    "\\.css$": "<rootDir>/tests/helpers/empty-module.ts",
  },
};

export default {
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
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/tests/components/**/*.test.tsx"],
      setupFilesAfterEnv: ["<rootDir>/tests/helpers/components-setup.ts"],
    },
    {
      ...shared,
      displayName: "api",
      testEnvironment: "node",
      testMatch: ["<rootDir>/tests/api/**/*.test.ts"],
    },
    {
      ...shared,
      displayName: "system",
      testEnvironment: "node",
      testMatch: ["<rootDir>/tests/system/**/*.test.ts"],
    },
  ],
};
