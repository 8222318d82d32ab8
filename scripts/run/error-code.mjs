/**
 * Whether a thrown value is a system error with this code, such as "ENOENT".
 * @param {unknown} error
 * @param {string} code
 */
export const hasCode = (error, code) =>
  typeof error === "object" && error !== null && "code" in error && error.code === code;

/**
 * The message of a thrown value.
 * @param {unknown} error
 */
export const messageOf = (error) => (error instanceof Error ? error.message : String(error));
