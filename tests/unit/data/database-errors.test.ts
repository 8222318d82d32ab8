import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import pg from "pg";
import { databaseError } from "@/lib/data/database-errors";

/** AuthenticationOk, then ReadyForQuery outside a transaction. */
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

test("reports a connection that broke before its next statement as a temporary outage", async () => {
  const server = createServer((socket) => socket.once("data", () => socket.write(WELCOME))).listen(0);
  const accepted = once(server, "connection");
  const client = new pg.Client({ host: "127.0.0.1", port: (server.address() as AddressInfo).port });
  await client.connect();
  const [socket] = (await accepted) as [Socket];
  const broken = new Promise((resolve) => client.on("error", resolve));
  socket.resetAndDestroy();
  await broken;
  server.close();
  const failure: unknown = await client.query("SELECT 1").catch((error: unknown) => error);
  expect(failure).toMatchObject({
    message: "Client has encountered a connection error and is not queryable",
  });
  expect(databaseError(failure)).toMatchObject({ code: "UNAVAILABLE", status: 503 });
});

test("reports a deadlock as temporary, so that the request can be repeated", () => {
  const failure = Object.assign(new Error("deadlock detected"), { code: "40P01" });
  expect(databaseError(failure)).toMatchObject({ code: "UNAVAILABLE", status: 503 });
});
