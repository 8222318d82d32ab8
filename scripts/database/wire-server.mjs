/**
 * PostgreSQL's wire protocol in front of PGlite, for many concurrent connections: reads the messages of each up to the
 * point at which it waits for a response, and session-turns.mjs runs them.
 */
import { timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";
import { SessionTurns } from "./session-turns.mjs";
import { greeting, int32, message } from "./wire-messages.mjs";

const PROTOCOL_3 = 196_608;
const SSL_REQUEST = 80_877_103;
const GSS_REQUEST = 80_877_104;
const CANCEL_REQUEST = 80_877_102;
/** Message types after which a client waits for a response: Query, Sync, Flush, CopyDone, CopyFail. */
const ENDS_A_TURN = new Set(["Q", "S", "H", "c", "f"]);
/** Types that keep the turn, because the client has not sent Sync yet. */
const KEEPS_THE_TURN = new Set(["H", "c", "f"]);
const TERMINATE = "X";
const PASSWORD = "p";
/** Authentication with a clear-text password, which never leaves this machine. */
const ASK_PASSWORD = 3;
/** Limits the memory that unauthenticated clients can use. */
const MAX_UNKNOWN_BYTES = 10_000;

/**
 * @typedef {import("@electric-sql/pglite").PGlite} Database
 * @typedef {"startup" | "password" | "open"} Stage
 */

/**
 * @param {string} expected
 * @param {string} actual
 */
function isSame(expected, actual) {
  const [one, other] = [Buffer.from(expected), Buffer.from(actual)];
  return one.length === other.length && timingSafeEqual(one, other);
}

class Connection {
  isGone = false;
  #socket;
  #turns;
  #settings;
  #password;
  /** @type {Buffer} */
  #buffer = Buffer.alloc(0);
  /** @type {Stage} */
  #stage = "startup";
  /** @type {Uint8Array[]} */
  #pending = [];

  /**
   * @param {import("node:net").Socket} socket
   * @param {SessionTurns} turns
   * @param {Record<string, string>} settings
   * @param {string} password
   */
  constructor(socket, turns, settings, password) {
    this.#socket = socket;
    this.#turns = turns;
    this.#settings = settings;
    this.#password = password;
    socket.setNoDelay(true);
    socket.on("data", (data) => this.#receive(data));
    socket.on("error", () => {});
    socket.on("close", () => {
      this.isGone = true;
      turns.leave(this);
    });
  }

  /** @param {Uint8Array} data */
  answer(data) {
    // The bytes are a view of the database's memory, which the next message overwrites.
    if (this.#socket.writable) this.#socket.write(Buffer.from(data));
  }

  /** @param {Buffer} data */
  #receive(data) {
    this.#buffer = this.#buffer.length === 0 ? data : Buffer.concat([this.#buffer, data]);
    if (this.#stage !== "open" && this.#buffer.length > MAX_UNKNOWN_BYTES)
      return this.#refuse("08P01", "too long");
    while (this.#take());
  }

  #take() {
    if (this.#stage === "startup") return this.#takeStartup();
    return this.#stage === "password" ? this.#takePassword() : this.#takeMessage();
  }

  /**
   * @param {string} code
   * @param {string} reason
   */
  #refuse(code, reason) {
    this.#buffer = Buffer.alloc(0);
    this.#socket.end(message("E", "SFATAL", `C${code}`, `M${reason}`, ""));
    return false;
  }

  /** Clients that can read the password file are let in; other users of this machine are not. */
  #takePassword() {
    if (this.#buffer.length < 5) return false;
    const length = 1 + this.#buffer.readInt32BE(1);
    if (length < 5) return this.#refuse("08P01", "invalid length");
    if (this.#buffer.length < length) return false;
    const type = String.fromCharCode(this.#buffer.readUInt8(0));
    const given = this.#buffer.subarray(5, length - 1).toString("utf8");
    this.#buffer = this.#buffer.subarray(length);
    if (type !== PASSWORD || !isSame(this.#password, given))
      return this.#refuse("28P01", "password authentication failed");
    this.#stage = "open";
    this.#socket.write(greeting(this.#settings));
    return true;
  }

  /**
   * The first message has no type: a request for encryption (refused), a cancellation (ignored) or the startup message.
   */
  #takeStartup() {
    if (this.#buffer.length < 8) return false;
    const length = this.#buffer.readInt32BE(0);
    // A length shorter than the header would cause an endless loop.
    if (length < 8) return this.#refuse("08P01", "invalid length");
    if (this.#buffer.length < length) return false;
    const code = this.#buffer.readInt32BE(4);
    this.#buffer = this.#buffer.subarray(length);
    if (code === SSL_REQUEST || code === GSS_REQUEST) this.#socket.write("N");
    else if (code === PROTOCOL_3) {
      this.#stage = "password";
      this.#socket.write(message("R", int32(ASK_PASSWORD)));
    } else {
      if (code !== CANCEL_REQUEST)
        this.#socket.write(message("E", "SFATAL", "C08P01", "Munsupported protocol", ""));
      this.#socket.end();
    }
    return true;
  }

  #takeMessage() {
    if (this.#buffer.length < 5) return false;
    const length = 1 + this.#buffer.readInt32BE(1);
    if (length < 5) return this.#refuse("08P01", "invalid length");
    if (this.#buffer.length < length) return false;
    const type = String.fromCharCode(this.#buffer.readUInt8(0));
    const one = new Uint8Array(this.#buffer.subarray(0, length));
    this.#buffer = this.#buffer.subarray(length);
    if (type === TERMINATE) {
      this.#socket.end();
      return false;
    }
    this.#pending.push(one);
    if (ENDS_A_TURN.has(type)) {
      this.#turns.enqueue(this, this.#pending, KEEPS_THE_TURN.has(type));
      this.#pending = [];
    }
    return true;
  }
}

/**
 * Serves `db` on a loopback port, with a password. Returns a function that stops it.
 * @param {Database} db
 * @param {number} port
 * @param {string} password
 */
export async function serveDatabase(db, port, password) {
  /** @type {{ rows: { server_version: string }[] }} */
  const { rows } = await db.query("SHOW server_version");
  const settings = {
    server_version: rows[0]?.server_version ?? "",
    server_encoding: "UTF8",
    client_encoding: "UTF8",
    DateStyle: "ISO, MDY",
    integer_datetimes: "on",
    standard_conforming_strings: "on",
  };
  const turns = new SessionTurns(db);
  /** @type {Set<import("node:net").Socket>} */
  const sockets = new Set();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
    new Connection(socket, turns, settings, password);
  });
  server.listen(port, "127.0.0.1");
  // Rejects on errors before that.
  await once(server, "listening");
  return () => {
    for (const socket of sockets) socket.destroy();
    return new Promise((resolve) => server.close(resolve));
  };
}
