import { z } from "zod";
import { requireFound } from "@/lib/errors";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { pictureResponse } from "@/lib/http/picture-response";
import widths from "@/lib/picture-widths.json";
import { shortString } from "@/lib/schemas/bounded-text";
import { readSized } from "@/lib/storage/sized-pictures";

/** No query, no encoded characters, no segment that begins with a dot. */
const ADDRESS = /^\/(?:images|uploads)(?:\/[\w-][\w.-]*)+$/;
const WIDTHS = [...widths.small, ...widths.large].map(String);

const query = z.object({
  url: z.string().max(300, { abort: true }).regex(ADDRESS),
  w: shortString(5).refine((width) => WIDTHS.includes(width)),
  q: z.literal("75"),
});

/** Also served as /_next/image (next.config.mjs), the address used in pages. */
export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/uploads/sized", {
  GET: endpoint({
    summary: "Un'immagine del sito, o caricata, in una delle larghezze delle pagine",
    access: "public",
    keys: "public",
    contentType: "image/webp",
    isConditional: true,
    query,
    errors: ["NOT_FOUND"],
    handle: async ({ request, query: { url, w } }) => {
      const takesAvif = request.headers.get("accept")?.includes("image/avif") ?? false;
      const picture = requireFound(await readSized(url, Number(w), takesAvif), "image");
      const { bytes, type } = picture;
      return pictureResponse(request, bytes, { type, headers: { Vary: "Accept" } });
    },
  }),
});
