import type PgBoss from "pg-boss";
import { isJobThere } from "@/lib/data/privacy/account-traces";
import { findSite } from "@/lib/data/site/site";
import type { MailJob } from "@/lib/jobs/queue";
import { deliverMail } from "@/lib/mail/deliver-mail";
import type { Message } from "@/lib/mail/message";
import { renderMail } from "@/lib/mail/render-mail";
import { usingMailServer } from "@/lib/mail/using-mail-server";
import type { KnownSite } from "@/lib/schemas/site/site";
import { retryMail, sendMails } from "@/lib/workers/mail-job";
import { countForRecipient, verifiedAmong } from "@/lib/workers/recipient-limit";

jest.mock("@/lib/data/privacy/account-traces");
jest.mock("@/lib/data/privacy/sent-mails");
jest.mock("@/lib/data/site/settings");
jest.mock("@/lib/data/site/site");
const queue = { complete: jest.fn(), send: jest.fn() };
jest.mock("@/lib/jobs/queue", () => ({
  QUEUES: { mail: "mail", lateMail: "mail-late", deadMail: "mail-dead" },
  jobQueue: () => queue,
  retryWhileUnreachable: <T>(run: () => Promise<T>) => run(),
}));
jest.mock("@/lib/log");
jest.mock("@/lib/mail/deliver-mail");
jest.mock("@/lib/mail/erase-from-outbox");
jest.mock("@/lib/mail/mails", () => ({ subjectOf: () => ({}) }));
jest.mock("@/lib/mail/masked-mail-copy");
jest.mock("@/lib/mail/render-mail");
jest.mock("@/lib/mail/using-mail-server");
jest.mock("@/lib/services/sign-up/sign-up-calendar");
jest.mock("@/lib/workers/mailing-job");
jest.mock("@/lib/workers/recipient-limit");

const mail = { template: "welcome", to: "anna@example.org", data: {}, language: "it" };
const jobOf = (id: string) =>
  ({
    ...{ id, name: "mail" },
    data: { mail, subject: {}, queuedAt: `2027-03-01T02:30:0${id}Z` },
  }) as unknown as PgBoss.Job<MailJob>;
const job = jobOf("1");

beforeEach(() => {
  jest.mocked(findSite).mockResolvedValue({} as KnownSite);
  jest.mocked(verifiedAmong).mockResolvedValue(new Map());
  jest.mocked(countForRecipient).mockResolvedValue(true);
  jest.mocked(renderMail).mockResolvedValue({ template: "welcome", to: mail.to } as Message);
  jest.mocked(usingMailServer).mockImplementation((deliver) => deliver(null));
  jest.mocked(deliverMail).mockClear().mockResolvedValue("smtp");
  jest.mocked(isJobThere).mockReset().mockRejectedValue(new Error("permission denied"));
  queue.send.mockClear();
  queue.complete.mockClear();
});

test("does not send delivered mails again when copies of erased people's mails cannot be deleted", async () => {
  await sendMails([job]);
  await retryMail([job]);
  expect(deliverMail).toHaveBeenCalledTimes(2);
  expect(queue.send).not.toHaveBeenCalled();
});

test("leaves mails to one recipient for the next batch before a slow server makes their jobs expire", async () => {
  jest.mocked(isJobThere).mockReset().mockResolvedValue(true);
  const clock = jest.spyOn(Date, "now").mockReturnValue(0);
  jest.mocked(deliverMail).mockImplementation(async () => {
    clock.mockReturnValue(Date.now() + 9_000);
    return "smtp";
  });
  await expect(sendMails(["3", "1", "2"].map(jobOf))).rejects.toThrow("slow");
  clock.mockRestore();
  expect(queue.complete.mock.calls).toEqual([["mail", ["1", "2"]]]);
});
