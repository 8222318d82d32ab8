import { cache } from "react";
import { idFromSlug } from "@/lib/domain/site/slug";
import type { Space } from "@/lib/schemas/space/space";
import { catalogueSpace } from "@/lib/services/catalogue/catalogue";

/** The space that a slug names by its id, or null; asked once for a page and its metadata. */
export const spaceOfSlug = cache(async (slug: string): Promise<Space | null> => {
  const id = idFromSlug(slug);
  return id === null ? null : catalogueSpace(id);
});
