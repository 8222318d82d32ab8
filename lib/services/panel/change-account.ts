import "server-only";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { prisma } from "@/lib/data/client";
import { findPanelAccount, updatePanelAccount } from "@/lib/data/panel/accounts";
import { listHistory } from "@/lib/data/panel/person-history";
import { lockAccount, lockAdministratorIds } from "@/lib/data/person/accounts";
import { listLiveKeyNamesOf } from "@/lib/data/program/api-keys";
import { recordChange } from "@/lib/data/site/audit-log";
import { listReceiptsOf } from "@/lib/data/till/receipts";
import { listEntriesInLine } from "@/lib/data/waiting/waiting-list";
import { fullName } from "@/lib/domain/person/full-name";
import { isAdministrator, mayManageCentre, mayUsePanel, type Role } from "@/lib/domain/person/roles";
import { dayOf } from "@/lib/domain/time/dates";
import { AppError, notFoundError, requireFound, wordedError } from "@/lib/errors";
import type { AccountWithHistory, PanelAccountUpdate } from "@/lib/schemas/panel/account";
import { notifyAdministrators } from "@/lib/services/person/notifications";

/** @throws AppError NOT_FOUND */
export async function findAccountWithHistory(id: number): Promise<AccountWithHistory> {
  const person = requireFound(await findPanelAccount(id), "person");
  const [history, waits, receipts] = await Promise.all([
    listHistory({ userId: id }),
    listEntriesInLine({ userId: id }),
    listReceiptsOf({ userId: id }),
  ]);
  return {
    ...person,
    history,
    dueTotal: history.reduce((sum, { dueAmount }) => sum + dueAmount, 0),
    refundDueTotal: history.reduce((sum, { refundDue }) => sum + refundDue, 0),
    waits,
    receipts: receipts.toReversed(),
  };
}

/** The requested role. `isAdmin` on its own gives a customer access to the panel, or takes it from anybody. */
function wantedRole(current: Role, { role, isAdmin }: PanelAccountUpdate): Role {
  if (role !== undefined) return role;
  if (isAdmin === undefined) return current;
  if (!isAdmin) return "customer";
  return mayUsePanel(current) ? current : "admin";
}

/**
 * Changes an account in the panel: the note; the membership (with its discount), for secretaries and above; the role,
 * for administrators. Nobody can change their own role or membership. All administrators get a mail when one is added
 * or removed.
 * @throws AppError NOT_FOUND, FORBIDDEN; NOT_CHANGEABLE for a panel role while the address is not verified
 */
export async function changePanelAccount(
  id: number,
  change: PanelAccountUpdate,
  user: SignedInUser,
  now: Date,
): Promise<AccountWithHistory> {
  if (change.memberUntil !== undefined && !mayManageCentre(user.role))
    throw wordedError("FORBIDDEN", "refusals.person.membership");
  const concernsRights = change.role !== undefined || change.isAdmin !== undefined;
  if (id === user.id && change.memberUntil !== undefined)
    throw wordedError("FORBIDDEN", "refusals.person.ownMembership");
  await prisma().$transaction(async (tx) => {
    if (concernsRights) {
      // Read under the lock: when two administrators demote each other, the second is no longer an administrator.
      const administrators = await lockAdministratorIds(tx);
      if (!administrators.includes(user.id)) throw new AppError("FORBIDDEN");
      if (id === user.id) throw wordedError("FORBIDDEN", "refusals.person.ownRole");
      if (administrators.length === 1 && administrators[0] === id)
        throw wordedError("FORBIDDEN", "refusals.person.oneAdministrator");
    }
    const account = await lockAccount(tx, id);
    const before = account && (await findPanelAccount(id, tx));
    if (!before) throw notFoundError("person");
    const role = wantedRole(before.role, change);
    // A person who registered with a colleague's address would get the role in their open session.
    if (role !== before.role && mayUsePanel(role) && !account.isVerified)
      throw wordedError("NOT_CHANGEABLE", "refusals.person.unprovenRole");
    if (isAdministrator(role) !== isAdministrator(before.role)) {
      const data = { name: fullName(before), email: before.email };
      const told = isAdministrator(role)
        ? { template: "administratorAdded" as const, data }
        : {
            template: "administratorRemoved" as const,
            data: { ...data, keys: await listLiveKeyNamesOf(tx, id, dayOf(now)) },
          };
      await notifyAdministrators(tx, told, user, now);
    }
    const { memberUntil, note } = change;
    await updatePanelAccount(tx, id, {
      ...(memberUntil === undefined ? {} : { memberUntil }),
      ...(note === undefined ? {} : { note }),
      ...(role === before.role ? {} : { role }),
    });
    const after = await findPanelAccount(id, tx);
    const action = role === before.role ? "update" : "role-change";
    await recordChange(tx, { action, entity: "user", entityId: id, before, after });
  });
  return findAccountWithHistory(id);
}
