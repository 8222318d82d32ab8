// @ts-check
/**
 * Performance on a slow phone with a slow connection, for several builds side by side:
 *
 *   node scripts/bench/slow-phone.mjs ours=http://localhost:3001 library=http://localhost:3002 -- "/" "/spaces > summary"
 *
 * Loads each page seven times from each site, alternating, and taps the selectors after `>` once the page is quiet
 * (separated by `>>`). Prints the medians as a table. Sends `COOKIE`, for pages that require a login.
 */
import { chromium } from "@playwright/test";
import { findChromium } from "../run/chromium.mjs";

const LOADS = 7;
const SLOWER = 4;
/** Lighthouse's slow 4G: 150 ms round trip, 1.6 Mbit/s down, 0.75 up. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

/** @typedef {{ lcp: number, tbt: number, inp: number, kilobytes: number }} Load */

/** Runs in the page: records paints, long tasks, and the time from input to the next paint. */
function observe() {
  const seen = { lcp: 0, tbt: 0, inp: 0 };
  Object.assign(window, { seen });
  /** @type {(type: string, add: (entry: PerformanceEntry) => void, more?: object) => void} */
  const watch = (type, add, more = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) add(entry);
    }).observe({ type, buffered: true, ...more });
  watch("largest-contentful-paint", (entry) => {
    seen.lcp = entry.startTime;
  });
  watch("longtask", (entry) => {
    seen.tbt += Math.max(0, entry.duration - 50);
  });
  watch(
    "event",
    (entry) => {
      if (entry instanceof PerformanceEventTiming && entry.interactionId > 0)
        seen.inp = Math.max(seen.inp, entry.duration);
    },
    { durationThreshold: 16 },
  );
}

/** @type {(page: import("@playwright/test").Page) => Promise<Load>} */
const felt = (page) => page.evaluate("window.seen");

/**
 * @param {import("@playwright/test").Browser} browser
 * @param {string} address
 * @param {readonly string[]} presses selectors to tap
 * @returns {Promise<Load>}
 */
async function load(browser, address, presses) {
  const headers = process.env.COOKIE ? { extraHTTPHeaders: { cookie: process.env.COOKIE } } : {};
  const context = await browser.newContext({ ...PHONE, ...headers });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const scripts = new Set();
  let bytes = 0;
  session.on(
    "Network.responseReceived",
    ({ requestId, type }) => type === "Script" && scripts.add(requestId),
  );
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW_4G);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.addInitScript(observe);
  await page.goto(address, { waitUntil: "load" });
  await page.waitForTimeout(3_000);
  // For the load only; what a tap loads is part of its duration.
  const { lcp, tbt } = await felt(page);
  const kilobytes = bytes / 1000;
  for (const press of presses) {
    await page.locator(press).locator("visible=true").first().tap();
    await page.waitForTimeout(1_000);
  }
  const { inp } = await felt(page);
  await context.close();
  return { lcp, tbt, inp, kilobytes };
}

/** @type {(values: readonly number[]) => number} */
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const args = process.argv.slice(2);
const divide = args.indexOf("--");
/** @type {{ name: string, address: string, loads: Load[] }[]} */
const sites = args.slice(0, divide).map((site) => {
  const at = site.indexOf("=");
  return { name: site.slice(0, at), address: site.slice(at + 1), loads: [] };
});
const browser = await chromium.launch({ executablePath: findChromium() });
console.log("| page, press | site | LCP ms | TBT ms | INP ms | kB of scripts |");
console.log("| --- | --- | --- | --- | --- | --- |");
for (const scene of args.slice(divide + 1)) {
  const [path = "", ...presses] = scene.split(/ >>? /);
  for (let turn = 0; turn < LOADS; turn += 1)
    for (const { address, loads } of sites) loads.push(await load(browser, address + path, presses));
  for (const { name, loads } of sites) {
    /** @type {(key: keyof Load) => number} */
    const of = (key) => Math.round(median(loads.map((one) => one[key])));
    console.log(`| ${scene} | ${name} | ${of("lcp")} | ${of("tbt")} | ${of("inp")} | ${of("kilobytes")} |`);
    loads.length = 0;
  }
}
await browser.close();
