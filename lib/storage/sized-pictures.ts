import "server-only";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { oneAtATime } from "@/lib/one-at-a-time";
import { readCopy, sizedPath, writeCopy } from "./picture-copies";
import { readUpload } from "./stored-pictures";

/** Copies of the site's own pictures and of uploads in the widths that pages ask for. */

const QUALITY = 75;

// One thread, to leave processor time for requests.
sharp.concurrency(1);

interface Source {
  /** The name under which copies are kept; it changes with the picture. */
  name: string;
  read: () => Promise<Uint8Array>;
}

/** An upload is looked for in the database each time, so that no copy outlives it. */
async function findUpload(steps: readonly string[]): Promise<Source | null> {
  const upload = await readUpload(steps);
  if (upload === null || !upload.type.startsWith("image/")) return null;
  return { name: steps.join("/"), read: async () => upload.bytes };
}

/** A picture that came with the site; of another version of it, it is another picture. */
async function findOwn(steps: readonly string[]): Promise<Source | null> {
  const file = join(process.cwd(), "public/images", ...steps);
  const facts = await stat(file).catch(() => null);
  if (!facts?.isFile()) return null;
  return {
    name: `images/${Math.round(facts.mtimeMs)}-${facts.size}/${steps.join("/")}`,
    read: () => readFile(file),
  };
}

/**
 * A picture as WebP, at most so wide.
 * @param address "/images/…" or "/uploads/…", whose segments do not begin with a dot
 * @returns null where there is no such picture
 */
export async function readSized(address: string, width: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const [, root, ...steps] = address.split("/");
  const source = await (root === "uploads" ? findUpload : findOwn)(steps);
  if (source === null) return null;
  const path = sizedPath(source.name, width);
  return (
    (await readCopy(path)) ??
    oneAtATime("sized", async () => (await readCopy(path)) ?? make(source, path, width))
  );
}

async function make(source: Source, path: string, width: number): Promise<Uint8Array<ArrayBuffer>> {
  const made = await sharp(await source.read(), { pages: 1 })
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer();
  const bytes = new Uint8Array(made);
  if (!source.name.startsWith("avatars/")) await writeCopy(path, bytes);
  return bytes;
}
