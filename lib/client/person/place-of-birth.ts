/**
 * The name of the Italian town or foreign country with a cadastral code, or null. The table is large, so it is loaded
 * on first use.
 */
export async function placeOfBirth(code: string): Promise<string | null> {
  const { default: places } = await import("@marketto/belfiore-connector-embedded");
  return (await places.findByCode(code))?.name ?? null;
}
