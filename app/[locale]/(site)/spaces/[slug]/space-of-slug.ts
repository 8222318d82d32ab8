import { cache } from "react";
import type { Language } from "@/lib/domain/language/languages";
import { idFromSlug } from "@/lib/domain/site/slug";
import type { Space } from "@/lib/schemas/space/space";
import { catalogueSpace } from "@/lib/services/catalogue/catalogue";

/** The space identified by a slug's leading id, or null; cached, so that page and metadata query it once. */
export const spaceOfSlug = cache(async (slug: string, language: Language): Promise<Space | null> => {
  const id = idFromSlug(slug);
  return id === null ? null : catalogueSpace(id, language);
});
