/** A statement that is seen so often belongs to what everybody does. Lists of different lengths make many others. */
const HOT_AFTER = 20;
/** Each connection stores the plans of that many statements. */
const MOST_NAMED = 300;
/** How many statements are counted before the count starts again. */
const MOST_COUNTED = 5_000;

/**
 * Names the statements that are sent often, so that PostgreSQL parses and plans each of them once per connection. The
 * others remain unnamed (an empty name).
 */
export function hotStatements(): (statement: { sql: string }) => string {
  const names = new Map<string, string>();
  const seen = new Map<string, number>();
  return ({ sql }) => {
    const name = names.get(sql);
    if (name !== undefined) return name;
    if (names.size >= MOST_NAMED) return "";
    const count = (seen.get(sql) ?? 0) + 1;
    if (seen.size >= MOST_COUNTED) seen.clear();
    seen.set(sql, count);
    if (count < HOT_AFTER) return "";
    seen.delete(sql);
    names.set(sql, `hot_${names.size + 1}`);
    return names.get(sql) ?? "";
  };
}
