import { waitForMail } from "./outbox";

/** The calendar file attached to an e-mail, unfolded. */
export async function calendarOf(email: string, template: string): Promise<string> {
  const { attachments } = await waitForMail(email, template);
  const file = attachments.find(({ mimeType }) => mimeType.startsWith("text/calendar"));
  return new TextDecoder().decode(file?.content as Uint8Array).replace(/\r?\n /g, "");
}

/** The entries of a calendar file. */
export const entriesOf = (calendar: string) =>
  calendar
    .split("BEGIN:VEVENT")
    .slice(1)
    .map((text) => ({
      uid: /UID:(.*)/.exec(text)?.[1]?.trim(),
      status: /STATUS:(\w+)/.exec(text)?.[1],
      sequence: Number(/SEQUENCE:(\d+)/.exec(text)?.[1]),
    }));
