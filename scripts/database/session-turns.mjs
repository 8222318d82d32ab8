/**
 * PGlite has a single session, so messages of connections run in turns: everything up to the point at which the client
 * expects a response (a simple query, a Sync) runs without interruption, and a connection in a transaction keeps its
 * turn until the transaction ends. If a connection breaks during a transaction, the transaction is rolled back.
 */
import { message } from "./wire-messages.mjs";

/**
 * @typedef {import("@electric-sql/pglite").PGlite} Database
 * @typedef {{ isGone: boolean, answer(data: Uint8Array): void }} Connection
 * @typedef {{ connection: Connection, messages: Uint8Array[], keepsTurn: boolean }} Turn
 */

/** Gives the database's single session to one connection at a time. */
export class SessionTurns {
  #db;
  /** @type {Turn[]} */
  #waiting = [];
  /** @type {Connection | null} */
  #owner = null;
  #isRunning = false;

  /** @param {Database} db */
  constructor(db) {
    this.#db = db;
  }

  /**
   * Queues messages of a connection up to the point at which it waits for a response.
   * @param {Connection} connection
   * @param {Uint8Array[]} messages
   * @param {boolean} keepsTurn
   */
  enqueue(connection, messages, keepsTurn) {
    this.#waiting.push({ connection, messages, keepsTurn });
    this.#run();
  }

  /**
   * Removes a closed connection; its open transaction is rolled back.
   * @param {Connection} connection
   */
  leave(connection) {
    this.#waiting = this.#waiting.filter((turn) => turn.connection !== connection);
    if (this.#owner !== connection) return;
    this.#waiting.unshift({
      connection,
      messages: [message("S"), message("Q", "ROLLBACK")],
      keepsTurn: false,
    });
    this.#run();
  }

  #next() {
    if (this.#owner === null) return this.#waiting.shift();
    const index = this.#waiting.findIndex((turn) => turn.connection === this.#owner);
    return index === -1 ? undefined : this.#waiting.splice(index, 1)[0];
  }

  async #run() {
    if (this.#isRunning) return;
    this.#isRunning = true;
    for (let turn = this.#next(); turn; turn = this.#next()) {
      const { connection, messages, keepsTurn } = turn;
      // Owner from the start, so that a connection that breaks while its messages run is rolled back as well.
      this.#owner = connection;
      for (const one of messages) {
        await this.#db.execProtocolRawStream(one, { onRawData: (data) => connection.answer(data) });
      }
      const isInTransaction = this.#db.isInTransaction();
      if (!keepsTurn && !isInTransaction) this.#owner = null;
      else if (connection.isGone) this.leave(connection);
    }
    this.#isRunning = false;
  }
}
