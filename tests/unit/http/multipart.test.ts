import { readMultipart } from "@/lib/http/multipart";

const formOf = (fileName: string) =>
  new Request("http://localhost/", {
    method: "POST",
    headers: { "Content-Type": "multipart/form-data; boundary=x" },
    body: [
      "--x",
      `Content-Disposition: form-data; name="image"; filename="${fileName}"`,
      "Content-Type: application/octet-stream",
      "",
      "",
      "--x--",
      "",
    ].join("\r\n"),
  });

test("a file input without a choice counts as no file, an empty file with a name as a file", async () => {
  expect((await readMultipart(formOf(""), "image", 100)).file).toBeNull();
  expect((await readMultipart(formOf("vuota.jpg"), "image", 100)).file).toHaveLength(0);
});

describe("what takes long to unpack is refused before that", () => {
  const PART = '--a\r\nContent-Disposition: form-data; name="x"\r\n\r\n1\r\n';
  const read = (type: string, body: string) =>
    readMultipart(
      new Request("http://localhost/", { method: "POST", headers: { "Content-Type": type }, body }),
      "image",
      1_000_000,
    );
  test.each([
    ["boundary=a", 60],
    ['boundary="a"', 60],
    ["xboundary=zzzzzz; boundary=a", 60],
    ["boundary=a; boundary=zzzzzz", 60],
    ['x="; boundary=zzzzzz"; boundary=a', 60],
  ])("many parts, of the type that says %s", async (parameters, parts) => {
    const body = `${PART.repeat(parts)}--a--\r\n`;
    await expect(read(`multipart/form-data; ${parameters}`, body)).rejects.toMatchObject({
      code: "VALIDATION",
    });
  });

  test("as many as there may be are read, whatever else the type says", async () => {
    const body = `${PART.repeat(50)}--a--\r\n`;
    const { fields } = await read("multipart/form-data; xboundary=zzzzzz; boundary=a", body);
    expect(fields).toEqual({ x: "1" });
  });

  test.each([
    ["many headers", "X: y\r\n".repeat(1_000)],
    ["a long one", `X: ${"y".repeat(5_000)}\r\n`],
  ])("a part with %s", async (_, headers) => {
    const body = `--a\r\n${headers}Content-Disposition: form-data; name="x"\r\n\r\n1\r\n--a--\r\n`;
    await expect(read("multipart/form-data; boundary=a", body)).rejects.toMatchObject({ code: "VALIDATION" });
  });

  test("a type without a boundary", async () => {
    await expect(read("multipart/form-data", PART)).rejects.toMatchObject({ code: "VALIDATION" });
  });
});
