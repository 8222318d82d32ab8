import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/** More than any client sends before it reads a response; browsers send one. */
const MAX_WAITING = 16;

/**
 * Handles the requests of a connection one after another, however many its client sends at once. Node would handle all
 * of them, store their responses until the first one is read, and not report to the others that the connection has
 * ended. A connection with too many waiting requests is cut.
 */
export function oneByOne(handle: Handle): Handle {
  const queues = new WeakMap<Socket, { last: ServerResponse; waiting: number }>();
  return function handleInTurn(request, response) {
    const { socket } = request;
    const queue = queues.get(socket) ?? { last: response, waiting: 0 };
    const { last } = queue;
    queues.set(socket, queue);
    queue.last = response;
    if (last === response || last.closed) return handle(request, response);
    queue.waiting += 1;
    if (queue.waiting > MAX_WAITING) return void socket.destroy();
    last.once("close", () => {
      queue.waiting -= 1;
      if (!socket.destroyed) handle(request, response);
    });
  };
}
