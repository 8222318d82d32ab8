import "server-only";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { oneAtATime } from "@/lib/one-at-a-time";
import { readCopy, removeCopy, sizedPath, writeCopy } from "./picture-copies";
import { readUpload } from "./stored-pictures";

/** Copies of the site's own pictures and of uploads in the widths that pages ask for. */

const QUALITY = 75;
/** As good to look at as WebP of the quality above; with more effort it takes ten times as long and is no smaller. */
const AVIF = { quality: 50, effort: 2 };

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

function find(address: string): Promise<Source | null> {
  const [, root, ...steps] = address.split("/");
  return (root === "uploads" ? findUpload : findOwn)(steps);
}

const isKept = ({ name }: Source) => !name.startsWith("avatars/");

/** Avatars are on no disk: the copies drawn last stay in memory, for minutes, so that a list of people is drawn once. */
const portraits = new Map<string, Uint8Array<ArrayBuffer>>();
const MOST_PORTRAITS = 200;
const PORTRAITS_MS = 10 * 60_000;

function keepPortrait(path: string, bytes: Uint8Array<ArrayBuffer>): void {
  if (portraits.size === 0) setTimeout(() => portraits.clear(), PORTRAITS_MS).unref();
  const [oldest] = portraits.keys();
  if (portraits.size >= MOST_PORTRAITS && oldest !== undefined) portraits.delete(oldest);
  portraits.set(path, bytes);
}

const readDrawn = async (path: string) => portraits.get(path) ?? (await readCopy(path));

interface SizedPicture {
  type: "image/webp" | "image/avif";
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * A picture, at most so wide. As WebP; as AVIF for browsers that take it, once it has been made: nobody waits for that.
 * @param address "/images/…" or "/uploads/…", whose segments do not begin with a dot
 * @returns null where there is no such picture
 */
export async function readSized(
  address: string,
  width: number,
  takesAvif: boolean,
): Promise<SizedPicture | null> {
  const source = await find(address);
  if (source === null) return null;
  const asAvif = takesAvif && isKept(source) ? sizedPath(source.name, `${width}.avif`) : null;
  const avif = asAvif && (await readCopy(asAvif));
  if (avif && avif.byteLength > 0) return { type: "image/avif", bytes: avif };
  const path = sizedPath(source.name, width);
  const bytes =
    (await readDrawn(path)) ??
    (await oneAtATime("sized", async () => (await readDrawn(path)) ?? make(source, path, width)));
  if (asAvif && avif === null) makeAvifLater(address, asAvif, { source, width, webp: bytes.byteLength });
  return { type: "image/webp", bytes };
}

const resized = async (source: Source, width: number) =>
  sharp(await source.read(), { pages: 1 })
    .rotate()
    .resize({ width, withoutEnlargement: true });

async function make(source: Source, path: string, width: number): Promise<Uint8Array<ArrayBuffer>> {
  const made = await (await resized(source, width)).webp({ quality: QUALITY }).toBuffer();
  const bytes = new Uint8Array(made);
  if (isKept(source)) await writeCopy(path, bytes);
  else keepPortrait(path, bytes);
  return bytes;
}

const beingMade = new Set<string>();

/** Makes a copy as AVIF, one after the other; an empty one where it is no smaller. Never throws. */
function makeAvifLater(
  address: string,
  path: string,
  { source, width, webp }: { source: Source; width: number; webp: number },
): void {
  if (beingMade.has(path)) return;
  beingMade.add(path);
  const task = async () => {
    const made = await (await resized(source, width)).avif(AVIF).toBuffer();
    await writeCopy(path, made.byteLength < webp ? made : new Uint8Array());
    // It may have been deleted meanwhile.
    if ((await find(address))?.name !== source.name) await removeCopy(source.name);
  };
  oneAtATime("avif", task)
    .catch(() => {})
    .finally(() => beingMade.delete(path));
}
