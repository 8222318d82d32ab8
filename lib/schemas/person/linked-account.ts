/** The content of a verification link's page: the account and the address in question. */
export interface LinkedAccount {
  userId: number;
  username: string;
  name: string;
  address: string;
  /** Whether the address replaces another one; otherwise the account was registered with it. */
  isChange: boolean;
  /** Whether the account has a password with which the link can be confirmed outside of its session. */
  hasPassword: boolean;
}
