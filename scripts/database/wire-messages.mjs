/** Messages of PostgreSQL's wire protocol that a server sends. */

/**
 * A message: its type, its length and its parts, of which texts end with a zero byte.
 * @param {string} type
 * @param {...(string | Buffer)} parts
 */
export function message(type, ...parts) {
  const body = Buffer.concat(
    parts.map((part) => (typeof part === "string" ? Buffer.from(`${part}\0`) : part)),
  );
  const head = Buffer.alloc(5);
  head.write(type, 0, "latin1");
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

export const int32 = (/** @type {number} */ value) => {
  const buffer = Buffer.alloc(4);
  buffer.writeInt32BE(value);
  return buffer;
};

/**
 * What a client is told when it connects: it is in, these are the settings, go ahead.
 * @param {Record<string, string>} settings
 */
export function greeting(settings) {
  return Buffer.concat([
    message("R", int32(0)),
    ...Object.entries(settings).map(([name, value]) => message("S", name, value)),
    message("K", int32(1), int32(1)),
    message("Z", Buffer.from("I")),
  ]);
}
