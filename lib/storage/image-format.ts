/** The picture formats that the site accepts and serves. */
export type ImageFormat = "jpeg" | "png" | "gif" | "webp";

/** The format by the file's first bytes, whatever its name or headers claim; null for any other format. */
export function imageFormatOf(bytes: Uint8Array): ImageFormat | null {
  const head = String.fromCharCode(...bytes.subarray(0, 12));
  if (head.startsWith("\xff\xd8\xff")) return "jpeg";
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (head.startsWith("GIF87a") || head.startsWith("GIF89a")) return "gif";
  if (head.startsWith("RIFF") && head.slice(8, 12) === "WEBP") return "webp";
  return null;
}
