/** HTTPS requests to servers with a certificate of the cluster's own authority. */
import { readFileSync } from "node:fs";
import { Agent, request } from "node:https";
import { join } from "node:path";

const TIMEOUT_MS = 10_000;

/**
 * @typedef {{ status: number, headers: import("node:http").IncomingHttpHeaders, text: string }} Answer
 * @typedef {{ method?: string, headers?: Record<string, string>, body?: string, signal?: AbortSignal,
 *   timeoutMs?: number | undefined, heard?: (text: string) => void }} Question a request; `timeoutMs` limits how long
 *   the connection may be silent (default: ten seconds), `heard` receives each chunk of the response
 */

/**
 * Creates a function that sends requests with `options`: `host` and `port` of the connection, certificates.
 * @param {import("node:https").AgentOptions & { host?: string, port?: number }} options
 * @returns {(path: string, question?: Question) => Promise<Answer>}
 */
function askWith({ host, port, ...options }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64, ...options });
  return (path, { method = "GET", headers = {}, body, signal, timeoutMs = TIMEOUT_MS, heard } = {}) =>
    new Promise((resolve, reject) => {
      const timeout = signal ? undefined : timeoutMs;
      const asked = request({ agent, host, port, path, method, headers, timeout, signal }, (answer) => {
        let text = "";
        answer.setEncoding("utf8");
        answer.on("data", (chunk) => {
          text += chunk;
          heard?.(chunk);
        });
        answer.on("end", () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
        answer.on("error", reject);
      });
      asked.on("timeout", () => asked.destroy(Object.assign(new Error("No answer"), { code: "ETIMEDOUT" })));
      asked.on("error", reject);
      asked.end(body);
    });
}

/**
 * Sends requests to the site's host name at the given address, and to each web process as a monitor.
 * @param {string} rendered the folder of `npm run hosts`
 * @param {{ site: string, siteAddress: string, insidePort: number }} inventory
 */
export function asking(rendered, { site, siteAddress, insidePort }) {
  const file = (/** @type {string} */ name) => readFileSync(join(rendered, "monitor", name));
  const ca = file("ca.crt");
  const { host, hostname } = new URL(site);
  const askAddress = askWith({ ca, host: siteAddress, port: 443, servername: hostname });
  return {
    /** @param {string} path @param {Question} [question] */
    site: (path, question = {}) =>
      askAddress(path, { ...question, headers: { Host: host, ...question.headers } }),
    /** @param {string} address of a machine @param {string} path @param {Question} [question] */
    webProcess: (address, path, question) =>
      askWith({
        ca,
        cert: file("monitor.crt"),
        key: file("monitor.key"),
        host: address,
        port: insidePort,
        keepAlive: false,
      })(path, question),
  };
}
