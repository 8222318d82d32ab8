/** The site under test, as started by scripts/run/test-site.mjs. */
function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run these tests with "npm test -- api"`);
  return value;
}

/** The addresses of all its processes. */
export const siteUrls = (): string[] => required("TEST_SITE_URLS").split(",");
export const siteUrl = (): string => siteUrls()[0] ?? "";
export const databaseUrl = (): string => required("TEST_SITE_DATABASE_URL");
export const dataDir = (): string => required("TEST_SITE_DATA_DIR");
export const siteSecret = (): string => required("TEST_SITE_SECRET");
export const databaseKind = (): "embedded" | "postgres" =>
  required("TEST_SITE_DATABASE_KIND") === "postgres" ? "postgres" : "embedded";
