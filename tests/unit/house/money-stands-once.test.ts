import { readSource, sourcesIn } from "@/tests/helpers/sources";

/** What is owed stands in a charge, and how it is computed in lib/domain/money. */

const schema = readSource("prisma/schema.prisma");

/** The fields of a model, with their types. */
function fieldsOf(model: string): Map<string, string> {
  const body = new RegExp(`^model ${model} \\{\n([^}]*)^\\}`, "m").exec(schema)?.[1] ?? "";
  const lines = body.split("\n").flatMap((line) => {
    const [name, type] = line.trim().split(/\s+/);
    return name && type && /^\w+$/.test(name) ? [[name, type] as const] : [];
  });
  return new Map(lines);
}

const CHARGED = [...fieldsOf("Charge")].flatMap(([name, type]) =>
  ["Booking?", "SignUp?", "MemberFee?", "Pass?"].includes(type)
    ? [[name, type.replace("?", "")] as const]
    : [],
);

test("a charge is of a booking, a sign-up, a fee or a pass", () => {
  expect(CHARGED.map(([name]) => name)).toEqual(["booking", "signUp", "fee", "pass"]);
});

test.each(CHARGED)("the row of a %s has no column that its charge has", (_, model) => {
  const own = fieldsOf(model);
  expect(own.get("chargeId")).toBe("Int");
  const mirrored = [...fieldsOf("Charge").keys()].filter((name) => own.has(name));
  // A sign-up is of a kind of its own, event or course.
  expect(mirrored.filter((name) => !["id", "kind"].includes(name))).toEqual([]);
  expect(
    [...own.keys()].filter((name) => /amount|percent|iban|promo|prepay|deposit|payBy/i.test(name)),
  ).toEqual([]);
});

test.each(["Payment", "CheckoutSession", "OnlineRefund"])(
  "a %s refers to a charge and to nothing else that is paid",
  (model) => {
    const fields = fieldsOf(model);
    expect(fields.get("chargeId")).toBe("Int");
    expect([...fields.keys()].filter((name) => /^(booking|signUp|fee|pass)(Id)?$/.test(name))).toEqual([]);
  },
);

/** The statements of raw SQL of a source. */
const statementsOf = (file: string): string[] =>
  [...readSource(file).matchAll(/(?:Prisma\.sql|\$(?:execute|query)Raw)`([^`]*)`/g)].map(
    ([, sql]) => sql ?? "",
  );

test("no SQL computes what a cancellation leaves, what kinds of entries count for, or what of a deposit goes back", () => {
  const computing = sourcesIn(["lib"])
    .flatMap((file) => statementsOf(file).map((sql) => ({ file, sql })))
    .filter(({ sql }) =>
      /total_amount\s*-|-\s*(COALESCE\()?\w*\.?(refund|waived)_amount|WHEN 'refund' THEN|\bdeposit_amount\s*[-)]/.test(
        sql,
      ),
    );
  expect(computing).toEqual([]);
});

test("no comment says that a rule about money is the same as another", () => {
  const copies = sourcesIn(["lib/data/money", "lib/data/till", "lib/data/booking", "lib/data/books"]).filter(
    (file) => readSource(file).includes("the same rule as"),
  );
  expect(copies).toEqual([]);
});
