export const CODE_FIELDS = ["email", "code", "firstName", "lastName", "phone", "totp"] as const;
export type CodeField = (typeof CODE_FIELDS)[number];

/** What is wrong with the fields of a step, and which of them is to be mended first. */
export interface CodeProblem {
  errors: Partial<Record<CodeField | "root", string>>;
  focus: CodeField | null;
}
