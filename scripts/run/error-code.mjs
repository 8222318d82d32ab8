/**
 * Whether what was thrown is an error of the system with this code, such as "ENOENT".
 * @param {unknown} error
 * @param {string} code
 */
export const hasCode = (error, code) =>
  typeof error === "object" && error !== null && "code" in error && error.code === code;

/**
 * The words of what was thrown.
 * @param {unknown} error
 */
export const messageOf = (error) => (error instanceof Error ? error.message : String(error));
