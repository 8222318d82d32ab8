import { existsSync } from "node:fs";
import { join } from "node:path";
import { readSource, sourcesIn } from "@/tests/helpers/sources";

const ROOT = join(__dirname, "../../..");
/** Documents that readers of the repository do not have. Split, so that this file does not contain the names. */
const ABSENT = [
  "the con" + "tract",
  "the speci" + "fication",
  "DESI" + "GN.md",
  "STY" + "LE.md",
  "api-" + "2",
  "product-" + "spec",
];

/** Documents whose chapters are cited by name. */
const CHAPTERED = new Set(["docs/product.md", "docs/rules.md"]);

const sources = sourcesIn(
  ["app", "components", "docs", "lib", "prisma", "scripts", "tests"],
  /\.(tsx?|mjs|prisma|md)$/,
);

test("no file cites a document outside the repository", () => {
  const guilty = sources.flatMap((file) => {
    const text = readSource(file);
    return ABSENT.filter((name) => new RegExp(name.replace(".", "\\."), "i").test(text)).map(
      (name) => `${file}: ${name}`,
    );
  });
  expect(guilty).toEqual([]);
});

test("every cited document in docs exists and contains the cited chapter", () => {
  const guilty = sources.flatMap((file) =>
    [...readSource(file).matchAll(/(docs\/[\w./-]+\.(?:md|json))(?:, "([^"\n]+)")?/g)].flatMap(
      ([whole, path = "", chapter]) => {
        if (!existsSync(join(ROOT, path))) return [`${file}: ${whole}`];
        const isThere =
          !CHAPTERED.has(path) ||
          chapter === undefined ||
          new RegExp(`^#+ ${chapter}$`, "m").test(readSource(path));
        return isThere ? [] : [`${file}: ${whole}`];
      },
    ),
  );
  expect(guilty).toEqual([]);
});

test("every source file named in a document exists", () => {
  const named =
    /`((?:app|components|deploy|lib|messages|prisma|public|scripts|server|tests)\/[\w.[\]()/-]+)`/g;
  const guilty = sourcesIn(["docs"], /\.md$/).flatMap((file) =>
    [...readSource(file).matchAll(named)].flatMap(([, path = ""]) =>
      existsSync(join(ROOT, path)) ? [] : [`${file}: ${path}`],
    ),
  );
  expect(guilty).toEqual([]);
});
