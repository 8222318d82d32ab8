/**
 * What a migration must not do, because the version that is still running concurrently would break or wait
 * (docs/operations.md, "Upgrade without a pause"). An exception is justified in a comment that begins with "Safe:"
 * right above the statement.
 */
const EXCUSE = /^--\s*Safe: \S.{10,}$/m;

interface Rule {
  forbids: RegExp;
  because: string;
  /** A table created by the same migration is empty and not in use. */
  isFineOnNewTables: boolean;
}

const RULES: readonly Rule[] = [
  {
    forbids: /\bDROP\s+(COLUMN|TABLE|TYPE|VIEW)\b/i,
    because: "the running version still reads it: drop it in the version after the next",
    isFineOnNewTables: false,
  },
  {
    forbids: /\bRENAME\s+(COLUMN\s+|VALUE\s+)?\S+\s+TO\b|\bRENAME\s+TO\b/i,
    because: "the running version knows the old name: add a new one beside it",
    isFineOnNewTables: false,
  },
  {
    forbids: /\bALTER\s+(COLUMN\s+)?"?\w+"?\s+(SET\s+DATA\s+)?TYPE\b/i,
    because: "it writes the table anew under a lock, and the running version sends the old type",
    isFineOnNewTables: true,
  },
  {
    forbids: /\bSET\s+NOT\s+NULL\b/i,
    because: "the running version may write nulls, and the whole table is read under a lock",
    isFineOnNewTables: true,
  },
  {
    forbids:
      /\bADD\s+(COLUMN\s+)?(IF\s+NOT\s+EXISTS\s+)?"\w+"\s+(?:(?!\bDEFAULT\b|,).)*\bNOT\s+NULL\b(?:(?!\bDEFAULT\b|,).)*(?:,|;|$)/is,
    because: "the running version writes rows without it: give it a default",
    isFineOnNewTables: true,
  },
  {
    forbids: /\bCREATE\s+(UNIQUE\s+)?INDEX\b/i,
    because: "writers wait while it is built",
    isFineOnNewTables: true,
  },
  {
    forbids: /\bADD\s+CONSTRAINT\b(?!.*\bNOT\s+VALID\b)/is,
    because: "the whole table is read under a lock; add it NOT VALID, validate it later",
    isFineOnNewTables: true,
  },
  {
    forbids: /^\s*(LOCK\s+TABLE|TRUNCATE|VACUUM|CLUSTER|REINDEX)\b/i,
    because: "everybody waits for it, or loses what was there",
    isFineOnNewTables: false,
  },
];

/** The statements of a migration, each with the comments above it. A function's body belongs to its statement. */
export function statementsOf(sql: string): string[] {
  const statements: string[] = [];
  let statement = "";
  let isInBody = false;
  for (const line of sql.split("\n")) {
    statement += `${line}\n`;
    if ((line.match(/\$\w*\$/g)?.length ?? 0) % 2 === 1) isInBody = !isInBody;
    if (isInBody || !/;\s*(--.*)?$/.test(line) || /^\s*--/.test(line)) continue;
    statements.push(statement);
    statement = "";
  }
  return statement.trim() === "" ? statements : [...statements, statement];
}

const withoutComments = (sql: string) => sql.replace(/^\s*--.*$/gm, "").trim();
/** A function's body runs later and takes its locks then. */
const withoutBodies = (sql: string) => sql.replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "$$body$$");

const tableOf = (statement: string) =>
  /\b(?:TABLE(?:\s+ONLY)?|ON)\s+(?:IF\s+EXISTS\s+)?"?(\w+)"?/i.exec(statement)?.[1] ?? null;

/** The violations of a migration, one sentence each. */
export function unsafeStatements(sql: string): string[] {
  const created = new Set(
    [...sql.matchAll(/\bCREATE\s+TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?"?(\w+)"?/gi)].map(([, name]) => name),
  );
  return statementsOf(sql).flatMap((full) => {
    if (EXCUSE.test(full)) return [];
    const statement = withoutBodies(withoutComments(full));
    if (/^CREATE\s+(OR\s+REPLACE\s+)?(TABLE|FUNCTION|TYPE)\b/i.test(statement)) return [];
    const isNew = created.has(tableOf(statement) ?? "");
    return RULES.filter(
      ({ forbids, isFineOnNewTables }) => forbids.test(statement) && !(isNew && isFineOnNewTables),
    ).map(({ because }) => `${statement.replace(/\s+/g, " ").slice(0, 120)}: ${because}`);
  });
}
