import { MERGED_FIELDS, type MergedData, mergePreview } from "@/lib/domain/panel/merge-preview";

const NONE = Object.fromEntries(MERGED_FIELDS.map((field) => [field, null])) as MergedData;

test("says what is filled in and what is given up; what both have is neither", () => {
  const gone = { ...NONE, email: "a@example.org", phone: "06 111", city: "Roma" };
  const kept = { ...NONE, phone: "06 222", city: "Roma", note: "Sua" };
  expect(mergePreview(gone, kept)).toEqual({
    filled: [{ field: "email", value: "a@example.org" }],
    dropped: [{ field: "phone", value: "06 111" }],
  });
});
