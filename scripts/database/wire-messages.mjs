/** Messages that a server sends in PostgreSQL's wire protocol. */

/**
 * A message: type, length and parts; texts are zero-terminated.
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
 * The server's response to a new connection: authenticated, the settings, ready.
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
