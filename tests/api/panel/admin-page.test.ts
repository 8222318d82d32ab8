import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { PANEL_PAGE_IDS, PANEL_PAGES, panelPath } from "@/components/admin/panel-pages";
import { Skeleton } from "@/components/ui/skeleton";
import { STAFF_ROLES } from "@/lib/domain/person/roles";
import live from "@/messages/it/live.json";
import { ApiClient } from "../../helpers/api";
import { ADMIN, cookieOf, newAdmin, newCustomer } from "../../helpers/people";
import { scriptKilobytes } from "../../helpers/script-weight";
import { newSpace } from "../../helpers/spaces";
import { newPersonWithRole } from "../../helpers/staff";

describe("The panel", () => {
  it("redirects a visitor to the home page, with the way back, and reveals nothing", async () => {
    const answer = await new ApiClient().get<string>("/admin?tab=bookings");
    expect(answer.status).toBe(307);
    expect(answer.headers.get("location")).toBe("/?next=%2Fadmin%3Ftab%3Dbookings");
    // The page's title is no secret, but the panel's content is.
    expect(answer.body.includes("Richieste da confermare")).toBe(false);
  });

  it("redirects a customer to the home page", async () => {
    const { user, password } = await newCustomer();
    const answer = await new ApiClient().get("/admin", { cookie: await cookieOf(user.username, password) });
    expect([answer.status, answer.headers.get("location")]).toEqual([307, "/"]);
  });

  it("opens for an administrator and is not cached", async () => {
    const cookie = await cookieOf(ADMIN.username, ADMIN.password);
    const answer = await new ApiClient().get<string>("/admin", { cookie });
    expect(answer.status).toBe(200);
    expect(answer.body).toContain("Pannello di Amministrazione");
    expect(answer.headers.get("cache-control")).toMatch(/no-store|private/);
  });

  it("includes the first list of a page only for those who may open it", async () => {
    const admin = await newAdmin();
    const { name } = await newSpace(admin.client, { name: `Sala del Pannello ${Date.now()}` });
    const cookie = await cookieOf(ADMIN.username, ADMIN.password);
    const page = await new ApiClient().get<string>("/admin/spazi", { cookie });
    expect(page.body).toContain(name);
    expect(page.body).toContain("<title>Spazi · Pannello di Amministrazione");

    const { user, password } = await newCustomer();
    const desk = await newPersonWithRole("desk");
    const others = [
      { cookie: "", location: "/?next=%2Fadmin%2Fspazi" },
      { cookie: await cookieOf(user.username, password), location: "/" },
      { cookie: await cookieOf(desk.user.username, desk.password), location: "/admin" },
    ];
    for (const { cookie: other, location } of others) {
      const answer = await new ApiClient().get<string>("/admin/spazi", { cookie: other });
      expect([answer.status, answer.headers.get("location")]).toEqual([307, location]);
      // As the browser's router requests it.
      const data = await new ApiClient().get("/admin/spazi", { cookie: other, headers: { RSC: "1" } });
      expect(JSON.stringify([answer.body, data.body])).not.toContain(name);
    }
  });
});

test.each(PANEL_PAGE_IDS)("the page %s loads at most 250 kB of scripts before it works", async (id) => {
  const cookie = await cookieOf(ADMIN.username, ADMIN.password);
  const { body } = await new ApiClient().get<string>(panelPath(id), { cookie });
  expect(await scriptKilobytes(body)).toBeLessThanOrEqual(250);
});

describe.each(STAFF_ROLES)("The first HTML for the role %s", (role) => {
  const ids = PANEL_PAGE_IDS.filter((id) => PANEL_PAGES[id].isFor(role));
  const placeholder = renderToStaticMarkup(createElement(Skeleton)).replace(/">.*$/, "");
  /** A fallback that React shows until a script replaces it, unless it is empty. */
  const fallback = /<!--\$\?--><template id="[^"]*"><\/template>(?!<!--\/\$-->)/;
  let cookie = "";
  beforeAll(async () => {
    const { user, password } = await newPersonWithRole(role);
    cookie = await cookieOf(user.username, password);
  });

  it.each(ids)("has the data of the page %s and no placeholder", async (id) => {
    const { status, body } = await new ApiClient().get<string>(panelPath(id), { cookie });
    expect(status).toBe(200);
    const html = body.replace(/<script\b.*?<\/script>/gs, "");
    expect(html).not.toContain(placeholder);
    expect(html).not.toMatch(fallback);
    expect(html).not.toContain(live.checking);
  });
});
