/** The browser operations that a journey needs, independent of the protocol. */
export interface Browser {
  name: string;
  open: (address: string) => Promise<void>;
  /** The value of an expression in the page, which must be serializable as JSON. */
  evaluate: <T>(expression: string) => Promise<T>;
  /** Clicks the middle of the only element that matches the selector. */
  press: (selector: string) => Promise<void>;
  /** Types the keys one after another into the focused element. */
  type: (text: string) => Promise<void>;
  stop: () => Promise<void>;
}

/** Retries until the result is not null. The timeout error includes the last failure. */
export async function until<T>(what: string, ask: () => Promise<T | null>, ms = 20_000): Promise<T> {
  const end = Date.now() + ms;
  let failure = "";
  while (Date.now() < end) {
    try {
      const found = await ask();
      if (found !== null) return found;
    } catch (error) {
      failure = ` (${String(error)})`;
    }
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  throw new Error(`${what}: not within ${ms / 1000} s${failure}`);
}
