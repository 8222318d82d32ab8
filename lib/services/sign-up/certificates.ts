import "server-only";
import { prisma } from "@/lib/data/client";
import { listSignUpsWithoutCertificate } from "@/lib/data/sign-up/certificates";
import { CERTIFICATE_REMINDER_DAYS } from "@/lib/domain/sign-up/certificate";
import { addDays, dayOf } from "@/lib/domain/time/dates";
import { attemptEach } from "@/lib/jobs/attempt-each";
import { jobIdOf } from "@/lib/jobs/job-id";
import { notifyMissingCertificate } from "./notifications";
import { findSignUp } from "./sign-up";

/**
 * Reminds participants who begin a course in 14 or 3 days without a valid certificate. Runs every hour; the job id
 * prevents a second mail.
 */
export async function remindOfCertificates(now: Date): Promise<void> {
  await attemptEach(CERTIFICATE_REMINDER_DAYS, async (days) => {
    const firstDay = addDays(dayOf(now), days);
    await attemptEach(await listSignUpsWithoutCertificate(firstDay), (id) =>
      prisma().$transaction(async (tx) => {
        const full = await findSignUp(tx, { kind: "course", id });
        if (full === null) return;
        const jobId = jobIdOf("certificate", id, firstDay, days);
        await notifyMissingCertificate(tx, full, firstDay, jobId, now);
      }),
    );
  });
}
