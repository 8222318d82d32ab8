/**
 * The changed record as its caller may see it. A key that may change a record of the catalogue does not read its fields
 * that only the panel sees, except those that it has sent.
 * @param accountId null for an API key
 * @param sent the body of the call
 */
export function withoutUnsent<Row extends object, Field extends keyof Row & string>(
  accountId: number | null,
  record: Row,
  sent: { [name in Field]?: unknown },
  fields: readonly Field[],
): Omit<Row, Field> & Partial<Pick<Row, Field>> {
  if (accountId !== null) return record;
  const shown = { ...record } as Omit<Row, Field> & Partial<Pick<Row, Field>>;
  for (const field of fields) if (sent[field] === undefined) delete shown[field];
  return shown;
}
