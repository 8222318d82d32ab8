import { expect, test } from "@playwright/test";
import { watchViolations } from "../helpers/policy";

/** Pages of both kinds: cached for all visitors (hashes) and rendered for each request (a nonce). */
const PAGES = [
  "/",
  "/spaces",
  "/spaces?startDate=2031-05-05&endDate=2031-05-06",
  "/spaces/15-laboratorio-argilla",
  "/auth",
  "/questa-pagina-non-esiste",
];

for (const path of PAGES) {
  test(`Chromium runs ${path} under its policy without violations, and React hydrates it`, async ({
    page,
  }) => {
    const violations = await watchViolations(page);
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await page.goto(path);
    // The spinner disappears when the session is loaded, which shows that scripts run.
    await expect(page.getByText("Verifica dell'accesso in corso")).toHaveCount(0);
    expect(await violations()).toEqual([]);
    expect(errors).toEqual([]);
  });
}

for (const path of ["/", "/spaces?startDate=2031-05-05&endDate=2031-05-06"]) {
  test(`${path} runs under its policy when served from the cache`, async ({ page, request }) => {
    for (let visit = 0; visit < 3; visit += 1) await request.get(path);
    const violations = await watchViolations(page);
    const answer = await page.goto(path);
    expect(answer?.headers().etag).toMatch(/^W\//);
    expect(answer?.headers()["content-security-policy"]).toMatch(/script-src 'self' 'sha256-/);
    await expect(page.getByText("Verifica dell'accesso in corso")).toHaveCount(0);
    expect(await violations()).toEqual([]);
  });
}

test("an injected script does not run", async ({ page }) => {
  for (const path of ["/", "/spaces"]) {
    const violations = await watchViolations(page);
    await page.goto(path);
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "document.title = 'taken over'";
      document.body.append(script);
      const image = document.createElement("img");
      image.setAttribute("onerror", "document.title = 'taken over'");
      image.src = "/nothing-here.png";
      document.body.append(image);
    });
    await expect.poll(violations).toContainEqual(expect.stringContaining("script-src"));
    expect(await page.title()).not.toBe("taken over");
  }
});

test("no page can be shown in another site's frame", async ({ page, baseURL }) => {
  await page.setContent(`<iframe src="${baseURL}/auth" title="framed"></iframe>`);
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("heading")).toHaveCount(0);
});
