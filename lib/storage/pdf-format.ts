const HEAD = "%PDF-";
const END = "%%EOF";
/** The number of bytes at the end of a file in which PDF readers look for the end marker. */
const LOOKED_AT = 1024;

const latin = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/** Whether a file is a PDF by its first bytes and its end, whatever its name or headers claim. */
export const isPdf = (bytes: Uint8Array): boolean =>
  latin(bytes.subarray(0, HEAD.length)) === HEAD && latin(bytes.subarray(-LOOKED_AT)).includes(END);
