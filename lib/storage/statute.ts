import "server-only";
import { randomUUID } from "node:crypto";
import { insertPicture } from "@/lib/data/pictures";
import { wordedError } from "@/lib/errors";
import { isPdf } from "./document-format";
import { writeCopy } from "./picture-copies";

/**
 * Stores the association's statute with the uploaded pictures. Like them, it is deleted after a day unless the site
 * refers to it (lib/storage/images.ts).
 * @param bytes the file as sent; its name and declared type are ignored
 * @returns its address on the site, `/uploads/statutes/<random>.pdf`
 * @throws AppError UNSUPPORTED_MEDIA_TYPE if it is not a PDF
 */
export async function storeStatute(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  if (!isPdf(bytes)) throw wordedError("UNSUPPORTED_MEDIA_TYPE", "refusals.upload.noPdf");
  const path = `statutes/${randomUUID()}.pdf`;
  await insertPicture(path, bytes);
  await writeCopy(path, bytes);
  return `/uploads/${path}`;
}
