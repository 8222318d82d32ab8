import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ADMIN_TABS, TAB_LOOK } from "@/components/admin/panel-pages";

const ROOT = join(__dirname, "../../..");
const APP = join(ROOT, "app");

interface PagePolicy {
  who: "all" | "signed-in" | "panel";
  rendered: "once" | "per-request";
}

/** The list is an ES module of the server's; a process of its own reads it. */
const { stdout } = spawnSync(
  process.execPath,
  [
    "--input-type=module",
    "-e",
    `import { knownAddresses, ROUTES, withoutIdleQuery } from "./scripts/web/addresses.mjs";
     import { addressOf, isRenderedPerRequest, PAGES, PANEL_PLACES } from "./scripts/web/pages.mjs";
     const addresses = Object.fromEntries(Object.keys(PAGES).map((folder) => [folder, addressOf(folder)]));
     const asked = ["/spaces", "/spaces/sala-loto", "/admin", "/admin/", "/admin/oggi", "/", "/adminx", "/admin/altrove", "/api/admin"];
     const isKnown = knownAddresses(process.cwd());
     const withQuery = ["/", "/events", "/events/3-x", "/spaces", "/auth", "/api/events", "/_next/image", "/spaces/13-x", "/uploads/a.webp", "/sitemap.xml"];
     console.log(JSON.stringify({
       PAGES, addresses, PANEL_PLACES, ROUTES,
       perRequest: asked.filter(isRenderedPerRequest),
       known: ${JSON.stringify(["/", "/events/3-x", "/spaces/13-sala/og.png", "/images/hero.webp", "/sw.js", "/api/x", "/_next/static/x.js", "/admin/oggi", "/admin/altrove", "/altrove", "/events/3/x", "/images", "/robotsxtxt", "/%65vents", "/_next/data/x.json", "/_not-found"])}.filter(isKnown),
       keepsQuery: withQuery.filter((path) => withoutIdleQuery(path + "?a=1") !== path),
       others: ["/events?a=1&_rsc=x%26y", "/spaces/13?startDate=2031-01-01&a=1", "/spaces/13-x?startDate=2031-01-01", "/events/?a=1"].map(withoutIdleQuery),
     }))`,
  ],
  { cwd: ROOT, encoding: "utf8" },
);
const { PAGES, addresses, perRequest, known, keepsQuery, others, PANEL_PLACES, ROUTES } = JSON.parse(
  stdout,
) as {
  PAGES: Record<string, PagePolicy>;
  addresses: Record<string, string>;
  perRequest: string[];
  known: string[];
  keepsQuery: string[];
  others: string[];
  PANEL_PLACES: string[];
  ROUTES: string[];
};

const pages = readdirSync(APP, { recursive: true, encoding: "utf8" })
  .filter((file) => /(^|\/)page\.tsx$/.test(file))
  .map((file) => dirname(file))
  .sort();

test("every page says whom it is for and how it is rendered, and no policy is left of a page that is gone", () => {
  expect(Object.keys(PAGES).sort()).toEqual(pages);
});

const GUARDS = { all: null, "signed-in": "requireUserPage(", panel: "requireAdminPage(" };

test.each(pages)("%s keeps to its policy", (folder) => {
  const source = readFileSync(join(APP, folder, "page.tsx"), "utf8");
  const policy = PAGES[folder];
  if (!policy) throw new Error(`${folder} has no policy`);
  const guards = Object.values(GUARDS).filter((guard) => guard !== null && source.includes(guard));
  const wanted = GUARDS[policy.who];
  expect(guards).toEqual(wanted === null ? [] : [wanted]);
  // What is rendered once for everybody must not look at who asks, nor at the query.
  if (policy.rendered === "once")
    expect(source).not.toMatch(/searchParams|currentUser|requireUserPage|next\/headers|force-dynamic/);
  else expect(source).toMatch(/searchParams|currentUser|requireUserPage|force-dynamic/);
});

test("what is for some is rendered for each request", () => {
  for (const { who, rendered } of Object.values(PAGES))
    if (who !== "all") expect(rendered).toBe("per-request");
});

test("groups and slots are no part of an address", () => {
  expect(addresses["(site)/spaces/@dialog/(.)[slug]"]).toBe("/spaces/[slug]");
  expect(addresses["(site)"]).toBe("/");
  expect(addresses["embed/search"]).toBe("/embed/search");
});

test("the policy with a nonce is for the pages that are rendered for each request, and for no other path", () => {
  expect(perRequest).toEqual(["/spaces", "/admin", "/admin/", "/admin/oggi"]);
});

test("the places of the panel are those of its menu, and no other is a page", () => {
  expect(PANEL_PLACES).toEqual(ADMIN_TABS.map((tab) => TAB_LOOK[tab].place));
  expect(known).toContain("/admin/oggi");
  expect(known).not.toContain("/admin/altrove");
});

test("what the folder app/ answers beside pages is known by its address", () => {
  const METADATA: Record<string, string> = {
    "favicon.ico": "/favicon.ico",
    "icon.svg": "/icon.svg",
    "manifest.ts": "/manifest.webmanifest",
    "robots.ts": "/robots.txt",
    "sitemap.ts": "/sitemap.xml",
  };
  const files = readdirSync(APP, { recursive: true, encoding: "utf8" });
  const handlers = files
    .filter((file) => /(^|\/)route\.tsx?$/.test(file) && !/^(api|uploads)\//.test(file))
    .map((file) => `/${dirname(file).replace(/\([\w-]+\)\//g, "")}`);
  const metadata = files.flatMap((file) => METADATA[file] ?? []);
  expect([...handlers, ...metadata].sort()).toEqual([...ROUTES].sort());
});

test("an address that the site does not have is known as such before anything is rendered", () => {
  expect(known).toEqual([
    "/",
    "/events/3-x",
    "/spaces/13-sala/og.png",
    "/images/hero.webp",
    "/sw.js",
    "/api/x",
    "/_next/static/x.js",
    "/admin/oggi",
  ]);
});

test("only where the answer depends on the query does Next.js get it", () => {
  expect(keepsQuery).toEqual(["/spaces", "/auth", "/api/events", "/_next/image", "/uploads/a.webp"]);
  expect(others).toEqual(["/events", "/spaces/13?startDate=2031-01-01&a=1", "/spaces/13-x", "/events/?a=1"]);
});
