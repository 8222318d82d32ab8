import { text } from "@/lib/domain/language/text";
import { deviceLabel, deviceText } from "@/lib/domain/person/device-label";

describe("a device label", () => {
  it("is shown in the reader's language", () => {
    const onPhone = { program: "Safari", system: "iPhone" };
    expect(deviceText("Safari su iPhone")).toBe(text("settings.sessions.programOn", onPhone));
    expect(deviceText("Programma o app")).toBe(text("settings.sessions.program"));
    expect([deviceText("Firefox"), deviceText("")]).toEqual(["Firefox", ""]);
  });

  it.each([
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36",
      "Chrome su Windows",
    ],
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0",
      "Edge su Windows",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
      "Safari su iPhone",
    ],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0", "Firefox su Linux"],
    [
      "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36",
      "Samsung Internet su Android",
    ],
    ["curl/8.11.0", "Programma o app"],
    [null, "Programma o app"],
  ])("for %s is %s", (userAgent, words) => {
    expect(deviceLabel(userAgent)).toBe(words);
  });
});
