import "./environment";
import type { Mail } from "@/lib/mail/mails";
import { renderMail } from "@/lib/mail/render-mail";
import { SITE } from "@/tests/helpers/example-site";
import { sampleBooking } from "./booking-sample";
import { everyMail } from "./every-mail";
import { sampleSettings } from "./settings-sample";

const NOW = new Date("2026-11-30T10:00:00.000Z");
const MARK = "premio.example";

/** The e-mail with a link in every typed text except the names. */
const withMark = (mail: Mail): Mail =>
  JSON.parse(
    JSON.stringify(mail, (field, value: unknown) =>
      field === "purpose" || field === "notes" ? `https://${MARK}` : value,
    ),
  );

const written = async (mail: Mail, recipientId: number | null) =>
  JSON.stringify(await renderMail(withMark(mail), NOW, SITE, sampleSettings, recipientId));

const mails = everyMail("it").filter(([, { template }]) => !template.startsWith("centre"));

test.each(mails)("sends no typed text except names to another person's address: %s", async (_, mail) => {
  for (const recipient of [null, 99]) expect(await written(mail, recipient)).not.toContain(MARK);
});

const booking = sampleBooking({ userId: 7 });

test("sends the purpose to the verified address of the account that typed it, and to the centre", async () => {
  const to = booking.email;
  expect(await written({ template: "bookingConfirmed", to, data: booking }, 7)).toContain(MARK);
  expect(await written({ template: "seriesBooked", to, data: { bookings: [booking] } }, 7)).toContain(MARK);
  expect(await written({ template: "centreNewBooking", to: SITE.email, data: booking }, null)).toContain(
    MARK,
  );
});
