import { deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import { fetchCalendar } from "@/lib/feeds/followed/fetch-calendar";
import { type LoopbackServer, startLoopbackServer } from "../../helpers/loopback-server";

/** The fetch of an address that somebody typed, against a real server. */

let server: LoopbackServer;
beforeEach(async () => {
  server = await startLoopbackServer((response) => response.end("BEGIN:VCALENDAR"));
});
afterEach(() => server.close());

const port = () => new URL(server.url).port;
const fetched = (path = "/a.ics", known = null as Parameters<typeof fetchCalendar>[1]) =>
  fetchCalendar(server.url + path, known, () => true);

describe("private addresses are refused", () => {
  test.each([
    ["a name that resolves to a private address", () => `https://localhost:${port()}/a.ics`],
    ["a literal address", () => `https://127.0.0.1:${port()}/a.ics`],
    ["a mapped one", () => `https://[::ffff:127.0.0.1]:${port()}/a.ics`],
  ])("%s, before anything is sent", async (_name, address) => {
    await expect(fetchCalendar(address(), null, () => false)).rejects.toThrow(
      "refusals.followed.privateNetwork",
    );
    expect(server.requests).toEqual([]);
  });

  test.each([
    ["loopback", "https://127.0.0.1/a.ics"],
    ["a private net", "https://10.0.0.8/a.ics"],
    ["link-local, where clouds keep their secrets", "https://169.254.169.254/latest/meta-data/"],
    ["a mapped address", "https://[::ffff:192.168.1.1]/a.ics"],
    ["a number", "https://2130706433/a.ics"],
    ["a name that resolves to a private address", "https://localhost/a.ics"],
    ["without encryption", "http://example.org/a.ics"],
  ])("a redirect from a public place to %s", async (_name, location) => {
    // Only the first step is made to count as public: the name of the test's own server leads nowhere else.
    const paths: string[] = [];
    server.answerWith((response, { path }) => {
      paths.push(path);
      response.writeHead(302, { Location: location }).end();
    });
    const isPublic = (url: URL) => url.port === port();
    await expect(fetchCalendar(`${server.url}/a.ics`, null, isPublic)).rejects.toThrow(
      /refusals\.followed\.(?:privateNetwork|https)/,
    );
    expect(paths).toEqual(["/a.ics"]);
  });

  test("other schemes are refused, also in a redirect", async () => {
    await expect(fetchCalendar(`http://localhost:${port()}/a.ics`, null, () => false)).rejects.toThrow(
      "refusals.followed.https",
    );
    server.answerWith((response) => response.writeHead(302, { Location: "file:///etc/passwd" }).end());
    await expect(fetched()).rejects.toThrow("refusals.followed.https");
  });
});

describe("the result of a fetch", () => {
  test("is the decompressed text with the server's validators", async () => {
    server.answerWith((response, { headers }) => {
      expect(headers["accept-encoding"]).toContain("gzip");
      response.writeHead(200, { ETag: '"1"', "Content-Encoding": "gzip" }).end(gzipSync("BEGIN:VCALENDAR"));
    });
    expect(await fetched()).toEqual({ text: "BEGIN:VCALENDAR", etag: '"1"', lastModified: null });
  });

  test("has no line folded within a sign", async () => {
    const [first, ...rest] = Buffer.from("à");
    server.answerWith((response) =>
      response.end(Buffer.concat([Buffer.from([first ?? 0]), Buffer.from("\r\n "), Buffer.from(rest)])),
    );
    expect(await fetched()).toMatchObject({ text: "à" });
  });

  test.each([
    ["deflate", deflateSync("BEGIN:VCALENDAR")],
    ["deflate", deflateRawSync("BEGIN:VCALENDAR")],
    ["none", Buffer.from("BEGIN:VCALENDAR")],
    ["", Buffer.from("BEGIN:VCALENDAR")],
    ["utf-8", Buffer.from("BEGIN:VCALENDAR")],
    ["identity, gzip", gzipSync("BEGIN:VCALENDAR")],
  ])("is the text, whatever the server calls its encoding: %p", async (encoding, body) => {
    server.answerWith((response) => response.writeHead(200, { "Content-Encoding": encoding }).end(body));
    expect(await fetched()).toMatchObject({ text: "BEGIN:VCALENDAR" });
  });

  test.each(["zstd", "gzip, br"])("is none where the compression is unknown: %s", async (encoding) => {
    server.answerWith((response) => response.writeHead(200, { "Content-Encoding": encoding }).end("x"));
    await expect(fetched()).rejects.toThrow("refusals.followed.compression");
  });

  test("comes from servers that answer browsers only, which learn who asks all the same", async () => {
    server.answerWith((response, { headers }) => {
      const agent = headers["user-agent"] ?? "";
      response.writeHead(/^Mozilla\/5\.0 .*Booking-Site-Calendar/.test(agent) ? 200 : 500).end("BEGIN");
    });
    expect(await fetched()).toMatchObject({ text: "BEGIN" });
  });

  test('is "unchanged" for current validators', async () => {
    server.answerWith((response, { headers }) => {
      expect(headers["if-none-match"]).toBe('"1"');
      response.writeHead(304).end();
    });
    expect(await fetched("/a.ics", { etag: '"1"', lastModified: null })).toBe("unchanged");
  });

  test("follows a limited number of redirects", async () => {
    server.answerWith((response, { path }) =>
      path === "/a.ics" ? response.writeHead(301, { Location: "/b.ics" }).end() : response.end("BEGIN"),
    );
    expect(await fetched()).toMatchObject({ text: "BEGIN" });
    server.answerWith((response) => response.writeHead(302, { Location: "/again" }).end());
    await expect(fetched()).rejects.toThrow("refusals.followed.redirects");
  });

  test.each([204, 206, 304, 401, 404, 500])("%d is a failure", async (status) => {
    server.answerWith((response) => response.writeHead(status).end());
    await expect(fetched()).rejects.toThrow(String(status));
  });

  test("more than 2 MB is a failure, also compressed", async () => {
    const large = Buffer.alloc(3 * 1024 * 1024, 65);
    server.answerWith((response) => response.end(large));
    await expect(fetched()).rejects.toThrow("refusals.followed.tooLarge");
    server.answerWith((response) =>
      response.writeHead(200, { "Content-Encoding": "gzip" }).end(gzipSync(large)),
    );
    await expect(fetched()).rejects.toThrow("refusals.followed.tooLarge");
    server.answerWith((response) =>
      response.writeHead(200, { "Content-Encoding": "deflate" }).end(deflateRawSync(large)),
    );
    await expect(fetched()).rejects.toThrow("refusals.followed.tooLarge");
  });

  test("a truncated response is a failure", async () => {
    server.answerWith((response) => {
      response.writeHead(200, { "Content-Length": "1000" });
      response.write("BEGIN:VCALENDAR");
      setTimeout(() => response.destroy(), 50);
    });
    await expect(fetched()).rejects.toThrow("refusals.followed.unreachable");
  });

  test("a response that never ends fails after ten seconds", async () => {
    const { timeout } = AbortSignal;
    const limits = jest
      .spyOn(AbortSignal, "timeout")
      .mockImplementation((ms) => timeout.call(AbortSignal, ms / 100));
    server.answerWith((response) => void response.write("BEGIN:VCALENDAR"));
    await expect(fetched()).rejects.toThrow("refusals.followed.late");
    expect(limits.mock.calls).toEqual([[10_000]]);
    limits.mockRestore();
  });
});
