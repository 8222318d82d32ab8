import { EnvironmentError, readEnvironment } from "@/lib/env";

const GOOD = {
  DATABASE_URL: "postgresql://localhost/centro",
  NEXTAUTH_SECRET: "a secret of enough characters",
};

test("the defaults match .env.example", () => {
  expect(readEnvironment(GOOD)).toMatchObject({
    PORT: 3000,
    DATA_DIR: ".data",
    NEXTAUTH_URL: "http://localhost:3000",
    ADMIN_USERNAME: "admin",
    ADMIN_EMAIL: "admin@example.org",
    SEED_DEMO: false,
    TRUST_PROXY: false,
    EXPOSE_RESET_TOKEN: false,
  });
  expect(readEnvironment({ ...GOOD, EMBEDDED_DATABASE: "true" }).SEED_DEMO).toBe(true);
});

test("every wrong or missing variable is reported, not only the first", () => {
  const read = () =>
    readEnvironment({ PORT: "abc", DATABASE_URL: "mysql://x", SMTP_URL: "http://x", NEXTAUTH_SECRET: "" });
  expect(read).toThrow(EnvironmentError);
  for (const line of [
    /PORT/,
    /DATABASE_URL: must start with postgresql/,
    /SMTP_URL: must start with smtp/,
    /NEXTAUTH_SECRET: is missing/,
  ]) {
    expect(read).toThrow(line);
  }
});

test("an empty variable counts as unset", () => {
  expect(readEnvironment({ ...GOOD, ADMIN_PASSWORD: "", SMTP_URL: "" })).toMatchObject({
    ADMIN_USERNAME: "admin",
  });
});

test("reset tokens are never exposed in production with a configured database", () => {
  const asked = { ...GOOD, EXPOSE_RESET_TOKEN: "true", NODE_ENV: "production" };
  expect(() => readEnvironment(asked)).toThrow(/EXPOSE_RESET_TOKEN/);
  expect(readEnvironment({ ...asked, EMBEDDED_DATABASE: "true" }).EXPOSE_RESET_TOKEN).toBe(true);
  expect(readEnvironment({ ...asked, NODE_ENV: "development" }).EXPOSE_RESET_TOKEN).toBe(true);
});
