import fc from "fast-check";

/** Values that people, bots and broken programs put into fields. */
const TEXTS = [
  "",
  " ",
  "\0",
  "a\0b",
  "\ud800",
  "x\udfffy",
  "\u202eabc",
  "مرحبا",
  "👩‍👩‍👧‍👦",
  "e\u0301\u0301\u0301",
  "İ",
  "'; DROP TABLE bookings; --",
  "%' OR '1'='1",
  "<script>alert(1)</script>",
  "{{7*7}}",
  "../../../etc/passwd",
  "%00",
  "%_\\",
  "__proto__",
  "constructor",
  "toString",
  "null",
  "NaN",
  "1e309",
  "-1",
  "0x10",
  "9".repeat(40),
  "2027-02-30",
  "0000-00-00",
  "0001-01-01",
  "9999-12-31",
  "+275760-09-13T00:00:00.000Z",
  "2027-01-01T25:00:00Z",
  "2027-03-28T02:30:00+01:00",
  "24:00",
  "08:00:00",
  "javascript:alert(1)",
  "data:image/png;base64,AAAA",
  "http://[::1",
  "//evil.example/x",
  "a@b",
  `${"a".repeat(64)}@${"b".repeat(180)}.example`,
  "A".repeat(20_000),
  // Truncated after an even number of UTF-16 units, it would end in half an emoji.
  `a${"🧘".repeat(300)}`,
  "\r\nSet-Cookie: session-token=x",
];

const NUMBERS = [0, -1, 0.5, -0, 1e308, 2 ** 31, 2 ** 53, -(2 ** 31) - 1, 2147483647];

const nested = (depth: number): unknown => (depth === 0 ? [] : [nested(depth - 1)]);

const OBJECTS = [
  {},
  [],
  [[]],
  [null],
  Array(1000).fill("x"),
  nested(20),
  { $ne: null },
  { length: 1e9 },
  { toString: 1, valueOf: null },
  { dayOfWeek: 1, startTime: "09:00", endTime: "08:00" },
];

export const hostileText = fc.oneof(fc.constantFrom(...TEXTS), fc.string({ unit: "binary", maxLength: 60 }));

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: hostileText },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...NUMBERS) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(true, false, null) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...OBJECTS) },
);

/** Ids and other path segments. */
export const HOSTILE_STEPS = [
  "0",
  "-1",
  "1.5",
  "1e3",
  "0x1",
  "2147483647",
  "2147483648",
  "99999999999999999999",
  "abc",
  "null",
  "%00",
  "%20",
  "..%2f..%2fetc%2fpasswd",
  "%F0%9F%98%80",
  "1%27%20OR%201=1",
  "__proto__",
];

/** Bodies that are not or hardly JSON objects: the text, and the declared content type. */
export const HOSTILE_BODIES: readonly (readonly [string | Uint8Array<ArrayBuffer>, string | null])[] = [
  ["", "application/json"],
  ["null", "application/json"],
  ["[]", "application/json"],
  ['"text"', "application/json"],
  ["123", "application/json"],
  ["{", "application/json"],
  ['{"a":1}{"b":2}', "application/json"],
  ["\ufeff{}", "application/json"],
  [new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]), "application/json"],
  ['{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}', "application/json"],
  [`${"[".repeat(40_000)}${"]".repeat(40_000)}`, "application/json"],
  [`${'{"a":'.repeat(15_000)}1${"}".repeat(15_000)}`, "application/json"],
  [`{"notes":"${"x".repeat(100_001)}"}`, "application/json"],
  ["{}", "application/json; charset=utf-16"],
  ["{}", "text/plain"],
  ["{}", null],
  ["a=1&b=2", "application/x-www-form-urlencoded"],
  ["--x\r\nnothing", "multipart/form-data; boundary=x"],
  ["nothing", "multipart/form-data"],
  [
    '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--\r\n',
    "multipart/form-data; boundary=x",
  ],
  [
    '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png\r\n\r\nno picture\r\n--x--\r\n',
    "multipart/form-data; boundary=x",
  ],
];
