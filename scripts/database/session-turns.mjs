/**
 * PGlite has one session. So what connections send is run in turns: everything up to the point where the client
 * expects an answer (a simple query, a Sync) goes through in one piece, and a connection that is in a transaction
 * keeps its turn until the transaction ends. A connection that breaks off in a transaction is rolled back.
 */
import { message } from "./wire-messages.mjs";

/**
 * @typedef {import("@electric-sql/pglite").PGlite} Database
 * @typedef {{ isGone: boolean, answer(data: Uint8Array): void }} Connection
 * @typedef {{ connection: Connection, messages: Uint8Array[], keepsTurn: boolean }} Turn
 */

/** Gives the one session of the database to one connection at a time. */
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
   * Queues the messages that a connection sent up to the point where it waits for an answer.
   * @param {Connection} connection
   * @param {Uint8Array[]} messages
   * @param {boolean} keepsTurn
   */
  enqueue(connection, messages, keepsTurn) {
    this.#waiting.push({ connection, messages, keepsTurn });
    this.#run();
  }

  /**
   * Forgets a connection that is gone; its open transaction is rolled back.
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
      // Owner from the start: a connection that breaks off while its messages run must be rolled back as well.
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
