import type { Transaction } from "@/lib/data/client";
import {
  isForgotten,
  isToRemove,
  listAccountsToRemove,
  listAccountsToWarn,
  listPeopleToRemove,
} from "@/lib/data/person/idle-accounts";
import { eraseBookingDataBefore } from "@/lib/data/privacy/erasure";
import { eraseAccount } from "@/lib/services/privacy/delete-account";
import { erasePersonWithoutAccount } from "@/lib/services/privacy/erase-person";
import { applyRetention } from "@/lib/workers/retention-job";

jest.mock("@/lib/data/client", () => ({}));
jest.mock("@/lib/data/person/idle-accounts");
jest.mock("@/lib/data/privacy/erasure");
jest.mock("@/lib/data/privacy/sent-mails");
jest.mock("@/lib/data/site/audit-log");
jest.mock("@/lib/jobs/queue");
jest.mock("@/lib/log");
jest.mock("@/lib/mail/erase-from-outbox");
jest.mock("@/lib/services/privacy/delete-account");
jest.mock("@/lib/services/privacy/erase-person");

const now = new Date("2027-03-01T02:30:00Z");
const account = (id: number) => ({ id, email: "a@example.org", firstName: "Anna", language: "it" as const });
const tx = {} as Transaction;

let erased: string[] = [];
beforeEach(() => {
  erased = [];
  jest.mocked(eraseBookingDataBefore).mockClear();
  jest.mocked(listAccountsToWarn).mockResolvedValue([]);
  jest.mocked(listAccountsToRemove).mockResolvedValue([1, 2].map(account));
  jest.mocked(listPeopleToRemove).mockResolvedValue([3, 4]);
  jest.mocked(isToRemove).mockResolvedValue(true);
  jest.mocked(isForgotten).mockResolvedValue(true);
  jest.mocked(eraseAccount).mockImplementation(async (id, _now, confirm) => {
    await confirm?.(tx);
    erased.push(`account ${id}`);
  });
  jest.mocked(erasePersonWithoutAccount).mockImplementation(async (id, _now, confirm) => {
    await confirm?.(tx);
    erased.push(`person ${id}`);
  });
});

test("keeps accounts and people that are no longer idle when their turn comes", async () => {
  jest.mocked(isToRemove).mockImplementation(async (_tx, id) => id !== 1);
  jest.mocked(isForgotten).mockImplementation(async (_tx, id) => id !== 3);
  await applyRetention(now);
  expect(erased).toEqual(["account 2", "person 4"]);
});

test("continues after an erasure that fails, and then fails so that it is retried", async () => {
  jest.mocked(eraseAccount).mockRejectedValueOnce(new Error("deadlock"));
  jest.mocked(erasePersonWithoutAccount).mockRejectedValueOnce(new Error("deadlock"));
  await expect(applyRetention(now)).rejects.toThrow("deadlock");
  expect(erased).toEqual(["account 2", "person 4"]);
  expect(eraseBookingDataBefore).toHaveBeenCalledTimes(1);
});
