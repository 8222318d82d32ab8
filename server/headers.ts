/** Headers by lower-case name. */
export type Headers = Record<string, string | string[]>;

/** The content type of a response, without parameters: "text/html". */
export const typeOf = ({ headers }: { headers: Headers }): string =>
  String(headers["content-type"] ?? "").split(";", 1)[0] ?? "";
