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
