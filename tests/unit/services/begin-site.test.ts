import { readEnvironment } from "@/lib/env";
import { EXAMPLE_SITE } from "@/lib/messages/site/example-site";
import { firstSite } from "@/lib/services/site/begin-site";

const NEEDED = {
  DATABASE_URL: "postgresql://localhost/centro",
  NEXTAUTH_SECRET: "a secret of enough characters",
  ADMIN_EMAIL: "capo@example.com",
};
const first = (given: Record<string, string> = {}) => firstSite(readEnvironment({ ...NEEDED, ...given }));

test("a site without a name starts with the example's data", () => {
  expect(first()).toEqual({ ...EXAMPLE_SITE, calendarDomain: "example.org" });
});

test("a site with a name takes no address data from the example", () => {
  const site = first({ SITE_NAME: "Casa del Sole", SITE_CITY: "Milano", SITE_PHONES: "+39 02 1, +39 02 2" });
  expect(site).toMatchObject({
    name: "Casa del Sole",
    legalName: "Casa del Sole",
    street: "",
    city: "Milano",
    email: "capo@example.com",
    phones: ["+39 02 1", "+39 02 2"],
    social: [],
  });
  expect(JSON.stringify(site)).not.toMatch(/Ninfea|Esempio/);
});
