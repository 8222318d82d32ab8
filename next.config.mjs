/** @type {import("next").NextConfig} */
export default {
  reactStrictMode: true,
  poweredByHeader: false,
  // Checked by `npm run typecheck` with the native compiler, which has no JavaScript interface for the build to call.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ["@node-rs/argon2", "sharp", "pg", "pg-boss", "nodemailer"],
  images: {
    formats: ["image/webp"],
    localPatterns: [{ pathname: "/images/**" }, { pathname: "/uploads/**" }],
  },
};
