import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { refuseUnserved } from "@/server/refuse-unserved";

let server: Server;
let port: number;
let lines: string[];

beforeEach(async () => {
  lines = [];
  jest.spyOn(process.stdout, "write").mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  server = createServer((_request, response) => response.end("served"));
  refuseUnserved(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});
const closed = () => new Promise<void>((resolve) => void server.close(() => resolve()));
afterEach(async () => {
  jest.restoreAllMocks();
  await closed();
});

async function answerTo(request: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(request);
  let said = "";
  for await (const chunk of socket) said += chunk;
  return said;
}

const UPGRADE = "GET /x?secret HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n";
const TUNNEL = "CONNECT example.org:443 HTTP/1.1\r\nHost: example.org:443\r\n\r\n";
const EXPECTATION = "POST /x HTTP/1.1\r\nHost: a\r\nExpect: something\r\nContent-Length: 5\r\n\r\n";

test.each([
  ["an upgrade", UPGRADE, 426, "GET", "UPGRADE_NOT_OFFERED"],
  ["a tunnel", TUNNEL, 405, "CONNECT", "METHOD_NOT_ALLOWED"],
  ["an unknown expectation", EXPECTATION, 417, "POST", "EXPECTATION_NOT_MET"],
])("rejects and logs %s, without its address", async (_name, request, status, method, code) => {
  const said = await answerTo(request);
  const [head = "", body = ""] = said.split("\r\n\r\n");
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(JSON.parse(body)).toEqual({ message: "Questa operazione non è prevista.", code });
  const [, requestId] = /^x-request-id: (.+)$/im.exec(head) ?? [];
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: "info", requestId, method, route: "/*", status }),
  ]);
});

test("lists the allowed methods in the response to a tunnel", async () => {
  expect(await answerTo(TUNNEL)).toContain("\r\nAllow: GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS\r\n");
});

test("supports 100-continue", async () => {
  const said = await answerTo(
    "GET / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n",
  );
  expect(said).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /);
  expect(lines).toEqual([]);
});

test.each([
  ["an upgrade", UPGRADE],
  ["a tunnel", TUNNEL],
])(
  "%s whose client does not read the response does not delay the shutdown",
  async (_name, request) => {
    const huge = Buffer.alloc(32 * 1024 * 1024);
    server.removeAllListeners("request");
    server.on("request", (_request, response) => void response.end(huge));
    const socket = connect(port, "127.0.0.1").on("error", () => {});
    socket.pause();
    socket.write(`GET / HTTP/1.1\r\nHost: a\r\n\r\n${request}`);
    while (lines.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    await closed();
    socket.destroy();
  },
  5_000,
);
