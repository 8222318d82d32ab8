import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { oneByOne } from "@/server/one-by-one";
import { until } from "../../helpers/until";

let server: Server;
let seen: string[];
let answers: ServerResponse[];

beforeEach(async () => {
  seen = [];
  answers = [];
  server = createServer(
    oneByOne(({ url = "" }: IncomingMessage, response) => {
      seen.push(url);
      answers.push(response);
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function send(count: number) {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1").on("error", () => {});
  let received = "";
  socket.on("data", (data) => {
    received += data;
  });
  const request = (_: unknown, index: number) => `GET /${index + 1} HTTP/1.1\r\nHost: a\r\n\r\n`;
  socket.write(Array.from({ length: count }, request).join(""));
  return { socket, received: () => received };
}

test("begins a request of a connection when the response before it is over", async () => {
  const { received } = send(3);
  await until(() => seen.length > 0);
  for (const [index, name] of ["/1", "/2", "/3"].entries()) {
    await until(() => seen.length > index);
    expect(seen.at(-1)).toBe(name);
    expect(seen).toHaveLength(index + 1);
    answers[index]?.end(`answer ${name}`);
  }
  await until(() => received().includes("answer /3"));
  expect(received().match(/answer \/\d/g)).toEqual(["answer /1", "answer /2", "answer /3"]);
});

test("notices that a client with further requests is gone, and begins none of them", async () => {
  const { socket } = send(3);
  await until(() => seen.length > 0);
  socket.destroy();
  await until(() => answers[0]?.closed === true);
  expect(seen).toEqual(["/1"]);
});

test("cuts a connection with too many waiting requests", async () => {
  const { socket } = send(500);
  await until(() => socket.destroyed);
  expect(seen).toEqual(["/1"]);
});
