/** Server of the bare app: Next.js behind Node's HTTP server. Exits when its standard input ends. */
import { createServer } from "node:http";
import next from "next";

const app = next({ dev: false, dir: import.meta.dirname });
await app.prepare();
const handle = app.getRequestHandler();
createServer((request, response) => handle(request, response)).listen(Number(process.env.PORT), () =>
  console.log("ready"),
);
process.stdin.on("end", () => process.exit(0)).resume();
