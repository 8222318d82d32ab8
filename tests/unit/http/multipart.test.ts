import { readForm } from "@/lib/http/multipart";

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

test("an empty file input counts as no file, an empty file with a name as a file", async () => {
  expect((await readForm(formOf(""), { file: "image", limitBytes: 100 })).file).toBeNull();
  expect((await readForm(formOf("vuota.jpg"), { file: "image", limitBytes: 100 })).file).toHaveLength(0);
});

describe("an expensive multipart body is rejected before it is parsed", () => {
  const PART = '--a\r\nContent-Disposition: form-data; name="x"\r\n\r\n1\r\n';
  const read = (type: string, body: string) =>
    readForm(new Request("http://localhost/", { method: "POST", headers: { "Content-Type": type }, body }), {
      file: "image",
      limitBytes: 1_000_000,
    });
  test.each([
    ["boundary=a", 60],
    ['boundary="a"', 60],
    ["xboundary=zzzzzz; boundary=a", 60],
    ["boundary=a; boundary=zzzzzz", 60],
    ['x="; boundary=zzzzzz"; boundary=a', 60],
  ])("with many parts, for the content type %s", async (parameters, parts) => {
    const body = `${PART.repeat(parts)}--a--\r\n`;
    await expect(read(`multipart/form-data; ${parameters}`, body)).rejects.toMatchObject({
      code: "VALIDATION",
    });
  });

  test("but not with the maximum number of parts, whatever else the content type contains", async () => {
    const body = `${PART.repeat(50)}--a--\r\n`;
    const { raw } = await read("multipart/form-data; xboundary=zzzzzz; boundary=a", body);
    expect(raw).toEqual({ x: "1" });
  });

  test.each([
    ["many headers", "X: y\r\n".repeat(1_000)],
    ["a long one", `X: ${"y".repeat(5_000)}\r\n`],
  ])("with %s in a part", async (_, headers) => {
    const body = `--a\r\n${headers}Content-Disposition: form-data; name="x"\r\n\r\n1\r\n--a--\r\n`;
    await expect(read("multipart/form-data; boundary=a", body)).rejects.toMatchObject({ code: "VALIDATION" });
  });

  test("with a long boundary that resembles the body", async () => {
    const half = "-".repeat(2_000);
    const started = process.cpuUsage();
    await expect(
      read(`multipart/form-data; boundary=${half}x${half}`, "-".repeat(1_000_000)),
    ).rejects.toMatchObject({ code: "VALIDATION" });
    const { user, system } = process.cpuUsage(started);
    expect((user + system) / 1_000).toBeLessThan(300);
  });

  test("without a boundary in the content type", async () => {
    await expect(read("multipart/form-data", PART)).rejects.toMatchObject({ code: "VALIDATION" });
  });
});
