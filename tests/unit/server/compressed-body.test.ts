import { CompressedBody } from "@/server/cache/compressed-body";

test("responses that are sent at the same time share one copy of the plain text", () => {
  const text = Buffer.from("Sala Loto. ".repeat(1_000));
  const body = CompressedBody.of(text, { isCompressible: true, isImmutable: false });
  const first = body.encoded("identity").bytes;
  expect(first).toEqual(text);
  expect(body.encoded("identity").bytes).toBe(first);
});
