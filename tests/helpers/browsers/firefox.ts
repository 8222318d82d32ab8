import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import WebSocket from "ws";
import { freePort } from "../started-site";
import { type Browser, until } from "./browser";

/** Firefox through WebDriver BiDi, which it supports without a separate driver. */

const ANSWER_MS = 30_000;

interface Answer {
  id?: number;
  type?: string;
  result?: Record<string, unknown>;
  message?: string;
}

/** Calls over one socket; responses are matched by their number. */
class Connection {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #last = 0;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on("message", (data) => {
      const answer: Answer = JSON.parse(String(data));
      if (answer.id === undefined) return;
      this.#waiting.get(answer.id)?.(answer);
      this.#waiting.delete(answer.id);
    });
  }

  call(method: string, params: object): Promise<Record<string, unknown>> {
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`Firefox gives no answer to ${method}`)), ANSWER_MS);
      this.#waiting.set(id, (answer) => {
        clearTimeout(timer);
        if (answer.type === "error") reject(new Error(`${method}: ${answer.message}`));
        else resolve(answer.result ?? {});
      });
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }

  close(): void {
    this.#socket.close();
  }
}

function connect(address: string): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(address);
    socket.once("open", () => resolve(socket));
    socket.once("error", reject);
  });
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once("exit", () => resolve()));
}

export async function startFirefox(program: string): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), "centro-firefox-"));
  const port = await freePort();
  const args = ["--headless", "--no-remote", "--profile", profile, `--remote-debugging-port=${port}`];
  const child = spawn(program, [...args, "--width=1280", "--height=900", "about:blank"], {
    env: { ...process.env, HOME: profile, LANG: "it_IT.UTF-8", TZ: "Europe/Rome" },
    stdio: "ignore",
  });
  const socket = await until("Firefox", () => connect(`ws://127.0.0.1:${port}/session`), 60_000);
  const firefox = new Connection(socket);
  await firefox.call("session.new", { capabilities: {} });
  const { contexts } = (await firefox.call("browsingContext.getTree", {})) as {
    contexts: { context: string }[];
  };
  const context = contexts[0]?.context;
  await firefox.call("browsingContext.setViewport", { context, viewport: { width: 1280, height: 900 } });

  async function evaluate<T>(expression: string): Promise<T> {
    const answer = await firefox.call("script.evaluate", {
      expression: `(async () => JSON.stringify({ value: await ${expression} }))()`,
      target: { context },
      awaitPromise: true,
    });
    const result = answer.result as { value?: string } | undefined;
    if (result?.value === undefined) throw new Error(JSON.stringify(answer).slice(0, 500));
    return (JSON.parse(result.value) as { value: T }).value;
  }

  return {
    name: "Firefox",
    open: async (url) => {
      await firefox.call("browsingContext.navigate", { context, url, wait: "complete" });
    },
    evaluate,
    press: async (selector) => {
      // Waits until the element does not move and nothing covers it: a dialog may still be rising, a message passing.
      const { x, y } = await until(`Firefox, ${selector} at rest`, () =>
        evaluate<{ x: number; y: number } | null>(`(async () => {
          const element = document.querySelector(${JSON.stringify(selector)});
          element.scrollIntoView({ block: "center", behavior: "instant" });
          const middle = () => {
            const box = element.getBoundingClientRect();
            return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
          };
          const before = middle();
          await new Promise((resolve) => setTimeout(resolve, 100));
          const { x, y } = middle();
          const isInside = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
          const top = document.elementFromPoint(x, y);
          const isOnTop = top !== null && (element.contains(top) || top.contains(element));
          return isInside && isOnTop && x === before.x && y === before.y ? { x, y } : null;
        })()`),
      );
      const pointer = [
        { type: "pointerMove", x, y },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ];
      const actions = [{ type: "pointer", id: "mouse", actions: pointer }];
      await firefox.call("input.performActions", { context, actions });
    },
    type: async (text) => {
      const keys = [...text].flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]);
      const actions = [{ type: "key", id: "keyboard", actions: keys }];
      await firefox.call("input.performActions", { context, actions });
    },
    stop: async () => {
      await firefox.call("browser.close", {}).catch(() => {});
      firefox.close();
      const timer = setTimeout(() => child.kill("SIGKILL"), 5_000);
      await ended(child);
      clearTimeout(timer);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
