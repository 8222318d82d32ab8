import { listenAddress } from "@/server/settings";

describe("the address that the site listens on", () => {
  test("is every interface, unless a proxy is trusted", () => {
    expect(listenAddress(undefined, false)).toBeUndefined();
    expect(listenAddress("", false)).toBeUndefined();
  });

  test("is loopback behind a trusted proxy, so that requests cannot bypass it", () => {
    expect(listenAddress(undefined, true)).toBe("127.0.0.1");
    expect(listenAddress("", true)).toBe("127.0.0.1");
  });

  test.each([true, false])("is BIND_ADDRESS if it is set (behind a proxy: %s)", (trustsProxy) => {
    expect(listenAddress("0.0.0.0", trustsProxy)).toBe("0.0.0.0");
  });
});
