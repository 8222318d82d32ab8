/**
 * Holds back what a handler writes to a response, so that it can be kept before it goes out. Afterwards the response
 * is as before, and nothing has been sent.
 */
const REPLACED = ["writeHead", "write", "end", "flushHeaders"];

const toBuffer = (chunk, encoding) =>
  Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk, typeof encoding === "string" ? encoding : "utf8");

function setHeaders(response, headers) {
  if (Array.isArray(headers))
    for (let index = 0; index < headers.length; index += 2)
      response.setHeader(headers[index], headers[index + 1]);
  else for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value);
}

/**
 * Runs `handle`, which answers `response` sooner or later.
 * @returns {Promise<{ status: number, headers: Record<string, string | string[]>, body: Buffer } | null>} what it
 * answered; null when the client went away before
 */
export function captureAnswer(response, handle) {
  const before = new Map(Object.entries(response.getHeaders()));
  return new Promise((resolve) => {
    const chunks = [];
    const finish = (answer) => {
      response.off("close", leave);
      for (const name of REPLACED) delete response[name];
      resolve(answer);
    };
    const leave = () => finish(null);
    response.once("close", leave);

    response.flushHeaders = () => {};
    response.writeHead = (status, ...rest) => {
      response.statusCode = status;
      setHeaders(response, rest.at(-1) !== undefined && typeof rest.at(-1) === "object" ? rest.at(-1) : {});
      return response;
    };
    response.write = (chunk, encoding, done) => {
      chunks.push(toBuffer(chunk, encoding));
      const callback = typeof encoding === "function" ? encoding : done;
      if (callback) process.nextTick(callback);
      return true;
    };
    response.end = (...args) => {
      const [chunk, encoding] = args;
      if (chunk !== undefined && chunk !== null && typeof chunk !== "function")
        chunks.push(toBuffer(chunk, encoding));
      const headers = {};
      for (const [name, value] of Object.entries(response.getHeaders())) {
        if (before.get(name) === value) continue;
        headers[name] = value;
        response.removeHeader(name);
      }
      const status = response.statusCode;
      response.statusCode = 200;
      finish({ status, headers, body: Buffer.concat(chunks) });
      const callback = args.find((argument) => typeof argument === "function");
      if (callback) response.once("finish", callback);
      return response;
    };
    handle();
  });
}
