import { createRequire } from "node:module";
import { join } from "node:path";

const PICTURE_WIDTHS = createRequire(import.meta.url)("./lib/picture-widths.json");

/** What every answer carries; the policy for scripts comes from scripts/web/page-policy.mjs and the page cache. */
const HEADERS = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Permissions-Policy", value: "camera=(self), microphone=(), geolocation=(), payment=(), usb=()" },
];

/** Answers of the API and uploads are data: nothing in them runs, frames or loads, whatever it turns out to be. */
const DATA_POLICY =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox";

/** @type {import("next").NextConfig} */
export default {
  reactStrictMode: true,
  poweredByHeader: false,
  // scripts/serve.mjs does it, in Brotli as well.
  compress: false,
  // Checked by `npm run typecheck` with the native compiler, which has no JavaScript interface for the build to call.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: [
    "@node-rs/argon2",
    "sharp",
    "pg",
    "pg-boss",
    "nodemailer",
    "pdfkit",
    "qrcode",
    "stripe",
  ],
  cacheHandler:
    process.env.NODE_ENV === "production" ? join(import.meta.dirname, "lib/http/page-cache.mjs") : undefined,
  cacheMaxMemorySize: 0,
  expireTime: 60,
  experimental: {
    globalNotFound: true,
    // Next.js would write the number by which it checks a request for a part of a page (`_rsc`) into the page that it
    // keeps for everybody; the server takes it off (scripts/web/addresses.mjs). It is for caches that ignore Vary, and
    // none may keep these answers.
    validateRSCRequestHeaders: false,
  },
  rewrites: async () => ({
    beforeFiles: [
      {
        source: "/spaces/:id(\\d+)",
        has: [{ type: "query", key: "startDate" }],
        destination: "/spaces/:id/current",
      },
    ],
    afterFiles: [],
    fallback: [],
  }),
  headers: async () => [
    { source: "/:path*", headers: HEADERS },
    ...["/api/:path*", "/uploads/:path*"].map((source) => ({
      source,
      headers: [{ key: "Content-Security-Policy", value: DATA_POLICY }],
    })),
  ],
  images: {
    formats: ["image/webp"],
    // From a card on a phone to the welcome picture on a large screen; each width more is an address in every <img>.
    deviceSizes: PICTURE_WIDTHS.large,
    imageSizes: PICTURE_WIDTHS.small,
    localPatterns: [{ pathname: "/images/**" }, { pathname: "/uploads/**" }],
  },
};
