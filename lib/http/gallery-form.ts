import { fromJson } from "@/lib/schemas/json-record";

/** The body of a gallery image: JSON, or multipart with an optional file. */
export const galleryForm = {
  file: "image",
  /** docs/rules.md, "Limits". */
  limitBytes: 10 * 1024 * 1024,
  fromTexts: ({ imageUrl, translations, ...others }: Record<string, string>) => ({
    ...others,
    // Forms submit empty fields too: an empty address without a file leaves the picture unchanged.
    ...(imageUrl ? { imageUrl } : {}),
    ...(translations === undefined ? {} : { translations: fromJson(translations) }),
  }),
  isJsonToo: true,
};
