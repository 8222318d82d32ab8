import sharp from "sharp";

/** A picture in the given format, of one colour or of noise, small by default. */
export async function picture(
  format: "jpeg" | "png" | "gif" | "webp" | "tiff",
  { width = 40, height = 20, isNoise = false }: { width?: number; height?: number; isNoise?: boolean } = {},
): Promise<Buffer> {
  const noise = isNoise ? { noise: { type: "gaussian" as const, mean: 128, sigma: 60 } } : {};
  return sharp({ create: { width, height, channels: 3, background: "#76519b", ...noise } })
    .toFormat(format)
    .toBuffer();
}

/** A form with one file. The default name and type may deliberately differ from the content. */
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
