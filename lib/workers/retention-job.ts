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
import { attemptEach } from "@/lib/jobs/attempt-each";
import { enqueueMail } from "@/lib/jobs/queue";
import { removeOldFromOutbox } from "@/lib/mail/erase-from-outbox";
import { eraseAccount } from "@/lib/services/privacy/delete-account";
import { erasePersonWithoutAccount } from "@/lib/services/privacy/erase-person";

/** An account or a person is no longer idle under the lock. */
class ActiveAgain extends Error {}

/** Leaves an account or a person that is no longer idle. */
const unlessActive = (erasure: Promise<void>): Promise<void> =>
  erasure.catch((error: unknown) => {
    if (!(error instanceof ActiveAgain)) throw error;
  });

async function warnIdleAccounts(now: Date): Promise<void> {
  const idleSince = warnAccountsIdleSince(now);
  await attemptEach(await listAccountsToWarn(idleSince, now), ({ id, email, firstName, language }) =>
    prisma().$transaction(async (tx) => {
      if (!(await markWarned(tx, id, idleSince, now))) return;
      const data = { userId: id, firstName, removalDay: removalDayAfterWarning(now) };
      await enqueueMail(tx, { template: "inactivityWarning", to: email, language, data });
    }),
  );
}

async function removeIdleAccounts(now: Date): Promise<void> {
  const warnedBefore = removeAccountsWarnedBefore(now);
  const since = removeAccountsIdleSince(now);
  await attemptEach(await listAccountsToRemove(since, warnedBefore, now), ({ id }) =>
    unlessActive(
      eraseAccount(id, now, async (tx) => {
        if (!(await isToRemove(tx, id, since, warnedBefore, now))) throw new ActiveAgain();
      }),
    ),
  );
}

async function removeIdlePeople(now: Date): Promise<void> {
  const since = removeAccountsIdleSince(now);
  await attemptEach(await listPeopleToRemove(since, now), (personId) =>
    unlessActive(
      erasePersonWithoutAccount(personId, now, async (tx) => {
        if (!(await isForgotten(tx, personId, since, now))) throw new ActiveAgain();
      }),
    ),
  );
}

/**
 * Applies the retention periods of the privacy page: removes accounts idle for two years, with a warning a month
 * before, and people without an account after two years without activity; anonymizes bookings after five years; erases
 * client addresses from the audit log after twelve months; deletes sent mails, including those written as files, after
 * 90 days.
 */
export const applyRetention = (now: Date): Promise<void> =>
  attemptEach(
    [
      () => warnIdleAccounts(now),
      () => removeIdleAccounts(now),
      () => removeIdlePeople(now),
      () => eraseBookingDataBefore(eraseBookingsEndedBefore(now)),
      () => eraseAuditAddressesBefore(eraseBrowsingDataBefore(now)),
      () => removeSentMailsBefore(removeMailsSentBefore(now)),
      () => removeOldFromOutbox(removeMailsSentBefore(now)),
    ],
    (step) => step(),
  );
