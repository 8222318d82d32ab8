import "server-only";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { oneAtATime } from "@/lib/one-at-a-time";
import { readCopy, removeCopy, sizedPath, writeCopy } from "./picture-copies";
import { readUpload } from "./stored-pictures";

/** Copies of the site's own pictures and of uploads, in the widths that pages request. */

const QUALITY = 75;
/** Looks as good as WebP of the quality above; more effort takes ten times as long and saves no bytes. */
const AVIF = { quality: 50, effort: 2 };

// One thread, to leave processor time for requests.
sharp.concurrency(1);

interface Source {
  /** The name of its copies in the cache; it changes with the picture. */
  name: string;
  read: () => Promise<Uint8Array>;
}

/** Looks up the upload in the database each time, so that no copy outlives it. */
async function findUpload(steps: readonly string[]): Promise<Source | null> {
  const upload = await readUpload(steps);
  if (upload === null || !upload.type.startsWith("image/")) return null;
  return { name: steps.join("/"), read: async () => upload.bytes };
}

/** A picture that is part of the site. Its cache name changes with each version of the file. */
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

/**
 * Avatars are never cached on disk. The most recent copies stay in memory for some minutes, so that a list of people is
 * resized once.
 */
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
 * A picture, scaled down to the width. As WebP; as AVIF if the browser accepts it and a copy exists already, since no
 * request waits for the encoding.
 * @param address "/images/…" or "/uploads/…", whose segments do not begin with a dot
 * @returns null if there is no such picture
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

/**
 * Encodes an AVIF copy in the background, one at a time; stores an empty copy if it is not smaller than the WebP. Never
 * throws.
 */
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
