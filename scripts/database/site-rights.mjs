/**
 * What the role that the site works as may do, where another one owns the tables: read and write rows, and neither
 * change tables nor rewrite what is append-only. Triggers refuse the latter to everybody; this is the second lock.
 */
import pg from "pg";

/** Two starts at once take turns. */
const LOCK = 0x6e696e66;

const statements = (role) => [
  `GRANT USAGE ON SCHEMA public, pgboss TO ${role}`,
  `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public, pgboss TO ${role}`,
  // The demonstration data has numbers of its own, after which counting goes on.
  `GRANT USAGE, SELECT, UPDATE ON ALL SEQUENCES IN SCHEMA public, pgboss TO ${role}`,
  `GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA pgboss TO ${role}`,
  `REVOKE INSERT, UPDATE, DELETE ON _prisma_migrations FROM ${role}`,
  `REVOKE UPDATE, DELETE ON payments FROM ${role}`,
  // The id is asked for by SELECT … FOR UPDATE, the note is struck by an erasure; a trigger refuses all else.
  `GRANT UPDATE (id, note) ON payments TO ${role}`,
  `REVOKE DELETE ON receipts, receipt_payments FROM ${role}`,
  // Lines older than the retention are deleted; a trigger refuses all others.
  `REVOKE UPDATE ON audit_log FROM ${role}`,
];

/**
 * Gives the role of `siteUrl` its rights on the tables of the database of `ownerUrl`, which owns them. The role has to
 * be there and must be another one.
 */
export async function grantSiteRights(ownerUrl, siteUrl) {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const role = client.escapeIdentifier(decodeURIComponent(new URL(siteUrl).username));
    await client.query("BEGIN");
    await client.query("SELECT pg_advisory_xact_lock($1)", [LOCK]);
    for (const statement of statements(role)) await client.query(statement);
    await client.query("COMMIT");
  } finally {
    await client.end();
  }
}
