import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ADMIN_TABS, TAB_LOOK } from "@/components/admin/admin-tabs";

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
    `import { addressOf, isNoPage, isRenderedPerRequest, PAGES, PANEL_PLACES } from "./scripts/web/pages.mjs";
     const addresses = Object.fromEntries(Object.keys(PAGES).map((folder) => [folder, addressOf(folder)]));
     const asked = ["/spaces", "/spaces/sala-loto", "/admin", "/admin/", "/admin/oggi", "/", "/adminx", "/admin/altrove", "/api/admin"];
     console.log(JSON.stringify({ PAGES, addresses, perRequest: asked.filter(isRenderedPerRequest), noPage: asked.filter(isNoPage), PANEL_PLACES }))`,
  ],
  { cwd: ROOT, encoding: "utf8" },
);
const { PAGES, addresses, perRequest, noPage, PANEL_PLACES } = JSON.parse(stdout) as {
  PAGES: Record<string, PagePolicy>;
  addresses: Record<string, string>;
  perRequest: string[];
  noPage: string[];
  PANEL_PLACES: string[];
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
  expect(noPage).toEqual(["/admin/altrove"]);
});
