import "server-only";
import { prisma } from "@/lib/data/client";
import {
  isForgotten,
  isToRemove,
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
import { logEvent } from "@/lib/log";
import { removeOldFromOutbox } from "@/lib/mail/erase-from-outbox";
import { eraseAccount } from "@/lib/services/privacy/delete-account";
import { erasePersonWithoutAccount } from "@/lib/services/privacy/erase-person";

/** An account or a person is no longer idle under the lock. */
class ActiveAgain extends Error {}

/** Runs `work` for each item; a failure is logged and does not stop the others. */
async function forEach<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  for (const item of items)
    try {
      await work(item);
    } catch (error) {
      if (!(error instanceof ActiveAgain)) logEvent("retention-failed", {}, error);
    }
}

/**
 * Applies the retention periods of the privacy page: removes accounts idle for two years, with a warning a month
 * before, and people without an account after two years without activity; anonymizes bookings after five years; erases
 * client addresses from the audit log after twelve months; deletes sent mails, including those written as files, after
 * 90 days.
 */
export async function applyRetention(now: Date): Promise<void> {
  const idleSince = warnAccountsIdleSince(now);
  await forEach(await listAccountsToWarn(idleSince, now), ({ id, email, firstName, language }) =>
    prisma().$transaction(async (tx) => {
      if (!(await markWarned(tx, id, idleSince, now))) return;
      const data = { userId: id, firstName, removalDay: removalDayAfterWarning(now) };
      await enqueueMail(tx, { template: "inactivityWarning", to: email, language, data });
    }),
  );
  const warnedBefore = removeAccountsWarnedBefore(now);
  const since = removeAccountsIdleSince(now);
  await forEach(await listAccountsToRemove(since, warnedBefore, now), ({ id }) =>
    eraseAccount(id, now, async (tx) => {
      if (!(await isToRemove(tx, id, since, warnedBefore, now))) throw new ActiveAgain();
    }),
  );
  await forEach(await listPeopleToRemove(since, now), (personId) =>
    erasePersonWithoutAccount(personId, now, async (tx) => {
      if (!(await isForgotten(tx, personId, since, now))) throw new ActiveAgain();
    }),
  );
  await eraseBookingDataBefore(eraseBookingsEndedBefore(now));
  await eraseAuditAddressesBefore(eraseBrowsingDataBefore(now));
  await removeSentMailsBefore(removeMailsSentBefore(now));
  await removeOldFromOutbox(removeMailsSentBefore(now));
}
