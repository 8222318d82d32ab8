/**
 * Rights of the site's database role, if another role owns the tables: it can read and write rows, but neither change
 * tables nor rewrite append-only data. Triggers reject the latter for every role; this is a second line of defence.
 */
import pg from "pg";

/** Advisory lock: concurrent starts take turns. */
const LOCK = 0x6e696e66;

/**
 * @param {string} role
 * @param {string} database
 */
const statements = (role, database) => [
  // Temporary tables would shadow the site's tables in the same session.
  `REVOKE TEMPORARY ON DATABASE ${database} FROM PUBLIC, ${role}`,
  `REVOKE CREATE ON SCHEMA public FROM PUBLIC, ${role}`,
  `GRANT USAGE ON SCHEMA public, pgboss TO ${role}`,
  `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public, pgboss TO ${role}`,
  // The demonstration data has explicit ids, after which the sequences continue.
  `GRANT USAGE, SELECT, UPDATE ON ALL SEQUENCES IN SCHEMA public, pgboss TO ${role}`,
  `GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA pgboss TO ${role}`,
  // Tables of the next migration are usable from its commit on, while processes of this version still run.
  `ALTER DEFAULT PRIVILEGES IN SCHEMA public, pgboss GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${role}`,
  `ALTER DEFAULT PRIVILEGES IN SCHEMA public, pgboss GRANT USAGE, SELECT, UPDATE ON SEQUENCES TO ${role}`,
  `REVOKE INSERT, UPDATE, DELETE ON _prisma_migrations FROM ${role}`,
  `REVOKE UPDATE, DELETE ON payments FROM ${role}`,
  // The id is needed for SELECT … FOR UPDATE, an erasure clears the note, disputes come later; a trigger rejects
  // everything else.
  `GRANT UPDATE (id, note, disputed_at, dispute_status) ON payments TO ${role}`,
  `REVOKE DELETE ON receipts, receipt_payments FROM ${role}`,
  `REVOKE UPDATE ON book_documents, import_items, member_versions FROM ${role}`,
  // Of a fee, only its waiver can change.
  `REVOKE UPDATE ON member_fees FROM ${role}`,
  `GRANT UPDATE (waived_at, waived_by, waiver_reason) ON member_fees TO ${role}`,
  // Entries past retention are deleted, and addresses are removed earlier from the others; a trigger rejects the rest.
  `REVOKE UPDATE ON audit_log FROM ${role}`,
  `GRANT UPDATE (address) ON audit_log TO ${role}`,
];

/**
 * Creates the site's role, or sets its password from the URL, if the tables' owner may do so (in a dedicated database,
 * such as a container's). Elsewhere the server's administrator has created it.
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
 * Grants the role of `siteUrl` its rights on the tables owned by the role of `ownerUrl`. Creates the site's role if the
 * owner may create roles.
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
