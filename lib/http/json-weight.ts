/**
 * More values than any valid body has. Counted before parsing, since parsing megabytes of small values blocks the event
 * loop.
 */
export const MAX_NODES = 10_000;
/** Valid bodies nest five levels at most; thousands would overflow the stack of recursive code. */
export const MAX_DEPTH = 32;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const [OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];
const LAST_BLANK = 0x20;

/** The position of the closing quote of the string that begins at `start`, or the end of the text. */
function endOfString(bytes: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return at;
}

/** Whether the array or object that opens at `start` has any element. */
function isFilled(bytes: Uint8Array, start: number): boolean {
  let next = start + 1;
  while (next < bytes.length && (bytes[next] ?? 0) <= LAST_BLANK) next += 1;
  return bytes[next] !== CLOSE_ARRAY && bytes[next] !== CLOSE_OBJECT;
}

/**
 * Whether JSON text has too many values or nests too deeply. Does not parse it: one pass over the bytes, which stops at
 * the limit. Invalid JSON is left to the parser.
 */
export function isTooHeavy(bytes: Uint8Array, maxNodes = MAX_NODES, maxDepth = MAX_DEPTH): boolean {
  let nodes = 1;
  let depth = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const sign = bytes[at];
    if (sign === QUOTE) at = endOfString(bytes, at);
    else if (sign === COMMA) nodes += 1;
    else if (sign === OPEN_ARRAY || sign === OPEN_OBJECT) {
      depth += 1;
      if (isFilled(bytes, at)) nodes += 1;
    } else if (sign === CLOSE_ARRAY || sign === CLOSE_OBJECT) depth -= 1;
    if (nodes > maxNodes || depth > maxDepth) return true;
  }
  return false;
}
