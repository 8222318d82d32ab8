import { isPublicAddress, whyNotFollowed } from "@/lib/feeds/public-address";

describe("an IP address", () => {
  test.each(["93.184.216.34", "2606:2800:220:1:248:1893:25c8:1946"])("is public: %s", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test.each([
    "127.0.0.1",
    "127.8.9.10",
    "10.0.0.1",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "fe80::1",
    "fd00::1",
    "::ffff:10.0.0.1",
    "::ffff:127.0.0.1",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
    "ff02::1",
    "::7f00:1",
    "fec0::1",
    "4000::1",
    "nonsense",
  ])("is not public: %s", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe("an external calendar's address", () => {
  test.each([
    "https://calendar.example.org/a.ics",
    "https://93.184.216.34/a.ics",
    "https://user:secret@calendar.example.org/a.ics",
    // Names are checked when they are resolved.
    "https://localhost/a.ics",
  ])("is accepted: %s", (url) => {
    expect(whyNotFollowed(url, false)).toBeNull();
  });

  test.each([
    "http://calendar.example.org/a.ics",
    "webcal://calendar.example.org/a.ics",
    "file:///etc/passwd",
    "ftp://calendar.example.org/a.ics",
    "https://127.0.0.1/a.ics",
    "https://127.0.0.1./a.ics",
    "https://127.1/a.ics",
    "https://2130706433/a.ics",
    "https://0x7f000001/a.ics",
    "https://0177.0.0.1/a.ics",
    "https://[::1]/a.ics",
    "https://[::]/a.ics",
    "https://[::ffff:127.0.0.1]/a.ics",
    "https://[::ffff:7f00:1]/a.ics",
    "https://[::7f00:1]/a.ics",
    "https://[64:ff9b::a00:1]/a.ics",
    "https://[fd00::1]/a.ics",
    "https://[fe80::1]/a.ics",
    "https://169.254.169.254/latest/meta-data",
    "https://10.1.2.3/a.ics",
    "https://0/a.ics",
    "https://１２７.0.0.1/a.ics",
    "https://127。0。0。1/a.ics",
    "calendar.example.org",
    "",
  ])("is rejected: %s", (url) => {
    expect(whyNotFollowed(url, false)).toEqual(expect.any(String));
  });

  test.each(["http://127.0.0.1:8080/a.ics", "https://[::1]/a.ics"])(
    "is accepted if private addresses are allowed: %s",
    (url) => {
      expect(whyNotFollowed(url, true)).toBeNull();
    },
  );

  test.each(["file:///etc/passwd", "ftp://10.0.0.1/a.ics", "nonsense"])("is always rejected: %s", (url) => {
    expect(whyNotFollowed(url, true)).toEqual(expect.any(String));
  });
});
