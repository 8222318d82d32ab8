/**
 * The name of the place behind a cadastral code, or null when there is none. The table of all places of Italy and of
 * the states is large: it is fetched when the first code is known.
 */
export async function placeOfBirth(code: string): Promise<string | null> {
  const { default: places } = await import("@marketto/belfiore-connector-embedded");
  return (await places.findByCode(code))?.name ?? null;
}
