/**
 * `node scripts/bench/lighthouse.mjs`: runs Lighthouse on the public pages of a fresh site, alternating with a bare
 * Next.js page, so that both experience the same machine load. Writes docs/lighthouse.md. Lighthouse itself is fetched
 * by npx, since nothing else needs it.
 */
import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { findChromium } from "../run/chromium.mjs";
import { buildSite, generateSources, installPackages, ROOT, say } from "../run/steps.mjs";
import { startTestSite } from "../run/test-site.mjs";
import { startBareApp } from "./bare-app.mjs";

const LIGHTHOUSE = "lighthouse@12";
const RUNS = 5;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
/** How far a page may fall behind the bare page: in points, main-thread work, and seconds to the largest paint. */
const MOST_POINTS_BELOW = 5;
const MOST_TIMES_MAIN_THREAD = 1.6;
const MOST_SECONDS_LATER = 1;
const PAGES = [
  "/",
  "/spaces",
  "/spaces/14-studio-loto",
  "/events",
  "/courses",
  "/dove-siamo",
  "/auth",
  "/legal/privacy-policy",
];
/** Pages that search engines are asked to skip, which costs them the SEO score. */
const NOT_FOR_SEARCH = new Set(["/auth"]);
const BARE = "bare page";

/**
 * @typedef {{ scores: Record<string, number>, lcp: number, tbt: number, cls: number, mainThread: number, index: number
 *   }} Run scores out of 100; LCP in s, TBT and main-thread work in ms, Lighthouse's benchmark index of the machine
 * @typedef {{ name: string, url: string, runs: Run[] }} Measured
 */

const run = promisify(execFile);

/**
 * One run with Lighthouse's default phone settings.
 * @param {string} url
 * @returns {Promise<Run>}
 */
async function measure(url) {
  const options = [
    "--output=json",
    "--quiet",
    `--only-categories=${CATEGORIES.join(",")}`,
    "--chrome-flags=--headless=new --no-sandbox",
  ];
  const env = { ...process.env, CHROME_PATH: findChromium() ?? "" };
  const most = { env, maxBuffer: 64_000_000 };
  const { stdout } = await run("npx", ["--yes", LIGHTHOUSE, url, ...options], most);
  const { categories, audits, environment } = JSON.parse(stdout);
  return {
    scores: Object.fromEntries(CATEGORIES.map((name) => [name, Math.round(categories[name].score * 100)])),
    lcp: audits["largest-contentful-paint"].numericValue / 1000,
    tbt: audits["total-blocking-time"].numericValue,
    cls: audits["cumulative-layout-shift"].numericValue,
    mainThread: audits["mainthread-work-breakdown"].numericValue,
    index: environment.benchmarkIndex,
  };
}

/** The run with the median performance score. @param {Measured} measured */
function median({ runs }) {
  const found = runs.toSorted((a, b) => performanceOf(a) - performanceOf(b))[Math.floor(runs.length / 2)];
  if (found === undefined) throw new Error("Nothing was measured.");
  return found;
}

const performanceOf = (/** @type {Run} */ { scores }) => scores.performance ?? 0;

/** The median of the runs' main-thread work. @param {Measured} measured */
function mainThreadOf({ runs }) {
  return runs.map(({ mainThread }) => mainThread).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)] ?? 0;
}

/** The categories that count for a page, other than performance. @param {Measured} measured */
const categoriesOf = ({ name: page }) =>
  CATEGORIES.slice(1).filter((name) => name !== "seo" || !NOT_FOR_SEARCH.has(page));

/** @param {Measured} measured @param {Measured} bare */
function row(measured, bare) {
  const points = measured.runs.map(performanceOf);
  const { scores, lcp, tbt, cls } = median(measured);
  const others = categoriesOf(measured).map((name) => String(scores[name]));
  if (NOT_FOR_SEARCH.has(measured.name)) others.push("–");
  const range = `${scores.performance} (${Math.min(...points)} to ${Math.max(...points)})`;
  const work = mainThreadOf(measured);
  const mainThread = [`${work.toFixed(0)} ms`, (work / mainThreadOf(bare)).toFixed(2)];
  const paint = [`${lcp.toFixed(1)} s`, `${tbt.toFixed(0)} ms`, cls.toFixed(3)];
  const cells = [measured.name, range, ...mainThread, ...paint, ...others];
  return `| ${cells.join(" | ")} |`;
}

/** @param {Measured} bare @param {readonly Measured[]} pages */
function report(bare, pages) {
  const least = performanceOf(median(bare)) - MOST_POINTS_BELOW;
  const slow = pages.filter((page) => performanceOf(median(page)) < least);
  const mostWork = mainThreadOf(bare) * MOST_TIMES_MAIN_THREAD;
  const busy = pages.filter((page) => mainThreadOf(page) > mostWork);
  const latest = median(bare).lcp + MOST_SECONDS_LATER;
  const late = pages.filter((page) => median(page).lcp > latest);
  const indexes = [bare, ...pages].flatMap(({ runs }) => runs.map(({ index }) => Math.round(index)));
  const faulty = pages.filter((page) => categoriesOf(page).some((name) => median(page).scores[name] !== 100));
  const verdict = (/** @type {readonly Measured[]} */ missing) =>
    missing.length === 0 ? "met" : `**not met** by ${missing.map(({ name }) => name).join(", ")}`;
  return `# Lighthouse

${LIGHTHOUSE} with the settings of a phone (simulated slow 4G, four times slower processor), ${new Date().toISOString().slice(0, 10)}, by \`node scripts/bench/lighthouse.mjs\`: a production build on the embedded database with the demonstration data, the pages one after the other and the bare page of \`scripts/bench/bare-app\` between them, ${RUNS} times. The points of performance are the median (lowest to highest); LCP, TBT and CLS are of that run, main-thread work is its own median. Benchmark index of the machine: ${Math.min(...indexes)} to ${Math.max(...indexes)}.

| page | performance | main thread | times bare | LCP | TBT | CLS | accessibility | best practices | SEO |
|---|---|---|---|---|---|---|---|---|---|
${[bare, ...pages].map((page) => row(page, bare)).join("\n")}

- Performance at most ${MOST_POINTS_BELOW} points below the bare page: ${verdict(slow)}.
- Main-thread work at most ${MOST_TIMES_MAIN_THREAD} times that of the bare page: ${verdict(busy)}.
- Largest paint at most ${MOST_SECONDS_LATER} s after that of the bare page: ${verdict(late)}.
- 100 in the other categories: ${verdict(faulty)}.

The bare page has no pictures that are there, no style sheet, no fonts and no scripts but those of Next.js: its largest paint is a line of text. One run tells little: the simulation counts a script as part of the largest paint when it happened to run before it. The page to sign in asks search engines to leave it out and has no points for that (–). What was done for these pages, and what would raise the points at the visitors' cost, is in [decision 07](decisions/07-light-pages.md).
`;
}

installPackages();
await generateSources();
await buildSite();

const site = await startTestSite({ kind: "embedded" });
const bareApp = await startBareApp();
try {
  const [base = ""] = site.addresses;
  /** @type {Measured} */
  const bare = { name: BARE, url: bareApp.site.base, runs: [] };
  const pages = PAGES.map((path) => ({ name: path, url: base + path, runs: /** @type {Run[]} */ ([]) }));
  for (const { url } of [bare, ...pages]) await fetch(url);
  for (let round = 1; round <= RUNS; round += 1) {
    for (const measured of [bare, ...pages]) {
      const one = await measure(measured.url);
      measured.runs.push(one);
      say(`${round}: ${measured.name} ${performanceOf(one)}`);
    }
  }
  writeFileSync(join(ROOT, "docs/lighthouse.md"), report(bare, pages));
  say("Written to docs/lighthouse.md");
} finally {
  await bareApp.stop();
  await site.stop();
}
process.exit(0);
