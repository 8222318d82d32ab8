/** Headers by their names in lower case. */
export type Headers = Record<string, string | string[]>;

/** The type of an answer's content, without parameters: "text/html". */
export const typeOf = ({ headers }: { headers: Headers }): string =>
  String(headers["content-type"] ?? "").split(";", 1)[0] ?? "";
