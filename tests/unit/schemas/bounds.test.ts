import "../mail/environment";
import type { z } from "zod";
import { apiRoutes } from "@/app/generated/routes";
import { list, personText, text } from "@/lib/schemas/fields";
import { inItalian } from "@/tests/helpers/in-italian";

/** A string format whose pattern allows only one length. */
const FIXED_LENGTH = "uuid";

interface Def {
  type: string;
  check?: string;
  format?: string;
  abort?: boolean;
  shape?: Record<string, z.ZodType>;
  innerType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
  element?: z.ZodType;
  keyType?: z.ZodType;
  valueType?: z.ZodType;
  options?: z.ZodType[];
  checks?: { _zod: { def: Def } }[];
}

const defOf = (schema: z.ZodType | undefined) => schema?._zod.def as unknown as Def;

/** Whether the first check of the text is a maximum length that ends the checks of its field. */
function isBoundedFirst({ checks = [], format }: Def): boolean {
  const first = checks.map(({ _zod }) => _zod.def).find(({ check }) => check !== "overwrite");
  return format === FIXED_LENGTH || (first?.check === "max_length" && first.abort === true);
}

interface Leaf {
  path: readonly string[];
  type: "text" | "list" | "record";
  isBounded: boolean;
}

/** Every text, list and record of a schema. `isBounded`: an earlier check has limited its size. */
function leavesOf(schema: z.ZodType | undefined, path: readonly string[] = [], isBounded = false): Leaf[] {
  const def = defOf(schema);
  switch (def?.type) {
    case "string":
      return [{ path, type: "text", isBounded: isBounded || isBoundedFirst(def) }];
    case "object":
      return Object.entries(def.shape ?? {}).flatMap(([name, field]) => leavesOf(field, [...path, name]));
    case "array":
      return [{ path, type: "list", isBounded }, ...leavesOf(def.element, [...path, "0"])];
    case "record":
      return [
        { path, type: "record", isBounded },
        ...leavesOf(def.keyType, [...path, "key"]),
        ...leavesOf(def.valueType, [...path, "key"]),
      ];
    case "union":
      return (def.options ?? []).flatMap((option) => leavesOf(option, path, isBounded));
    case "pipe": {
      const { type } = defOf(def.in);
      const passesOn = type === "string" || type === "transform";
      return [...leavesOf(def.in, path, isBounded), ...(passesOn ? leavesOf(def.out, path, true) : [])];
    }
    default:
      return def?.innerType ? leavesOf(def.innerType, path, isBounded) : [];
  }
}

const inputs = apiRoutes.flatMap((route) =>
  Object.entries(route).flatMap(([method, { endpoint, route: address }]) => {
    const { params, query, body, panelBody, form } = endpoint ?? {};
    return Object.entries({ params, query, body, panelBody, form: form?.fields }).flatMap(([part, schema]) =>
      schema ? [{ name: `${method} ${address} ${part}`, schema }] : [],
    );
  }),
);

test("every text and list of every call has a maximum that is checked first", () => {
  expect(inputs.length).toBeGreaterThan(200);
  const unbounded = inputs.flatMap(({ name, schema }) =>
    leavesOf(schema).flatMap(({ path, type, isBounded }) =>
      isBounded ? [] : [`${name} ${path.join(".")}: ${type}`],
    ),
  );
  expect(unbounded).toEqual([]);
});

test("a list that is too long is rejected without reading its first item", () => {
  const unread: unknown[] = Array.from({ length: 101 });
  Object.defineProperty(unread, 0, {
    enumerable: true,
    get: () => {
      throw new Error("The list was read.");
    },
  });
  expect(list(text()).safeParse(unread).error?.issues).toHaveLength(1);
});

test("a text that is too long gets only the error about its length", () => {
  const { error } = personText("Il nome è obbligatorio", 100).safeParse("1.".repeat(200));
  expect(error?.issues.map(({ message }) => inItalian(message))).toEqual(["Al massimo 100 caratteri"]);
});

/**
 * Input on which repetitions in patterns can take exponential time. Each is repeated up to the size of a large body.
 */
const PIECES = [
  "1",
  ".",
  "1.",
  "?",
  "'",
  '"',
  " ",
  "\n",
  "é",
  "a\u0301",
  "a@",
  "-",
  "%",
  "🧘",
  "www.",
  "a:b;",
];
const HOSTILE = PIECES.map((piece) => piece.repeat(Math.ceil(100_000 / piece.length)));

/** The value nested at the end of a path of names and indices. */
const nested = (path: readonly string[], value: string): unknown =>
  path.reduceRight<unknown>((inner, name) => (name === "0" ? [inner] : { [name]: inner }), value);

/** Milliseconds of CPU time within which any request must be rejected. */
const MAX_CPU_MS = 250;

test("no schema takes long for a text of 100,000 characters", () => {
  const slow: string[] = [];
  const tried = new Set<string>();
  for (const { name, schema } of inputs)
    for (const { path } of leavesOf(schema)) {
      const place = `${name.split(" ").at(-1)} ${path.join(".")}`;
      if (tried.has(place)) continue;
      tried.add(place);
      const started = process.cpuUsage();
      for (const value of HOSTILE) {
        const before = process.cpuUsage(started).user;
        schema.safeParse(nested(path, value));
        const ms = (process.cpuUsage(started).user - before) / 1000;
        if (ms > MAX_CPU_MS)
          slow.push(`${name} ${path.join(".")}: ${Math.round(ms)} ms for ${value.slice(0, 5)}…`);
      }
    }
  expect(tried.size).toBeGreaterThan(200);
  expect(slow).toEqual([]);
});
