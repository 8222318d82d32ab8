import { statSync } from "node:fs";

/** The files that take longest; begun last, each would run on alone while the other workers have nothing left. */
const LONGEST = ["site/fuzz.test.ts", "system/jobs.test.ts"];

const isLongest = (/** @type {string} */ path) => LONGEST.some((end) => path.endsWith(end));

/** Jest's order of files: the longest first, then, as Jest itself guesses on a new machine, the largest. */
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

  /** Jest tells how long each took; the order does not depend on earlier runs. */
  cacheResults() {}
}
