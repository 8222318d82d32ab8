import type { ApiScope } from "@/lib/domain/program/key-access";

export interface OfAccount {
  userId: number;
  firstName: string;
}

/** An account in a mail to an address that may belong to another person. */
export interface NamedAccount extends OfAccount {
  lastName: string;
  username: string;
}

/**
 * A change with which a stolen administrator session could do lasting harm. The API requires no password for it, so all
 * administrators are notified.
 */
export interface SensitiveChangeFacts {
  /** The recipient's. */
  firstName: string;
  /** Whether the recipient made the change. */
  isOwn: boolean;
  /** First and last name of the person who made it. */
  by: string;
  /** The instant of the change. */
  at: string;
}

/** The association's own IBAN was changed. Mails contain only the last characters of an IBAN. */
export interface AssociationIbanFacts extends SensitiveChangeFacts {
  /** Null if there was none. */
  endingBefore: string | null;
  /** Null if it was removed. */
  ending: string | null;
}

/** A change, or an addition, that determines where money or personal data go. */
export interface ChangedValueFacts extends SensitiveChangeFacts {
  /** A short description with one value per line; null if there was none. */
  before: string | null;
  /** Null if it was removed. For a calendar or screen the room; null for all rooms. */
  after: string | null;
}

/** The person whose administrator rights were changed or are offered. */
export interface AdministratorFacts extends SensitiveChangeFacts {
  name: string;
  email: string;
  /** The names of the still valid API keys that a removed administrator created; undefined for other changes. */
  keys?: readonly string[];
}

/** Never contains the secret. */
export interface ApiKeyMadeFacts extends SensitiveChangeFacts {
  name: string;
  scopes: readonly ApiScope[];
  /** The last day (in Rome) on which it is valid; null if it does not expire. */
  expiresOn: string | null;
}
