/** The connection over which the server asks for versions: one, since questions are put together. */
import pg from "pg";

/** A database that does not answer within this time counts as gone; the page is then answered without it. */
const TIMEOUT_MS = 2_000;

/** A function that runs one statement on a pool of its own. Nothing is connected before it is used. */
export function openVersionQuery(connectionString) {
  const pool = new pg.Pool({
    connectionString,
    max: 1,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    idleTimeoutMillis: 30_000,
  });
  // An idle connection that breaks must not bring the process down; the next question gets a new one.
  pool.on("error", () => {});
  return (text, values) => pool.query(text, values);
}
