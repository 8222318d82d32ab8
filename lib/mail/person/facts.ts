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
 * A change by which somebody with an administrator's session could do harm for long; the API asks no password for it, so
 * all administrators are told.
 */
export interface SensitiveChangeFacts {
  /** Of the recipient. */
  firstName: string;
  /** Whether the recipient has made it. */
  isOwn: boolean;
  /** Who has made it, by first and last name. */
  by: string;
  /** The instant of the change. */
  at: string;
}

/** The association's own IBAN was changed; only the last characters of IBANs are mailed. */
export interface AssociationIbanFacts extends SensitiveChangeFacts {
  /** Null where there was none. */
  endingBefore: string | null;
  /** Null where it was removed. */
  ending: string | null;
}

/** Something that decides where money or personal data go was changed, or made. */
export interface ChangedValueFacts extends SensitiveChangeFacts {
  /** In short, each value on a line; null where there was none. */
  before: string | null;
  /** Null where it was removed; of a calendar or screen the room, null for all rooms. */
  after: string | null;
}

/** Whose rights as an administrator were changed, or are offered. */
export interface AdministratorFacts extends SensitiveChangeFacts {
  name: string;
  email: string;
  /** The API keys that somebody who is no administrator any more has made and that stay valid, by name; missing of any other. */
  keys?: readonly string[];
}

/** An API key; never its secret. */
export interface ApiKeyMadeFacts extends SensitiveChangeFacts {
  name: string;
  scopes: readonly ApiScope[];
  /** The last day (in Rome) on which it is valid; null for no end. */
  expiresOn: string | null;
}
