import type { Space } from "@/lib/schemas/space/space";
import { admin } from "../../helpers/admin";
import { ApiClient } from "../../helpers/api";
import { inDays } from "../../helpers/days";
import { newSpace } from "../../helpers/spaces";

/** Errors, reasons and labels are in the language that Accept-Language prefers. */

/** Words that occur in no English sentence and in no field name ("giornata"). */
const ITALIAN =
  /\b(?:non|è|sono|della|dello|questo|questa|inserisci|scegli|campo|valore|spazio|chiuso)\b|[àèìòù]/i;
/** A text without a translation, which is its key. */
const KEY = /\b(?:validation|errors|refusals|roomTime|answers)\.\w/;

const visitor = new ApiClient();
let space: Space;
beforeAll(async () => {
  space = await newSpace(admin, { pricePerDay: "100", pricePerHour: "60" });
});

const asked = (language: string) => ({ headers: { "Accept-Language": language } });
const quotePath = (start: string, end: string, more = "") =>
  `/api/spaces/${space.id}/quote?startDate=${start}&endDate=${end}&isFullDay=true${more}`;

const CALLS: [string, (language: string) => Promise<{ body: unknown }>][] = [
  ["an unknown path", (language) => visitor.get("/api/nothing", asked(language))],
  ["an unknown room", (language) => visitor.get("/api/spaces/999999", asked(language))],
  ["a method that is not there", (language) => visitor.delete("/api/holidays", asked(language))],
  ["nobody signed in", (language) => visitor.get("/api/users/me/sessions", asked(language))],
  [
    "a wrong login",
    (language) =>
      visitor.post("/api/auth/login", { username: "nobody", password: "Wrong123" }, asked(language)),
  ],
  ["an empty registration", (language) => visitor.post("/api/auth/register", {}, asked(language))],
  ["an empty booking", (language) => visitor.post("/api/bookings", {}, asked(language))],
  [
    "a body that is no JSON",
    (language) =>
      visitor.send("POST", "/api/bookings", {
        raw: "{",
        headers: { "Accept-Language": language, "Content-Type": "application/json" },
      }),
  ],
  [
    "a link that is not valid",
    (language) =>
      visitor.post("/api/auth/reset-password", { token: "x", newPassword: "Nuova12345" }, asked(language)),
  ],
  ["a quote in the past", (language) => visitor.get(quotePath(inDays(-3), inDays(-3)), asked(language))],
  ["a quote of days", (language) => visitor.get(quotePath(inDays(9), inDays(11)), asked(language))],
  [
    "a quote that ends before it starts",
    (language) => visitor.get(quotePath(inDays(9), inDays(8)), asked(language)),
  ],
  [
    "the calendar of past days",
    (language) =>
      visitor.get(
        `/api/spaces/${space.id}/availability?startDate=${inDays(-3)}&endDate=${inDays(-2)}`,
        asked(language),
      ),
  ],
];

test.each(CALLS)("the response to %s is in English", async (_what, call) => {
  for (const language of ["en", "en-GB,en;q=0.9,it;q=0.5"]) {
    const said = JSON.stringify((await call(language)).body);
    expect(said).not.toMatch(ITALIAN);
    expect(said).not.toMatch(KEY);
  }
});

test.each(CALLS)("the response to %s is in Italian unless English is preferred", async (_what, call) => {
  const answers = await Promise.all(["it", "fr", "it,en;q=0.9"].map(async (one) => (await call(one)).body));
  expect(JSON.stringify(answers)).not.toMatch(KEY);
  for (const answer of answers) expect(answer).toEqual(answers[0]);
});

test("a line of a quote is labelled in the requested language", async () => {
  const path = quotePath(inDays(9), inDays(11));
  const labelOf = async (language: string) =>
    (await visitor.get<{ lines: { label: string }[] }>(path, asked(language))).body.lines[0]?.label;
  expect([await labelOf("it"), await labelOf("en")]).toEqual(["Giorni", "Days"]);
});

test("a holiday is named in the requested language", async () => {
  const firstOf = async (language: string) =>
    (await visitor.get<{ name: string }[]>("/api/holidays?year=2027", asked(language))).body[0]?.name;
  expect([await firstOf("it"), await firstOf("en")]).toEqual(["Capodanno", "New Year's Day"]);
});
