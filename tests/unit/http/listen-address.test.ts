import { spawnSync } from "node:child_process";
import { join } from "node:path";

/** It is an ES module of the server's; a process of its own reads it. */
function listenAddress(options: { BIND_ADDRESS?: string; trustsProxy: boolean }): unknown {
  const { stdout } = spawnSync(
    process.execPath,
    [
      "--input-type=module",
      "-e",
      `import { listenAddress } from "./scripts/web/listen-address.mjs";
       console.log(JSON.stringify({ host: listenAddress(${JSON.stringify(options)}) }));`,
    ],
    { cwd: join(__dirname, "../../.."), encoding: "utf8" },
  );
  return JSON.parse(stdout).host;
}

describe("The address that the site listens on", () => {
  test("is every one, unless a proxy is trusted", () => {
    expect(listenAddress({ trustsProxy: false })).toBeUndefined();
    expect(listenAddress({ BIND_ADDRESS: "", trustsProxy: false })).toBeUndefined();
  });

  test("is loopback behind a trusted proxy, so that nobody comes past it", () => {
    expect(listenAddress({ trustsProxy: true })).toBe("127.0.0.1");
    expect(listenAddress({ BIND_ADDRESS: "", trustsProxy: true })).toBe("127.0.0.1");
  });

  test.each([true, false])("is BIND_ADDRESS where that is set (behind a proxy: %s)", (trustsProxy) => {
    expect(listenAddress({ BIND_ADDRESS: "0.0.0.0", trustsProxy })).toBe("0.0.0.0");
  });
});
