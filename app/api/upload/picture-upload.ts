import { z } from "zod";
import { text } from "@/lib/domain/language/text";
import type { KeyAccess } from "@/lib/domain/program/key-access";
import { fieldError } from "@/lib/errors";
import { endpoint } from "@/lib/http/define-route";
import { PICTURE_LIMIT_BYTES } from "@/lib/http/multipart";
import { addPicture, type PictureFolder } from "@/lib/services/space/add-picture";

const MEGABYTE = 1024 * 1024;

interface PictureUpload {
  summary: string;
  access: "staff" | "admin";
  keys: KeyAccess;
  limitBytes?: number;
  /** Stores the file; returns its address. */
  store: (file: Uint8Array) => Promise<string>;
}

/**
 * Creates the endpoint that stores a picture before its form is saved. It returns the address that the form then
 * contains.
 */
export const pictureUpload = ({
  summary,
  access,
  keys,
  limitBytes = PICTURE_LIMIT_BYTES,
  store,
}: PictureUpload) =>
  endpoint({
    summary: `${summary} (multipart, campo image, fino a ${limitBytes / MEGABYTE} MB)`,
    access,
    keys,
    audits: ["picture.create"],
    form: { file: "image", limitBytes },
    output: z.object({ imageUrl: z.string() }),
    status: 201,
    handle: async ({ file }) => {
      if (file === null) throw fieldError("image", text("refusals.upload.none"));
      return { imageUrl: await store(file) };
    },
  });

/** The same for the pictures of the catalogue. */
export const cataloguePictureUpload = (folder: PictureFolder, summary: string) =>
  pictureUpload({
    summary,
    access: "staff",
    keys: "catalogue:write",
    store: (file) => addPicture(file, folder),
  });
