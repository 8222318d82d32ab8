import { expect, test } from "@playwright/test";
import { watchViolations } from "../helpers/policy";
import { expectSessionLoaded } from "../helpers/public-page";

/* That no page violates its policy is checked on all pages (accessibility.spec.ts). */

test("the home page and a search run under their policy when served from the cache", async ({
  page,
  request,
}) => {
  const violations = await watchViolations(page);
  for (const path of ["/", "/spaces?startDate=2031-05-05&endDate=2031-05-06"]) {
    for (let visit = 0; visit < 3; visit += 1) await request.get(path);
    const answer = await page.goto(path);
    expect(answer?.headers().etag).toMatch(/^W\//);
    expect(answer?.headers()["content-security-policy"]).toMatch(/script-src 'self' 'sha256-/);
    await expectSessionLoaded(page);
    expect([path, await violations()]).toEqual([path, []]);
  }
});

test("an injected script does not run", async ({ page }) => {
  const violations = await watchViolations(page);
  for (const path of ["/", "/spaces"]) {
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
