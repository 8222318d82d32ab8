import { statSync } from "node:fs";

/** The longest test files; started last, each would run alone while the other workers have nothing left. */
const LONGEST = [
  ...["site/fuzz", "privacy/account-erasure", "person/sign-in-code", "person/passkeys"],
  ...["system/start", "system/stripe", "system/jobs", "system/mailings", "system/backup", "system/kill"],
].map((name) => `${name}.test.ts`);

const isLongest = (/** @type {string} */ path) => LONGEST.some((end) => path.endsWith(end));

/** Order of Jest's test files: the longest first, then the largest, as Jest itself guesses on a new machine. */
export default class LongestFirst {
  /**
   * @template {{ path: string }} File
   * @param {Iterable<File>} tests
   * @returns {File[]}
   */
  sort(tests) {
    return [...tests].sort(
      (a, b) =>
        Number(isLongest(b.path)) - Number(isLongest(a.path)) ||
        statSync(b.path).size - statSync(a.path).size,
    );
  }

  /** Receives the durations from Jest; the order does not depend on earlier runs. */
  cacheResults() {}
}
