import { SITE } from "@/tests/helpers/example-site";
import "../mail/environment";
import { createTranslator, NextIntlClientProvider } from "next-intl";
import { createElement, Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { cancellationChapters } from "@/components/legal/cancellation-chapters";
import { SiteProvider } from "@/components/ui/site-context";
import {
  LATE_CHANGE_HOURS,
  LATE_CHANGE_PENALTY_PERCENT,
  refundFor,
} from "@/lib/domain/money/cancellation-policy";
import { type CancellationSteps, FIRST_CANCELLATION_STEPS } from "@/lib/domain/money/cancellation-steps";
import { leftText } from "@/lib/domain/money/cancellation-words";
import { refundText } from "@/lib/domain/money/outcome-texts";
import { siteFacts } from "@/lib/domain/site/site-facts";
import { toInstant } from "@/lib/domain/time/dates";
import { word } from "@/lib/i18n/italian-word";
import { renderMail } from "@/lib/mail/render-mail";
import { it } from "@/messages/it/index";
import { readSource, sourcesIn } from "@/tests/helpers/sources";
import { sampleBooking } from "../mail/booking-sample";
import { sampleSettings } from "../mail/settings-sample";

const START = toInstant("2026-12-03", "08:00");
const NOTICES = [200, 72, 36, 3].map((hours) => new Date(START.getTime() - hours * 3_600_000));
/** The default steps, and others that share no number with them. */
const ALL_STEPS: [string, CancellationSteps][] = [
  ["the first steps", FIRST_CANCELLATION_STEPS],
  [
    "steps of the association's own",
    [
      { hours: 96, percent: 90 },
      { hours: 60, percent: 70 },
      { hours: 12, percent: 30 },
      { hours: 0, percent: 10 },
    ],
  ],
];

/** The hours and percentages in a text. */
const numbersIn = (text: string) => ({
  hours: [...text.matchAll(/(\d+)(?: (?:[eoa]|a meno di) (\d+))? ore\b/g)].flatMap(([, a, b]) =>
    [a, b].filter(Boolean).map(Number),
  ),
  percents: [...text.matchAll(/(\d+)\s?%/g)].map(([, percent]) => Number(percent)),
});

function expectPolicyNumbers(text: string, steps: CancellationSteps): void {
  const { hours, percents } = numbersIn(text);
  const allowed = [...steps.map(({ percent }) => percent), LATE_CHANGE_PENALTY_PERCENT];
  for (const hour of hours) expect([...steps.map((step) => step.hours), LATE_CHANGE_HOURS]).toContain(hour);
  for (const percent of percents) expect(allowed).toContain(percent);
}

/** Settings without an IBAN: drawing the code of a transfer takes time. */
const withoutTransfers = async () => ({ ...(await sampleSettings()), iban: null });

describe.each(ALL_STEPS)("under %s", (_name, steps) => {
  const booked = { startsAt: START, steps };
  const cancellationSteps = [...steps];

  test("the policy page lists the hours and percentages by which the server refunds, and no others", () => {
    const t = createTranslator({ locale: "it", messages: it, namespace: "cancellationPolicy" });
    const chapters = cancellationChapters(steps, { t, word }).map(({ id, content }) =>
      createElement(Fragment, { key: id }, content),
    );
    const withSite = { site: siteFacts(SITE), children: chapters };
    const inItalian = {
      locale: "it",
      messages: it,
      children: createElement(SiteProvider, withSite),
    } as const;
    const page = renderToStaticMarkup(createElement(NextIntlClientProvider, inItalian));
    const text = page.replaceAll(/<[^>]*>/g, " ");
    expectPolicyNumbers(text, steps);
    const { hours, percents } = numbersIn(text);
    const limits = steps.map((step) => step.hours).filter((hour) => hour > 0);
    expect(new Set(hours)).toEqual(new Set([...limits, LATE_CHANGE_HOURS]));
    for (const now of NOTICES) {
      const { refundPercent } = refundFor(booked, 1000, now);
      if (refundPercent > 0) expect(percents).toContain(refundPercent);
    }
  });

  test.each(["bookingConfirmed", "bookingApproved"] as const)(
    "the e-mail %s states the policy with its numbers",
    async (template) => {
      for (const now of NOTICES) {
        const data = sampleBooking({ cancellationSteps });
        const mail = await renderMail(
          { template, to: "giulia@example.org", data },
          now,
          SITE,
          withoutTransfers,
        );
        expectPolicyNumbers(mail?.text ?? "", steps);
        expect(numbersIn(mail?.text ?? "").hours).toContain(steps[1]?.hours);
      }
    },
  );

  test("the cancellation dialog and the subsequent e-mail agree at every notice", async () => {
    for (const now of NOTICES) {
      const refund = refundFor(booked, 4000, now);
      const { refundPercent } = refund;
      const money = { totalAmount: 4000, paidAmount: 4000 };
      const canceled = { status: "canceled", canceledAt: now.toISOString(), cancellationSteps } as const;
      const data = sampleBooking({ ...refund, ...money, ...canceled });
      const mail = await renderMail({ template: "bookingCanceled", to: data.email, data }, now, SITE);
      const left = leftText(steps, refundPercent);
      const dialog = word(refundText(money, refundPercent, left));
      expectPolicyNumbers(dialog, steps);
      expectPolicyNumbers(mail?.text ?? "", steps);
      expect(mail?.text).toContain(dialog.replace("Mancano", "Mancavano"));
    }
  });
});

test("no source file contains the numbers of the policy", () => {
  const hours = FIRST_CANCELLATION_STEPS.map((step) => step.hours).filter((hour) => hour > 0);
  const written = new RegExp(
    `\\b(?:${hours.join("|")})(?:\\s+[eoa]\\s+\\d+)?\\s+ore\\b|rimbors[^\\n]{0,40}\\d+\\s?%`,
  );
  const sources = sourcesIn(["app", "components", "lib"]);
  // Except in the examples of comments.
  const code = (file: string) => readSource(file).replaceAll(/\/\*[\s\S]*?\*\//g, "");
  const guilty = sources.filter((file) => written.test(code(file)));
  expect(guilty).toEqual([]);
});
