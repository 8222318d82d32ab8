import "./environment";
import type { Mail, Message } from "@/lib/mail/mail";
import { renderMail } from "@/lib/mail/render-mail";
import { SITE } from "@/tests/helpers/example-site";
import { everyMail } from "./every-mail";
import { sampleSettings } from "./settings-sample";

const NOW = new Date("2026-11-30T10:00:00.000Z");

async function rendered(mail: Mail): Promise<Message> {
  const message = await renderMail(mail, NOW, SITE, sampleSettings);
  if (message === null) throw new Error("nothing to send");
  return message;
}

/** What the reader sees: subject, preview and text, and the calendar entry with it. */
function readable({ subject, html, text, calendar }: Message): string {
  const [, preview] = /overflow:hidden">([^<]*)</.exec(html) ?? [];
  const alternatives = [...html.matchAll(/alt="([^"]*)"/g)].map(([, alt]) => alt);
  const entry = calendar && `${calendar.filename}\n${calendar.content}`;
  return [subject, preview, text, ...alternatives, entry].filter(Boolean).join("\n\n").replaceAll("\u00a0", "~");
}

test.each(everyMail("it"))("in Italian, to the letter: %s", async (_name, mail) => {
  expect(readable(await rendered(mail))).toMatchSnapshot();
});
