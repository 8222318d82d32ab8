/**
 * What a visitor with a slow phone on a slow line feels, of several builds side by side:
 *
 *   tsx scripts/bench/slow-phone.ts ours=http://localhost:3001 library=http://localhost:3002 -- "/" "/spaces > summary"
 *
 * Each page is loaded seven times from each site, in turn, and what stands behind `>` is pressed once it is quiet (`>>`
 * between several). The medians are printed as a table. `COOKIE` is sent along, for pages behind the login.
 */
import { type Browser, chromium, type Page } from "@playwright/test";
import { findChromium } from "../run/chromium.mjs";

const LOADS = 7;
const SLOWER = 4;
/** Slow 4G as Lighthouse has it: 150 ms there and back, 1.6 Mbit/s down, 0.75 up. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

interface Load {
  lcp: number;
  tbt: number;
  inp: number;
  kilobytes: number;
}

/** Records in the page what has been painted, which tasks were long, and how long presses waited for their picture. */
function observe(): void {
  const seen = { lcp: 0, tbt: 0, inp: 0 };
  Object.assign(window, { seen });
  const watch = (type: string, add: (entry: PerformanceEntry) => void, more = {}) =>
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
      if ("interactionId" in entry && entry.interactionId) seen.inp = Math.max(seen.inp, entry.duration);
    },
    { durationThreshold: 16 },
  );
}

const felt = (page: Page) =>
  page.evaluate(
    () => (window as Window & { seen?: Omit<Load, "kilobytes"> }).seen ?? { lcp: 0, tbt: 0, inp: 0 },
  );

async function load(browser: Browser, address: string, presses: readonly string[]): Promise<Load> {
  const context = await browser.newContext({
    ...PHONE,
    ...(process.env.COOKIE ? { extraHTTPHeaders: { cookie: process.env.COOKIE } } : {}),
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const scripts = new Set<string>();
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
  // Of the load alone: what a press brings along is in how long it takes.
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

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function measure(sites: readonly [string, string][], scenes: readonly string[]): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium() });
  console.log(
    "| page, press | site | LCP ms | TBT ms | INP ms | kB of scripts |\n| --- | --- | --- | --- | --- | --- |",
  );
  for (const scene of scenes) {
    const [path = "", ...presses] = scene.split(/ >>? /);
    const loads = new Map<string, Load[]>(sites.map(([name]) => [name, []]));
    for (let turn = 0; turn < LOADS; turn += 1)
      for (const [name, address] of sites)
        loads.get(name)?.push(await load(browser, address + path, presses));
    for (const [name, all] of loads) {
      const of = (key: keyof Load) => Math.round(median(all.map((one) => one[key])));
      console.log(`| ${scene} | ${name} | ${of("lcp")} | ${of("tbt")} | ${of("inp")} | ${of("kilobytes")} |`);
    }
  }
  await browser.close();
}

const args = process.argv.slice(2);
const divide = args.indexOf("--");
const sites = args.slice(0, divide).map((site): [string, string] => {
  const at = site.indexOf("=");
  return [site.slice(0, at), site.slice(at + 1)];
});
void measure(sites, args.slice(divide + 1));
