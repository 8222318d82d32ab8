import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

/** What a new kind of occupied time requires: the compiler reports every missing entry. */

const ROOT = join(__dirname, "../../..");
const TSC = join(ROOT, "node_modules/.bin/tsc");

const NEW_KIND = `  maintenance: {
    label: "takenKind.closure",
    hasTitle: true,
    refusal: "taken",
    sharesOwner: false,
    section: "spaces",
    feed: { uid: "manutenzione", summary: (title: string) => \`Manutenzione: \${title}\` },
    appearance: { icon: "door", colour: "plain", border: "thick" },
  },
`;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "new-kind-"));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

/** The compiler errors of the table and some of its readers with one more kind. */
async function errorsWith(kind: string, readers: readonly string[]): Promise<string[]> {
  await symlink(join(ROOT, "node_modules"), join(folder, "node_modules"));
  await cp(join(ROOT, "lib/domain"), join(folder, "domain"), { recursive: true });
  const table = join(folder, "domain/room-time/taken-kinds.ts");
  const end = "} as const satisfies Record<string, TakenKindRules>;";
  await writeFile(table, (await readFile(table, "utf8")).replace(end, `${kind}${end}`));
  await writeFile(
    join(folder, "tsconfig.json"),
    JSON.stringify({
      extends: join(ROOT, "tsconfig.json"),
      compilerOptions: {
        incremental: false,
        plugins: [],
        types: ["node"],
        paths: { "@/lib/domain/*": [`${folder}/domain/*`], "@/*": [`${ROOT}/*`] },
      },
      include: [],
      files: [table, ...readers.map((reader) => join(ROOT, reader))],
    }),
  );
  const compiler = promisify(execFile)(TSC, ["--pretty", "false", "--project", folder], { cwd: ROOT });
  const output = await compiler.then(
    () => "",
    (error: { stdout?: string }) => error.stdout ?? String(error),
  );
  return output.split("\n").filter((line) => /error TS/.test(line));
}

test("a new kind in the table lacks only the place where its records are stored", async () => {
  const errors = await errorsWith(NEW_KIND, [
    // The languages that typed addresses and texts depend on.
    "lib/i18n/next-intl.d.ts",
    "lib/data/room-time/taken-rows.ts",
    "lib/feeds/room-calendar.ts",
  ]);
  expect(errors).toHaveLength(1);
  expect(errors[0]).toMatch(/^lib\/data\/room-time\/taken-rows\.ts.*'maintenance' is missing/);
});

test("a kind without one of the rules is rejected at its entry", async () => {
  const fields = [...NEW_KIND.matchAll(/^ {4}(\w+):/gm)].map(([, field = ""]) => field);
  const kinds = fields.map((field) =>
    NEW_KIND.replace("maintenance", `without_${field}`).replace(new RegExp(`^ {4}${field}: .*\n`, "m"), ""),
  );
  const errors = (await errorsWith(kinds.join(""), [])).join("\n");
  for (const field of fields) expect(errors).toMatch(new RegExp(`taken-kinds\\.ts.*'${field}' is missing`));
});

test("every record that can occupy time in the database belongs to a kind", async () => {
  const schema = await readFile(join(ROOT, "prisma/schema.prisma"), "utf8");
  const model = /^model TakenTime \{$([\s\S]*?)^\}$/m.exec(schema)?.[1] ?? "";
  const optional = [...model.matchAll(/^\s+\w+ +Int\? +@map\("(\w+)"\)/gm)].map(([, column]) => column);
  // The columns that link a part's row to the row and the room of the whole are not records of their own.
  const columns = optional.filter((column) => !column?.startsWith("via_"));
  expect(columns.length).toBeGreaterThan(5);
  const reader = await readFile(join(ROOT, "lib/data/room-time/taken-rows.ts"), "utf8");
  // A part's row refers to the row of the whole, which has its own kind.
  const ofRecords = columns.filter((column) => !column?.startsWith("via_"));
  for (const column of ofRecords) expect(reader).toContain(`Prisma.sql\`t.${column}\``);
});
