/** What the page of a verification link says, to whoever has the link: the account, and the address in question. */
export interface LinkedAccount {
  userId: number;
  username: string;
  name: string;
  address: string;
  /** The address is to take the place of another one; otherwise the account was registered with it. */
  isChange: boolean;
}
