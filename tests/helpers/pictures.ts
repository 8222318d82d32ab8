import sharp from "sharp";

/** A small picture of one colour, as a file of the given format. */
export async function picture(
  format: "jpeg" | "png" | "gif" | "webp" | "tiff",
  { width = 40, height = 20 }: { width?: number; height?: number } = {},
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: "#76519b" } })
    .toFormat(format)
    .toBuffer();
}

/** A form with one file; name and type say something else on purpose unless given. */
export function formWith(
  field: string,
  bytes: Uint8Array,
  fields: Record<string, string> = {},
  file: { name: string; type: string } = { name: "foto.png", type: "image/png" },
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set(field, new Blob([new Uint8Array(bytes)], { type: file.type }), file.name);
  return form;
}
