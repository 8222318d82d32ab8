import "server-only";
import { prisma } from "@/lib/data/client";
import { listSignUpsWithoutCertificate } from "@/lib/data/sign-up/certificates";
import { CERTIFICATE_REMINDER_DAYS } from "@/lib/domain/sign-up/certificate";
import { addDays, dayOf } from "@/lib/domain/time/dates";
import { jobIdOf } from "@/lib/jobs/job-id";
import { notifyMissingCertificate } from "./notifications";
import { findSignUp } from "./sign-up";

/**
 * Reminds participants who begin a course in 14 or 3 days without a valid certificate. Runs every hour; the job id
 * prevents a second mail.
 * @returns the number of sign-ups
 */
export async function remindOfCertificates(now: Date): Promise<number> {
  let count = 0;
  for (const days of CERTIFICATE_REMINDER_DAYS) {
    const firstDay = addDays(dayOf(now), days);
    for (const id of await listSignUpsWithoutCertificate(firstDay))
      await prisma().$transaction(async (tx) => {
        const full = await findSignUp(tx, { kind: "course", id });
        if (full === null) return;
        const jobId = jobIdOf("certificate", id, firstDay, days);
        await notifyMissingCertificate(tx, full, firstDay, jobId, now);
        count += 1;
      });
  }
  return count;
}
