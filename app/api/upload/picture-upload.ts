import { z } from "zod";
import { fieldError } from "@/lib/errors";
import { endpoint } from "@/lib/http/define-route";
import { readMultipart } from "@/lib/http/multipart";
import { PICTURE_LIMIT_BYTES } from "@/lib/http/upload-limits";
import { addPicture } from "@/lib/services/space/add-picture";

/** Makes the endpoint that stores a picture before its form is saved; it returns the address that the form then holds. */
export const pictureUpload = (folder: "spaces" | "courses" | "events", summary: string) =>
  endpoint({
    summary: `${summary} (multipart, campo image, fino a 5 MB)`,
    access: "staff",
    audits: ["picture.create"],
    form: { file: "image" },
    output: z.object({ imageUrl: z.string() }),
    status: 201,
    handle: async ({ request }) => {
      const { file } = await readMultipart(request, "image", PICTURE_LIMIT_BYTES);
      if (file === null) throw fieldError("image", "Scegli un'immagine da caricare.");
      return { imageUrl: await addPicture(file, folder) };
    },
  });
