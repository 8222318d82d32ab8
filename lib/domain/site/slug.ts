const MAX_ID = 2_147_483_647;

/** "13-sala-salvia": the id, by which the record is found, and its name for readers. */
export function slugFor(id: number, name: string): string {
  const words = name
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return words ? `${id}-${words}` : String(id);
}

/** The id at the start of a slug, or null; the name may be outdated, misspelt or missing. */
export function idFromSlug(slug: string): number | null {
  const digits = /^([1-9]\d{0,9})(?:-|$)/.exec(slug)?.[1];
  const id = Number(digits);
  return digits && id <= MAX_ID ? id : null;
}
