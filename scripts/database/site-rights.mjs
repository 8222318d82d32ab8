/**
 * What the role that the site works as may do, where another one owns the tables: read and write rows, and neither
 * change tables nor rewrite what is append-only. Triggers refuse the latter to everybody; this is the second lock.
 */
import pg from "pg";

/** Two starts at once take turns. */
const LOCK = 0x6e696e66;

/**
 * @param {string} role
 * @param {string} database
 */
const statements = (role, database) => [
  // Temporary tables would hide those of the site from what it runs in the same session.
  `REVOKE TEMPORARY ON DATABASE ${database} FROM PUBLIC, ${role}`,
  `REVOKE CREATE ON SCHEMA public FROM PUBLIC, ${role}`,
  `GRANT USAGE ON SCHEMA public, pgboss TO ${role}`,
  `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public, pgboss TO ${role}`,
  // The demonstration data has numbers of its own, after which counting goes on.
  `GRANT USAGE, SELECT, UPDATE ON ALL SEQUENCES IN SCHEMA public, pgboss TO ${role}`,
  `GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA pgboss TO ${role}`,
  // What the next migration makes can be used from its commit on, while processes of this version still run.
  `ALTER DEFAULT PRIVILEGES IN SCHEMA public, pgboss GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${role}`,
  `ALTER DEFAULT PRIVILEGES IN SCHEMA public, pgboss GRANT USAGE, SELECT, UPDATE ON SEQUENCES TO ${role}`,
  `REVOKE INSERT, UPDATE, DELETE ON _prisma_migrations FROM ${role}`,
  `REVOKE UPDATE, DELETE ON payments FROM ${role}`,
  // The id is asked for by SELECT … FOR UPDATE, the note is struck by an erasure, disputes come later; a trigger refuses
  // all else.
  `GRANT UPDATE (id, note, disputed_at, dispute_status) ON payments TO ${role}`,
  `REVOKE DELETE ON receipts, receipt_payments FROM ${role}`,
  `REVOKE UPDATE ON book_documents, import_items, member_versions FROM ${role}`,
  // Of a fee its waiver alone changes.
  `REVOKE UPDATE ON member_fees FROM ${role}`,
  `GRANT UPDATE (waived_at, waived_by, waiver_reason) ON member_fees TO ${role}`,
  // Lines older than the retention are deleted, and older addresses taken out of the others; a trigger refuses the rest.
  `REVOKE UPDATE ON audit_log FROM ${role}`,
  `GRANT UPDATE (address) ON audit_log TO ${role}`,
];

/**
 * Makes the site's role, or gives it the password of its address, where the owner of the tables may do so (in a
 * database of its own, as a container's). Elsewhere an administrator of the server has made it.
 * @param {pg.Client} client
 * @param {{ username: string, password: string }} address
 */
async function keepRole(client, { username, password }) {
  const { rows } = await client.query(
    `SELECT rolsuper OR rolcreaterole AS "mayCreate", EXISTS (SELECT 1 FROM pg_roles WHERE rolname = $1) AS "isThere"
     FROM pg_roles WHERE rolname = current_user`,
    [decodeURIComponent(username)],
  );
  const [{ mayCreate, isThere }] = rows;
  if (!mayCreate) return;
  const role = client.escapeIdentifier(decodeURIComponent(username));
  const secret = password ? `PASSWORD ${client.escapeLiteral(decodeURIComponent(password))}` : "";
  await client.query(`${isThere ? "ALTER" : "CREATE"} ROLE ${role} LOGIN ${secret}`);
}

/**
 * Gives the role of `siteUrl` its rights on the tables of the database of `ownerUrl`, which owns them; they are two
 * roles. The site's is made where the owner may make roles.
 * @param {string} ownerUrl
 * @param {string} siteUrl
 */
export async function grantSiteRights(ownerUrl, siteUrl) {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const address = new URL(siteUrl);
    const role = client.escapeIdentifier(decodeURIComponent(address.username));
    await client.query("BEGIN");
    await client.query("SELECT pg_advisory_xact_lock($1)", [LOCK]);
    await keepRole(client, address);
    const database = client.escapeIdentifier(client.database ?? "");
    for (const statement of statements(role, database)) await client.query(statement);
    await client.query("COMMIT");
  } finally {
    await client.end();
  }
}
