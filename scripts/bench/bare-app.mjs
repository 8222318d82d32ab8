/** A Next.js app of the same version with one dynamic page of a given size, no code of ours, to measure beside. */
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../run/steps.mjs";

const FOLDER = join(ROOT, "scripts/bench/bare-app");

const ELEMENTS_PER_CARD = 12;

/**
 * What the page of the bare app has to be like: as many elements and as long as this HTML.
 * @param {string} html
 */
export function measureHtml(html) {
  const body = html.slice(html.indexOf("<body")).replace(/<script\b[\s\S]*?<\/script>/g, "");
  return { elements: [...body.matchAll(/<[a-z]/g)].length, bytes: body.length };
}

/**
 * Builds it, with one page of that many elements and bytes. Returns its folder.
 * @param {{ elements: number, bytes: number }} page
 */
export function buildBareApp({ elements, bytes }) {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(join(FOLDER, "app"), { recursive: true });
  const cards = Math.max(1, Math.round(elements / ELEMENTS_PER_CARD));
  // The rest of the length is class names, as in any page of today.
  const names = "flex items-center gap-2 rounded-lg border p-4 "
    .repeat(9)
    .slice(0, Math.max(0, Math.round(bytes / elements) - 24));
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
const c = ${JSON.stringify(names)};
const Card = ({ n }) => (
  <article className={c}>
    <h2 className={c}>Sala {n}</h2>
    <p className={c}>Luce naturale</p>
    <ul className={c}>
      <li className={c}>Una</li>
      <li className={c}>Due</li>
      <li className={c}>Tre</li>
    </ul>
    <div className={c}>
      <span className={c}>50 €</span>
      <span className={c}>a mezza giornata</span>
    </div>
    <div className={c}>
      <a className={c} href={"/sala-" + n}>Prenota</a>
    </div>
  </article>
);
export default function Page() {
  return <main>{Array.from({ length: ${cards} }, (_, n) => <Card key={n} n={n} />)}</main>;
}
`,
  );
  // Its own, or the build would take ours from the folders above.
  writeFileSync(join(FOLDER, "instrumentation.js"), "export function register() {}\n");
  writeFileSync(
    join(FOLDER, "proxy.js"),
    'export function proxy() {}\nexport const config = { matcher: ["/never"] };\n',
  );
  const { status } = spawnSync(join(ROOT, "node_modules/.bin/next"), ["build"], {
    cwd: FOLDER,
    stdio: "ignore",
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
  });
  if (status !== 0) throw new Error("The bare app could not be built.");
  return FOLDER;
}

/** Leaves nothing behind that other tools would look into. */
export const removeBareApp = () => rmSync(FOLDER, { recursive: true, force: true });

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
