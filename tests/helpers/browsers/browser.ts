/** The little that a journey asks of a browser, whichever protocol it speaks. */
export interface Browser {
  name: string;
  open: (address: string) => Promise<void>;
  /** The value of an expression in the page; it has to be one that JSON can carry. */
  evaluate: <T>(expression: string) => Promise<T>;
  /** A press of the pointer in the middle of the one element of a selector. */
  press: (selector: string) => Promise<void>;
  /** Keys, one after the other, where the focus is. */
  type: (text: string) => Promise<void>;
  stop: () => Promise<void>;
}

/** Asks again until there is an answer; the last failure tells what was waited for. */
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
