import { deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import { fetchCalendar } from "@/lib/feeds/followed/fetch-calendar";
import { type LoopbackServer, startLoopbackServer } from "../../helpers/loopback-server";

/** Fetches an address that a user typed, from a real server. */

let server: LoopbackServer;
beforeEach(async () => {
  server = await startLoopbackServer((response) => response.end("BEGIN:VCALENDAR"));
});
afterEach(() => server.close());

const port = () => new URL(server.url).port;
const fetched = (path = "/a.ics", known = null as Parameters<typeof fetchCalendar>[1]) =>
  fetchCalendar(server.url + path, known, () => true);

describe("a private address", () => {
  test.each([
    ["a name that resolves to a private address", () => `https://localhost:${port()}/a.ics`],
    ["a literal address", () => `https://127.0.0.1:${port()}/a.ics`],
    ["a mapped one", () => `https://[::ffff:127.0.0.1]:${port()}/a.ics`],
  ])("is refused before anything is sent: %s", async (_name, address) => {
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
  ])("is refused in a redirect from a public address to %s", async (_name, location) => {
    // Only the test's own server counts as public; it runs on a loopback address.
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

  test("is refused with another scheme than https, even in a redirect", async () => {
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

  test("has no line folded within a character", async () => {
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
  ])("is the text, whatever encoding the server declares: %p", async (encoding, body) => {
    server.answerWith((response) => response.writeHead(200, { "Content-Encoding": encoding }).end(body));
    expect(await fetched()).toMatchObject({ text: "BEGIN:VCALENDAR" });
  });

  test.each(["zstd", "gzip, br"])("is an error for an unknown compression: %s", async (encoding) => {
    server.answerWith((response) => response.writeHead(200, { "Content-Encoding": encoding }).end("x"));
    await expect(fetched()).rejects.toThrow("refusals.followed.compression");
  });

  test("comes from servers that serve only browsers, while the user agent still identifies the site", async () => {
    server.answerWith((response, { headers }) => {
      const agent = headers["user-agent"] ?? "";
      response.writeHead(/^Mozilla\/5\.0 .*Booking-Site-Calendar/.test(agent) ? 200 : 500).end("BEGIN");
    });
    expect(await fetched()).toMatchObject({ text: "BEGIN" });
  });

  test('is "unchanged" if the validators are current', async () => {
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

  test.each([204, 206, 304, 401, 404, 500])("is an error for the status %d", async (status) => {
    server.answerWith((response) => response.writeHead(status).end());
    await expect(fetched()).rejects.toThrow(String(status));
  });

  test("is an error above 2 MB, even compressed", async () => {
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

  test("is an error for a truncated response", async () => {
    server.answerWith((response) => {
      response.writeHead(200, { "Content-Length": "1000" });
      response.write("BEGIN:VCALENDAR");
      setTimeout(() => response.destroy(), 50);
    });
    await expect(fetched()).rejects.toThrow("refusals.followed.unreachable");
  });

  test("is an error after ten seconds if the response never ends", async () => {
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
