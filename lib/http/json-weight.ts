/** More than any body of ours has. Counted before parsing, which for a few megabytes of nodes stalls everybody. */
export const MAX_NODES = 10_000;
/** No body of ours nests deeper than five; thousands of levels would exhaust the stack of whatever walks them. */
export const MAX_DEPTH = 32;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const [OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];
const LAST_BLANK = 0x20;

/** Where a string that begins at `start` ends: the position of its closing quote, or the end of the text. */
function endOfString(bytes: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return at;
}

/** Whether a list or an object that is opened at `start` holds anything. */
function isFilled(bytes: Uint8Array, start: number): boolean {
  let next = start + 1;
  while (next < bytes.length && (bytes[next] ?? 0) <= LAST_BLANK) next += 1;
  return bytes[next] !== CLOSE_ARRAY && bytes[next] !== CLOSE_OBJECT;
}

/**
 * Whether JSON text has too many values or nests too deep, found out without parsing it: one pass over the bytes that
 * stops at the first too many. What is no JSON at all is left to the parser, which is quick to say so.
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
