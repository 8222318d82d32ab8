/**
 * Repeats the failures of a test run at its end, since thousands of lines follow them. Each runner writes its own kind
 * of report.
 */
import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** Number of lines of a failure's message to repeat. */
const MESSAGE_LINES = 14;

/**
 * @typedef {{ name: string, message: string }} Failure
 * @typedef {{ status: string, fullName: string, failureMessages: string[] }} Assertion
 * @typedef {{ testResults: { name: string, status: string, message?: string, assertionResults: Assertion[] }[] }} JestReport
 * @typedef {{ message?: string }} ReportedError
 * @typedef {{ projectName: string, status: string, results: { error?: ReportedError }[] }} PlaywrightTest
 * @typedef {{ file: string, specs?: { title: string, tests: PlaywrightTest[] }[], suites?: Suite[] }} Suite
 * @typedef {{ suites: Suite[], errors?: ReportedError[] }} PlaywrightReport
 */

/** The expected and received values, and the location in the project. */
function shortened(/** @type {string | undefined} */ message) {
  const lines = stripVTControlCharacters(message ?? "")
    .split("\n")
    .filter((line) => line.trim() && !line.includes("node_modules/"));
  const shown = lines.slice(0, MESSAGE_LINES);
  const place = lines.find((line) => /^\s+at .*\/tests\//.test(line));
  return (place === undefined || shown.includes(place) ? shown : [...shown, place]).join("\n");
}

/**
 * Failures of a Jest run, from its `--json` report.
 * @param {JestReport} report
 * @returns {Failure[]}
 */
function failuresOfJest({ testResults }) {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const failed = assertionResults.filter(({ status }) => status === "failed");
    // A file that could not be loaded has no tests.
    if (failed.length === 0) return message ? [{ name: file, message: shortened(message) }] : [];
    return failed.map(({ fullName, failureMessages }) => ({
      name: `${file}: ${fullName}`,
      message: shortened(failureMessages.join("\n")),
    }));
  });
}

/**
 * Failures of a Playwright run, including tests that passed only on retry, from its `json` report.
 * @param {PlaywrightReport} report
 * @returns {Failure[]}
 */
function failuresOfPlaywright({ suites, errors = [] }) {
  const found = errors.map(({ message }) => ({ name: "The run itself", message: shortened(message) }));
  const read = (/** @type {Suite} */ { specs = [], suites: inner = [], file }) => {
    for (const { title, tests } of specs)
      for (const { projectName, status, results } of tests) {
        if (status !== "unexpected" && status !== "flaky") continue;
        const error = results.find((result) => result.error)?.error;
        found.push({
          name: `${file} [${projectName}]: ${title}${status === "flaky" ? " (passed when tried again)" : ""}`,
          message: shortened(error?.message),
        });
      }
    inner.forEach(read);
  };
  suites.forEach(read);
  return found;
}

const readJest = (/** @type {string} */ text) => failuresOfJest(JSON.parse(text));
const readPlaywright = (/** @type {string} */ text) => failuresOfPlaywright(JSON.parse(text));

/** The options that make each runner write its report to a file, and its parser. */
export const RUNNERS = {
  jest: {
    args: (/** @type {string} */ file) => ["--json", `--outputFile=${file}`],
    env: () => ({}),
    read: readJest,
  },
  playwright: {
    args: () => ["--reporter=list,json"],
    env: (/** @type {string} */ file) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
    read: readPlaywright,
  },
};

/**
 * The failures from a runner's report file; none if the runner exited before writing it.
 * @param {keyof typeof RUNNERS} runner
 * @param {string} file
 */
export const readFailures = (runner, file) =>
  existsSync(file) ? RUNNERS[runner].read(readFileSync(file, "utf8")) : [];
