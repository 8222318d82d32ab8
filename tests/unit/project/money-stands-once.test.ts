import { readSource, sourcesIn } from "@/tests/helpers/sources";

/** Amounts owed are stored only in charges, and computed only in lib/domain/money. */

const schema = readSource("prisma/schema.prisma");

/** The fields of a model with their types. */
function fieldsOf(model: string): Map<string, string> {
  const body = new RegExp(`^model ${model} \\{\n([\\s\\S]*?)^\\}`, "m").exec(schema)?.[1] ?? "";
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

test("a charge belongs to a booking, a sign-up, a fee or a pass", () => {
  expect(CHARGED.map(([name]) => name)).toEqual(["booking", "signUp", "fee", "pass"]);
});

test.each(CHARGED)("the row of a %s repeats no column of its charge", (_, model) => {
  const own = fieldsOf(model);
  expect(own.get("chargeId")).toBe("Int");
  const mirrored = [...fieldsOf("Charge").keys()].filter((name) => own.has(name));
  // A sign-up has its own kind: event or course.
  expect(mirrored.filter((name) => !["id", "kind"].includes(name))).toEqual([]);
  expect(
    [...own.keys()].filter((name) => /amount|percent|iban|promo|prepay|deposit|payBy/i.test(name)),
  ).toEqual([]);
});

test.each(["Payment", "CheckoutSession", "OnlineRefund"])(
  "a %s refers to a charge and to nothing else that can be paid",
  (model) => {
    const fields = fieldsOf(model);
    expect(fields.get("chargeId")).toBe("Int");
    expect([...fields.keys()].filter((name) => /^(booking|signUp|fee|pass)(Id)?$/.test(name))).toEqual([]);
  },
);

/** The raw SQL statements of a source file. */
const statementsOf = (file: string): string[] =>
  [...readSource(file).matchAll(/(?:Prisma\.sql|\$(?:execute|query)Raw)`([^`]*)`/g)].map(
    ([, sql]) => sql ?? "",
  );

test("no SQL computes the amount left after a cancellation, the effect of ledger entries, or the deposit to return", () => {
  const computing = sourcesIn(["lib"])
    .flatMap((file) => statementsOf(file).map((sql) => ({ file, sql })))
    .filter(({ sql }) =>
      /total_amount\s*-|-\s*(COALESCE\()?\w*\.?(refund|waived)_amount|WHEN 'refund' THEN|\bdeposit_amount\s*[-)]/.test(
        sql,
      ),
    );
  expect(computing).toEqual([]);
});

test("no SQL reads a sum of amounts as an integer, which ends at 21 million euros", () => {
  const sums = sourcesIn(["lib"]).flatMap((file) =>
    statementsOf(file).flatMap((sql) =>
      [...sql.matchAll(/\bsum\(([^:]*)::(\w+)/g)].map(([, summed = "", type = ""]) => ({
        file,
        summed,
        type,
      })),
    ),
  );
  expect(sums.length).toBeGreaterThan(10);
  expect(sums.filter(({ summed, type }) => /^int/.test(type) && !summed.includes("seats"))).toEqual([]);
});

test("no comment declares a rule about money to be the same as another", () => {
  const copies = sourcesIn(["lib/data/money", "lib/data/till", "lib/data/booking", "lib/data/books"]).filter(
    (file) => readSource(file).includes("the same rule as"),
  );
  expect(copies).toEqual([]);
});
