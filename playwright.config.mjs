import { defineConfig } from "@playwright/test";
import { findChromium, findChromiumWithoutWindows } from "./scripts/run/chromium.mjs";

/** @param {string | undefined} executablePath */
const launching = (executablePath) => ({
  ...(executablePath ? { executablePath } : {}),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
  ],
});

// A journey runs at the width where people make it: on a phone on their way, or at a desk. Journeys that differ by width
// run at both. accessibility.spec checks every page at both widths itself.
/** Sheets are printed from a desk, and by a whole browser: the one without windows breaks pages in its own way. */
const PRINTED = /board-print\.spec\.ts$/;
/** Policies, fonts, what is there without scripts, the way through the login, and what is kept between pages are the same at every width. */
const DESK_ONLY =
  /(accessibility|csp|fonts|panel-pages|soft-navigation|way-back|without-javascript)\.spec\.ts$/;
/** The camera at the door is that of a telephone. */
const PHONE_ONLY = /camera\.spec\.ts$/;
/** Of single tests. */
const DESK_TAG = /@desk/;
const PHONE_TAG = /@phone/;
const DESK = { width: 1280, height: 900 };

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  // A busy machine is slow, not wrong.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  // Each of them may take its whole time twice; where so many fail the rest says nothing new.
  maxFailures: process.env.CI ? 20 : 0,
  reporter: [["list"]],
  use: {
    baseURL: process.env.TEST_SITE_URLS?.split(",")[0],
    locale: "it-IT",
    timezoneId: "Europe/Rome",
    // Playwright waits until what moves stands still.
    contextOptions: { reducedMotion: "reduce" },
    // Tracing each step costs a quarter of the time: where a failure is tried again, the second time is traced.
    trace: process.env.CI ? "on-first-retry" : "retain-on-failure",
    launchOptions: launching(findChromiumWithoutWindows()),
  },
  projects: [
    { name: "desktop", testIgnore: [PHONE_ONLY, PRINTED], grepInvert: PHONE_TAG, use: { viewport: DESK } },
    {
      name: "printed",
      testMatch: PRINTED,
      use: { viewport: DESK, launchOptions: launching(findChromium()) },
    },
    {
      name: "phone",
      testIgnore: [DESK_ONLY, PRINTED],
      grepInvert: DESK_TAG,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
});
