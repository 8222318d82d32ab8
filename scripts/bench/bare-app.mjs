/** A Next.js app of the same version with one dynamic page of a given size and no code of ours, to measure beside. */
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../run/steps.mjs";

const FOLDER = join(ROOT, "scripts/bench/bare-app");

/** Builds it. `bytes` is about how long its HTML shall be. Returns its folder. */
export function buildBareApp(bytes) {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(join(FOLDER, "app"), { recursive: true });
  // React sends the content twice, as HTML and as data.
  const cards = Math.max(1, Math.round(bytes / 2 / 480));
  writeFileSync(join(FOLDER, "package.json"), '{ "name": "bare-app", "private": true }');
  writeFileSync(
    join(FOLDER, "next.config.mjs"),
    `export default { poweredByHeader: false, turbopack: { root: ${JSON.stringify(ROOT)} } };\n`,
  );
  writeFileSync(
    join(FOLDER, "app/layout.jsx"),
    'export default function Layout({ children }) {\n  return <html lang="it"><body>{children}</body></html>;\n}\n',
  );
  writeFileSync(
    join(FOLDER, "app/page.jsx"),
    `export const dynamic = "force-dynamic";
const text = "Una sala luminosa con parquet, luce naturale e vista sul giardino, per lezioni e laboratori. ".repeat(4);
export default function Page() {
  return <main>{Array.from({ length: ${cards} }, (_, n) => <article key={n} className="card"><h2>Sala {n}</h2><p>{text}</p><a href={"/sala-" + n}>Prenota</a></article>)}</main>;
}
`,
  );
  const { status } = spawnSync(join(ROOT, "node_modules/.bin/next"), ["build"], {
    cwd: FOLDER,
    stdio: "ignore",
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
  });
  if (status !== 0) throw new Error("The bare app could not be built.");
  return FOLDER;
}

/** The server of the bare app, in the same harness as ours: Next.js behind Node's HTTP server. */
export const SERVE_BARE = `
import { createServer } from "node:http";
import next from "next";
const app = next({ dev: false, dir: ${JSON.stringify(FOLDER)} });
await app.prepare();
const handle = app.getRequestHandler();
createServer((request, response) => handle(request, response)).listen(Number(process.env.PORT), () => console.log("ready"));
process.stdin.on("end", () => process.exit(0)).resume();
`;
