/**
 * Draws the central tables of `prisma/schema.prisma` and their references as a Mermaid diagram into docs/product.md:
 * `node scripts/draw-model.mjs`; with `--check` it only compares the two.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..");
const PAGE = join(ROOT, "docs/product.md");
const DRAWING = /(?<=<!-- drawn by scripts\/draw-model\.mjs -->\n)[\s\S]*?(?=\n<!-- end of the drawing -->)/;

/** Models that are drawn. */
const NOUNS = [
  ...["User", "Person", "Member", "MemberFee", "Space", "Booking", "BookingSeries", "TakenTime", "Closure"],
  ...["Event", "Course", "SignUp", "CheckIn", "WaitingEntry", "PassProduct", "Pass", "PassUse", "PromoCode"],
  ...["Charge", "Payment", "Receipt", "ReceiptPayment", "Teacher"],
];

/** A relation field: its name, the model, whether it is nullable, and the columns of this model. */
const REFERENCE = /^ {2}(\w+) +(\w+)(\?)? +@relation\(.*?fields: \[([^\]]+)\]/gm;

/** @param {string} schema */
function drawModel(schema) {
  const models = [...schema.matchAll(/^model (\w+) \{\n([\s\S]*?)^\}/gm)];
  const lines = models.flatMap(([, model = "", body = ""]) =>
    [...body.matchAll(REFERENCE)].flatMap(([, field, target = "", optional, columns = ""]) => {
      if (!NOUNS.includes(model) || !NOUNS.includes(target)) return [];
      const isUnique =
        new RegExp(`^ {2}${columns} .*@unique`, "m").test(body) || body.includes(`@@id([${columns}])`);
      return [`  ${target} ${optional ? "|o" : "||"}--${isUnique ? "o|" : "o{"} ${model} : ${field}`];
    }),
  );
  return ["```mermaid", "erDiagram", ...lines.sort(), "```"].join("\n");
}

const page = readFileSync(PAGE, "utf8");
const drawn = drawModel(readFileSync(join(ROOT, "prisma/schema.prisma"), "utf8"));
if (process.argv.includes("--check")) {
  console.log(drawn);
  if (DRAWING.exec(page)?.[0] !== drawn)
    throw new Error("docs/product.md is behind: node scripts/draw-model.mjs");
} else
  writeFileSync(
    PAGE,
    page.replace(DRAWING, () => drawn),
  );
