import { spawn } from "node:child_process";
import { freePort } from "../started-site";
import { type Browser, until } from "./browser";

/** WebKit through classic WebDriver: HTTP calls to its driver, on a virtual screen. */

const ANSWER_MS = 60_000;
/** The key of element references in WebDriver's JSON. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

export interface WebKitPrograms {
  driver: string;
  browser: string;
  screen: string;
}

export async function startWebKit({ driver, browser, screen }: WebKitPrograms): Promise<Browser> {
  // The screen selects a free display number and reports it.
  const display = spawn(screen, ["-displayfd", "1", "-screen", "0", "1280x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const number = await new Promise<string>((resolve, reject) => {
    display.stdout.once("data", (data: Buffer) => resolve(String(data).trim()));
    display.once("exit", () => reject(new Error("The screen has ended.")));
  });
  const port = await freePort();
  const child = spawn(driver, [`--port=${port}`, "--host=127.0.0.1"], {
    env: {
      ...process.env,
      DISPLAY: `:${number}`,
      GDK_BACKEND: "x11",
      LANG: "it_IT.UTF-8",
      TZ: "Europe/Rome",
      LIBGL_ALWAYS_SOFTWARE: "1",
      WEBKIT_DISABLE_COMPOSITING_MODE: "1",
      WEBKIT_DISABLE_DMABUF_RENDERER: "1",
    },
    stdio: "ignore",
  });

  async function send<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    const { value } = (await answer.json()) as { value: T };
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  }

  const { sessionId } = await until("WebKit", () =>
    send<{ sessionId: string }>("POST", "/session", {
      capabilities: {
        alwaysMatch: { "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] } },
      },
    }),
  );
  const session = `/session/${sessionId}`;
  await send("POST", `${session}/window/rect`, { width: 1280, height: 1000 });

  return {
    name: "WebKit",
    open: async (url) => {
      await send("POST", `${session}/url`, { url });
    },
    evaluate: (expression) =>
      send("POST", `${session}/execute/sync`, { script: `return (${expression});`, args: [] }),
    press: async (selector) => {
      const script = `document.querySelector(${JSON.stringify(selector)}).scrollIntoView({ block: "center", behavior: "instant" })`;
      await send("POST", `${session}/execute/sync`, { script, args: [] });
      const element = await send<Record<string, string>>("POST", `${session}/element`, {
        using: "css selector",
        value: selector,
      });
      await send("POST", `${session}/element/${element[ELEMENT]}/click`, {});
    },
    type: async (text) => {
      const element = await send<Record<string, string>>("GET", `${session}/element/active`);
      await send("POST", `${session}/element/${element[ELEMENT]}/value`, { text });
    },
    stop: async () => {
      await send("DELETE", session).catch(() => {});
      child.kill();
      display.kill();
    },
  };
}
