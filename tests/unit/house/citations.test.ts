import { existsSync } from "node:fs";
import { join } from "node:path";
import { readSource, sourcesIn } from "@/tests/helpers/sources";

const ROOT = join(__dirname, "../../..");
/** Documents that a reader of the repository cannot open. Written apart, so that this file does not name them. */
const ABSENT = [
  "the con" + "tract",
  "the speci" + "fication",
  "DESI" + "GN.md",
  "STY" + "LE.md",
  "api-" + "2",
  "product-" + "spec",
];

/** Documents of which chapters are cited by name. */
const CHAPTERED = new Set(["docs/product.md", "docs/rules.md"]);

const sources = sourcesIn(
  ["app", "components", "docs", "lib", "prisma", "scripts", "tests"],
  /\.(tsx?|mjs|prisma|md)$/,
);

test("no file cites a document outside of the repository", () => {
  const guilty = sources.flatMap((file) => {
    const text = readSource(file);
    return ABSENT.filter((name) => new RegExp(name.replace(".", "\\."), "i").test(text)).map(
      (name) => `${file}: ${name}`,
    );
  });
  expect(guilty).toEqual([]);
});

test("every cited file of docs exists, and so does the chapter", () => {
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

test("every file of the sources that a document names is there", () => {
  const named =
    /`((?:app|components|deploy|lib|messages|prisma|public|scripts|server|tests)\/[\w.[\]()/-]+)`/g;
  const guilty = sourcesIn(["docs"], /\.md$/).flatMap((file) =>
    [...readSource(file).matchAll(named)].flatMap(([, path = ""]) =>
      existsSync(join(ROOT, path)) ? [] : [`${file}: ${path}`],
    ),
  );
  expect(guilty).toEqual([]);
});
