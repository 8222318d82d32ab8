import "server-only";
import { prisma } from "@/lib/data/client";
import {
  listAccountsToRemove,
  listAccountsToWarn,
  listPeopleToRemove,
  markWarned,
} from "@/lib/data/person/idle-accounts";
import { eraseBookingDataBefore } from "@/lib/data/privacy/erasure";
import { removeSentMailsBefore } from "@/lib/data/privacy/sent-mails";
import { eraseAuditAddressesBefore } from "@/lib/data/site/audit-log";
import {
  eraseBookingsEndedBefore,
  eraseBrowsingDataBefore,
  removalDayAfterWarning,
  removeAccountsIdleSince,
  removeAccountsWarnedBefore,
  removeMailsSentBefore,
  warnAccountsIdleSince,
} from "@/lib/domain/person/retention";
import { enqueueMail } from "@/lib/jobs/queue";
import { removeOldFromOutbox } from "@/lib/mail/erase-from-outbox";
import { eraseAccount } from "@/lib/services/privacy/delete-account";
import { erasePersonWithoutAccount } from "@/lib/services/privacy/erase-person";

/**
 * Applies the retention periods of the privacy page: removes accounts idle for two years, with a warning a month
 * before, and people without an account after two years without activity; anonymizes bookings after five years; erases
 * client addresses from the audit log after twelve months; deletes sent mails, including those written as files, after
 * 90 days.
 */
export async function applyRetention(now: Date): Promise<void> {
  const idleSince = warnAccountsIdleSince(now);
  for (const { id, email, firstName, language } of await listAccountsToWarn(idleSince, now)) {
    await prisma().$transaction(async (tx) => {
      if (!(await markWarned(tx, id, idleSince, now))) return;
      const data = { userId: id, firstName, removalDay: removalDayAfterWarning(now) };
      await enqueueMail(tx, { template: "inactivityWarning", to: email, language, data });
    });
  }
  const warnedBefore = removeAccountsWarnedBefore(now);
  for (const { id } of await listAccountsToRemove(removeAccountsIdleSince(now), warnedBefore, now))
    await eraseAccount(id, now);
  for (const personId of await listPeopleToRemove(removeAccountsIdleSince(now), now))
    await erasePersonWithoutAccount(personId, now);
  await eraseBookingDataBefore(eraseBookingsEndedBefore(now));
  await eraseAuditAddressesBefore(eraseBrowsingDataBefore(now));
  await removeSentMailsBefore(removeMailsSentBefore(now));
  await removeOldFromOutbox(removeMailsSentBefore(now));
}
