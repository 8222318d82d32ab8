import { createRequire } from "node:module";
import createNextIntlPlugin from "next-intl/plugin";

const PICTURE_WIDTHS = createRequire(import.meta.url)("./lib/picture-widths.json");

/** What every answer carries; the policy for scripts comes from server/page-policy.ts. */
const HEADERS = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Permissions-Policy", value: "camera=(self), microphone=(), geolocation=(), payment=(), usb=()" },
];

/** Answers of the API and uploads are data: nothing in them runs, frames or loads, whatever it turns out to be. */
const DATA_POLICY =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox";

/** Texts are compiled by the build, so that the browser loads no parser of messages. */
const withNextIntl = createNextIntlPlugin({
  requestConfig: "./lib/i18n/request.ts",
  experimental: { messages: { path: "./messages", format: "json", locales: "infer", precompile: true } },
});

/** Addresses of no language: the panel, the API, files, and names with a dot at the top, such as "/sitemap.xml". */
const WITHOUT_LANGUAGE =
  "(?:it|en|admin|schermo|api|metrics|uploads|images|icons|_next|_not-found|\\.well-known)(?:/|$)|(?!(?:og\\.png|manifest\\.webmanifest)$)[^/.]*\\.[^/]*$";

/** @type {import("next").NextConfig} */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  // The server in front does it, in Brotli as well.
  compress: false,
  // Checked by `npm run typecheck` with the native compiler, which has no JavaScript interface for the build to call.
  typescript: { ignoreBuildErrors: true },
  // Each package that stays outside is one that the build need not read, split and write (docs/decisions/15).
  serverExternalPackages: [
    "@modelcontextprotocol/sdk",
    "@node-rs/argon2",
    "@simplewebauthn/server",
    "@zxcvbn-ts/language-common",
    "bidi-js",
    "culori",
    "fontkit",
    "ical-generator",
    "markdown-it",
    "next-auth",
    "nodemailer",
    "otpauth",
    "pdfkit",
    "pg",
    "pg-boss",
    "prom-client",
    "qrcode",
    "rate-limiter-flexible",
    "rrule",
    "sharp",
    "stripe",
    "fontverter",
    "subset-font",
    "windows-iana",
  ],
  // Pages are kept in front of Next.js (server/README.md); here each is rendered for its request.
  cacheMaxMemorySize: 0,
  // Title and description stand in the head of each page, for whoever reads it.
  htmlLimitedBots: /.*/,
  // Hints to load files stand in the page: the headers of some proxies hold no more than 4 kB.
  reactMaxHeadersLength: 0,
  experimental: {
    globalNotFound: true,
    serverMinification: false,
    // Writing it takes a quarter of the processor time of a first build, and 555 MB.
    turbopackFileSystemCacheForBuild: false,
  },
  // In the browser next-intl is use-intl, wrapped; the wrapper brings `useFormatter` along, 0.8 kB that nothing here uses.
  turbopack: { resolveAlias: { "next-intl": { browser: "use-intl" } } },
  rewrites: async () => ({
    beforeFiles: [
      // Copies of pictures are made and kept by a route of the site, which knows when a picture is deleted.
      { source: "/_next/image", destination: "/uploads/sized" },
      ...["", "/en"].map((prefix) => ({
        source: `${prefix}/spaces/:id(\\d+)`,
        has: [{ type: /** @type {const} */ ("query"), key: "startDate" }],
        destination: `${prefix}/spaces/:id/current`,
      })),
      { source: "/en/timetable", destination: "/en/orario" },
      // Italian has no prefix.
      { source: `/:path((?!${WITHOUT_LANGUAGE}).*)`, destination: "/it/:path" },
    ],
    afterFiles: [],
    fallback: [],
  }),
  redirects: async () => [
    // Apart, because "/:path*" without a path would be an empty address.
    { source: "/it", destination: "/", permanent: true },
    { source: "/it/:path+", destination: "/:path+", permanent: true },
    // The timetable has a name in each language.
    { source: "/timetable", destination: "/orario", permanent: true },
    { source: "/en/orario", destination: "/en/timetable", permanent: true },
  ],
  headers: async () => [
    { source: "/:path*", headers: HEADERS },
    ...["/api/:path*", "/uploads/:path*", "/_next/image"].map((source) => ({
      source,
      headers: [{ key: "Content-Security-Policy", value: DATA_POLICY }],
    })),
  ],
  images: {
    formats: ["image/webp"],
    // From a card on a phone to the welcome picture on a large screen; each width more is an address in every <img>.
    deviceSizes: PICTURE_WIDTHS.large,
    imageSizes: PICTURE_WIDTHS.small,
    // For what gets past the rewrite above, which nothing should.
    localPatterns: [{ pathname: "/images/**", search: "" }],
    maximumDiskCacheSize: 0,
  },
};

export default withNextIntl(config);
