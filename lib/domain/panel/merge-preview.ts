/** What a merge of two people does to the data of the one who stays; the same rule as moveEverything. */

export const MERGED_FIELDS = [
  "email",
  "phone",
  "dateOfBirth",
  "placeOfBirth",
  "fiscalCode",
  "address",
  "city",
  "postalCode",
  "certificateUntil",
  "memberUntil",
  "note",
] as const;

export type MergedField = (typeof MERGED_FIELDS)[number];
export type MergedData = Readonly<Record<MergedField, string | null>>;

export interface MergedValue {
  field: MergedField;
  value: string;
}

/** What is filled in from the one who goes, and which values of theirs are given up for those that are there. */
export function mergePreview(
  gone: MergedData,
  kept: MergedData,
): { filled: MergedValue[]; dropped: MergedValue[] } {
  const values = MERGED_FIELDS.flatMap((field) => {
    const value = gone[field];
    return value === null ? [] : [{ field, value }];
  });
  return {
    filled: values.filter(({ field }) => kept[field] === null),
    dropped: values.filter(({ field, value }) => kept[field] !== null && kept[field] !== value),
  };
}
