export const CODE_FIELDS = ["email", "code", "firstName", "lastName", "phone", "totp"] as const;
export type CodeField = (typeof CODE_FIELDS)[number];

export interface CodeProblem {
  errors: Partial<Record<CodeField | "root", string>>;
  focus: CodeField | null;
}
