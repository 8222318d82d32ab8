import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Pages read data in every language: it must pass through `inPageLanguage` or be requested in one language. */

const APP = join(__dirname, "../../../app/[locale]");

/** Reads without translated texts, or whose texts are not shown. */
const WITHOUT_TRANSLATIONS = new Set([
  "bookingActor",
  "catalogueChanges",
  "catalogueFullCourses",
  "currentSite",
  "currentUser",
  "eventChanges",
  "findAccepted",
  "findAccount",
  "findCard",
  "findInvitationOfLink",
  "findLegalChanges",
  "findLinkedAccount",
  "findMemberOfAccount",
  "findOfferPrices",
  "findNewsletterLinkState",
  "findOpenSums",
  "findOwnMembership",
  "findProofs",
  "findSettings",
  "findSignUpByLink",
  "hasCourses",
  "hasEvents",
  "isPasswordLinkValid",
  "listFeeReceipts",
  "listPassProducts",
  "listReceiptsOf",
  "nextLessons",
  "reducedRuns",
  "withoutPerson",
]);

const sources = readdirSync(APP, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({ name, source: readFileSync(join(APP, name), "utf8") }));

const readsIn = (source: string): string[] =>
  [...source.matchAll(/import \{([^}]*)\} from "@\/lib\/(?:data|services)\//g)].flatMap(([, names = ""]) =>
    names
      .split(",")
      .map((name) => name.trim())
      .filter((name) => name !== "" && !name.startsWith("type ")),
  );

/** The calls of a read without a language. */
const callsWithoutLanguage = (source: string, read: string): string[] =>
  [...source.matchAll(new RegExp(`(.{0,40})\\b${read}\\(([^;]*)`, "g"))]
    .filter(
      ([, before = "", after = ""]) =>
        !before.includes("inPageLanguage(") && !/language|getLocale\(/i.test(after),
    )
    .map(([call]) => call.slice(0, 90));

test("every page requests what it shows in its own language", () => {
  const reads = sources.flatMap(({ name, source }) =>
    readsIn(source).map((read) => ({ name, source, read })),
  );
  expect(reads.length).toBeGreaterThan(20);
  const forgotten = reads
    .filter(({ read }) => !WITHOUT_TRANSLATIONS.has(read))
    .flatMap(({ name, source, read }) =>
      callsWithoutLanguage(source, read).map((call) => `${name}: ${call}`),
    );
  expect(forgotten).toEqual([]);
});

test("no formatter outside the panel defaults to Italian", () => {
  const LIB = join(__dirname, "../../../lib");
  const defaults = readdirSync(LIB, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.includes("generated/"))
    .filter((name) =>
      /[:,(]\s*(?:Language)?\s*=\s*DEFAULT_LANGUAGE[,)]/.test(readFileSync(join(LIB, name), "utf8")),
    );
  expect(defaults).toEqual([]);
});
