import "../mail/environment";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createElement, Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { CANCELLATION_CHAPTERS } from "@/components/legal/cancellation-chapters";
import { describeRefund } from "@/lib/domain/money/cancellation-outcome";
import {
  CANCELLATION_TIERS,
  FULL_REFUND_HOURS,
  formatNotice,
  LATE_CHANGE_PENALTY_PERCENT,
  PARTIAL_REFUND_HOURS,
  refundFor,
} from "@/lib/domain/money/cancellation-policy";
import { toInstant } from "@/lib/domain/time/dates";
import { renderMail } from "@/lib/mail/render-mail";
import { sampleBooking } from "../mail/booking-sample";
import { sampleSettings } from "../mail/settings-sample";

const ROOT = join(__dirname, "../../..");
const START = toInstant("2026-12-03", "08:00");
const NOTICES = [72, 36, 3].map((hours) => new Date(START.getTime() - hours * 3_600_000));

/** The hours and percents that a text names. */
const numbersIn = (text: string) => ({
  hours: [...text.matchAll(/(\d+)(?: [eoa] (\d+))? ore\b/g)].flatMap(([, a, b]) =>
    [a, b].filter(Boolean).map(Number),
  ),
  percents: [...text.matchAll(/(\d+)\s?%/g)].map(([, percent]) => Number(percent)),
});

function expectPolicyNumbers(text: string): void {
  const { hours, percents } = numbersIn(text);
  const allowed = [
    ...CANCELLATION_TIERS.map(({ refundPercent }) => refundPercent),
    LATE_CHANGE_PENALTY_PERCENT,
  ];
  for (const hour of hours) expect([FULL_REFUND_HOURS, PARTIAL_REFUND_HOURS]).toContain(hour);
  for (const percent of percents) expect(allowed).toContain(percent);
}

test("the policy page names the hours and percents by which the server refunds, and no others", () => {
  const page = renderToStaticMarkup(
    createElement(Fragment, null, ...CANCELLATION_CHAPTERS.map(({ content }) => content)),
  );
  const text = page.replaceAll(/<[^>]*>/g, " ");
  expectPolicyNumbers(text);
  const { hours, percents } = numbersIn(text);
  expect(new Set(hours)).toEqual(new Set([FULL_REFUND_HOURS, PARTIAL_REFUND_HOURS]));
  for (const notice of NOTICES) {
    const { refundPercent } = refundFor(START, 1000, notice);
    if (refundPercent > 0) expect(percents).toContain(refundPercent);
  }
});

/** Without the code of a transfer, which takes its time to draw. */
const withoutTransfers = async () => ({ ...(await sampleSettings()), iban: null });

test.each(["bookingConfirmed", "bookingApproved"] as const)(
  "the mail %s says the policy in its numbers",
  async (template) => {
    for (const now of NOTICES) {
      const mail = await renderMail(
        { template, to: "giulia@example.org", data: sampleBooking() },
        now,
        withoutTransfers,
      );
      expectPolicyNumbers(mail?.text ?? "");
      expect(numbersIn(mail?.text ?? "").hours).toContain(FULL_REFUND_HOURS);
    }
  },
);

test("the dialog before a cancellation and the mail after it agree, hour for hour", async () => {
  for (const now of NOTICES) {
    const refund = refundFor(START, 4000, now);
    const { refundPercent } = refund;
    const money = { totalAmount: 4000, paidAmount: 4000 };
    const data = sampleBooking({ ...refund, ...money, status: "canceled", canceledAt: now.toISOString() });
    const mail = await renderMail({ template: "bookingCanceled", to: data.email, data }, now);
    const dialog = describeRefund(money, refundPercent, formatNotice(refundPercent));
    expectPolicyNumbers(dialog);
    expectPolicyNumbers(mail?.text ?? "");
    expect(mail?.text).toContain(dialog.replace("Mancano", "Mancavano"));
  }
});

test("no other file writes the numbers of the policy out", () => {
  const policy = "lib/domain/money/cancellation-policy.ts";
  const written = new RegExp(
    `\\b(?:${FULL_REFUND_HOURS}|${PARTIAL_REFUND_HOURS})(?:\\s+[eoa]\\s+\\d+)?\\s+ore\\b|rimbors[^\\n]{0,40}\\d+\\s?%`,
  );
  const sources = ["app", "components", "lib"].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .map((file) => join(folder, file))
      .filter((file) => /\.tsx?$/.test(file) && !file.includes("generated")),
  );
  const guilty = sources.filter(
    (file) => file !== policy && written.test(readFileSync(join(ROOT, file), "utf8")),
  );
  expect(guilty).toEqual([]);
});
