import { setTimeout as sleep } from "node:timers/promises";
import type { ImportPlan } from "@/lib/schemas/import/import";
import { admin } from "../../helpers/admin";
import { ApiClient, refusal } from "../../helpers/api";
import { importForm } from "../../helpers/imports";
import { longestWait } from "../../helpers/longest-wait";
import { registrationBody } from "../../helpers/people";
import { formWith, picture } from "../../helpers/pictures";

const LONGEST_WAIT_MS = 200;

/**
 * How much longer (in ms) others wait during `heavy` than during nothing: the best of up to ten rounds, since other load on
 * the machine is not the request's fault.
 */
async function addedWait(heavy: () => Promise<unknown>): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 10 && best >= LONGEST_WAIT_MS; round += 1) {
    const idle = await longestWait(sleep(500));
    best = Math.min(best, (await longestWait(heavy())) - idle);
  }
  return best;
}

const send = (raw: string) =>
  new ApiClient().send("POST", "/api/auth/register", {
    raw,
    headers: { "Content-Type": "application/json" },
  });

describe("A JSON body", () => {
  test("of many numbers is rejected, without delaying others", async () => {
    const raw = `{"bio":[${"1,".repeat(1_400_000)}1]}`;
    expect(refusal(await send(raw))).toEqual([400, "VALIDATION"]);
    expect(await addedWait(() => send(raw))).toBeLessThan(LONGEST_WAIT_MS);
  });

  test("with a picture of the largest size is still accepted", async () => {
    const avatarUrl = `data:image/png;base64,${(await picture("png", { width: 900, height: 700, isNoise: true })).toString("base64")}`;
    expect(avatarUrl.length).toBeGreaterThan(1_500_000);
    const { status } = await new ApiClient().post("/api/auth/register", registrationBody({ avatarUrl }));
    expect(status).toBe(201);
  });
});

describe("A file to be imported", () => {
  const form = (file: Uint8Array<ArrayBuffer>) => importForm(file, { kind: "people" });

  test("of the largest size is read, without delaying others", async () => {
    const row = Array.from({ length: 23 }, (_, at) => `c${at}`).join(";");
    const file = new Uint8Array(Buffer.from(`Nome;Cognome;${row}\n${`Ada;Rossi;${row}\n`.repeat(9_999)}`));
    const post = () => admin.send<ImportPlan>("POST", "/api/imports", { raw: form(file) });
    const { status, body } = await post();
    expect([status, body.total, body.columns.length]).toEqual([201, 9_999, 25]);
    expect(await addedWait(post)).toBeLessThan(LONGEST_WAIT_MS);
  });
});

describe("A picture", () => {
  test("of more than 16 megapixels is rejected as an avatar", async () => {
    const large = await picture("png", { width: 4001, height: 4000 });
    const avatarUrl = `data:image/png;base64,${large.toString("base64")}`;
    expect(
      refusal(await new ApiClient().post("/api/auth/register", registrationBody({ avatarUrl }))),
    ).toEqual([400, "VALIDATION"]);
  });

  test("over 50 megapixels is rejected before it is decoded, and one of 49 delays nobody", async () => {
    const upload = (bytes: Buffer) =>
      admin.send("POST", "/api/upload/space-image", { raw: formWith("image", bytes) });
    const tooLarge = await picture("png", { width: 8000, height: 6300 });
    expect((await upload(tooLarge)).status).toBe(400);
    const large = await picture("png", { width: 7000, height: 7000 });
    expect((await upload(large)).status).toBe(201);
    expect(await addedWait(() => upload(large))).toBeLessThan(LONGEST_WAIT_MS);
  });
});

test("a form with very many parts is rejected, without delaying others", async () => {
  const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n';
  const raw = `${part.repeat(90_000)}--x--\r\n`;
  const upload = () =>
    admin.send("POST", "/api/upload/space-image", {
      raw,
      headers: { "Content-Type": "multipart/form-data; boundary=x" },
    });
  expect((await upload()).status).toBe(400);
  expect(await addedWait(upload)).toBeLessThan(LONGEST_WAIT_MS);
});
