import { type Browser, until } from "./browser";

/** Journeys by visible text: buttons and links by their text, fields by their labels. */

/**
 * Runs in the page. Marks the first visible control with this text (exact matches before prefixes) in the topmost
 * dialog, or if none is open in the main part of the page, then in the whole page. Disabled controls do not count.
 */
const FIND = `(kind, words) => {
  const isSeen = (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility !== "hidden";
  const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].filter(isSeen);
  const scopes = dialogs.length > 0 ? dialogs.slice(-1) : [document.querySelector("main"), document].filter(Boolean);
  const tidy = (text) => (text ?? "").replace(/\\s+/g, " ").trim();
  const nameOf = (element) => tidy(element.getAttribute("aria-label") ?? element.textContent);
  const best = (all, nameOfOne) =>
    all.find((one) => nameOfOne(one) === words) ?? all.find((one) => nameOfOne(one).startsWith(words)) ?? null;
  const controls = 'button, a[href], summary, [role="button"], [role="checkbox"], [role="menuitem"], label';
  const foundIn = (scope) =>
    kind === "field"
      ? best([...scope.querySelectorAll("label")].filter((one) => one.control && isSeen(one.control)), nameOf)?.control
      : best([...scope.querySelectorAll(controls)].filter(isSeen), nameOf);
  const first = scopes.map(foundIn).find(Boolean) ?? null;
  // A label may have a link in its middle: what it belongs to is pressed itself.
  const found = first?.control && isSeen(first.control) ? first.control : first;
  if (found === null || found.disabled || found.getAttribute("aria-disabled") === "true") return false;
  // A dialog that is still coming moves under the pointer between pressing and letting go.
  const dialog = found.closest('[role="dialog"], [role="alertdialog"]');
  if (dialog?.getAnimations().some(({ playState }) => playState === "running")) return false;
  for (const marked of document.querySelectorAll("[data-journey]")) marked.removeAttribute("data-journey");
  found.setAttribute("data-journey", "here");
  window.journeyArrived = false;
  found.addEventListener("pointerdown", () => { window.journeyArrived = true; }, { once: true, capture: true });
  return true;
}`;
const HERE = '[data-journey="here"]';

export class Journey {
  readonly #browser: Browser;
  readonly #base: string;

  constructor(browser: Browser, base: string) {
    this.#browser = browser;
    this.#base = base;
  }

  /** Opens a page and waits until it is hydrated. */
  async open(path: string): Promise<void> {
    await this.#browser.open(this.#base + path);
    await this.#waitFor(
      `${path} alive`,
      `Object.keys(document.querySelector("main, form, body *")).some((key) => key.startsWith("__react"))`,
    );
  }

  async #waitFor(what: string, condition: string): Promise<void> {
    try {
      await until(`${this.#browser.name}, ${what}`, async () =>
        (await this.#browser.evaluate<boolean>(`Boolean(${condition})`)) ? true : null,
      );
    } catch (error) {
      const shown = await this.#browser.evaluate<string>(
        `location.href + "\\n" + [...document.querySelectorAll('[role="dialog"], [role="alertdialog"], main')].reverse().map((part) => part.innerText).join("\\n\\n")`,
      );
      throw new Error(`${String(error)}; there was: ${shown.slice(0, 1_500)}`);
    }
  }

  /** Waits until a text is visible. */
  see(text: string): Promise<void> {
    return this.#waitFor(`"${text}"`, `document.body.innerText.includes(${JSON.stringify(text)})`);
  }

  /** Waits until the address has this path. */
  at(path: string): Promise<void> {
    return this.#waitFor(`the page ${path}`, `location.pathname === ${JSON.stringify(path)}`);
  }

  /** Waits for a control. Moves the pointer first, which loads the lazy parts of the page. */
  async #find(kind: "control" | "field", words: string): Promise<void> {
    const found = `(${FIND})("${kind}", ${JSON.stringify(words)})`;
    await this.#waitFor(`${kind} "${words}"`, `window.dispatchEvent(new Event("pointermove")) && ${found}`);
  }

  async press(words: string): Promise<void> {
    await this.#pressUntilItArrives("control", words);
  }

  /** Clicks again if the control moved away under the pointer, for example because a response arrived. */
  async #pressUntilItArrives(kind: "control" | "field", words: string): Promise<void> {
    await until(`${this.#browser.name}, a press on "${words}"`, async () => {
      await this.#find(kind, words);
      await this.#browser.press(HERE);
      // A new page has no such variable: the click has led there.
      return (await this.#browser.evaluate<boolean>("window.journeyArrived !== false")) ? true : null;
    });
  }

  /** Selects a day in the open calendar, moving to its month. */
  async chooseDay(day: string): Promise<void> {
    await this.#waitFor("a calendar", `document.querySelector('[role="dialog"] [data-day]')`);
    const button = `[role="dialog"] [data-day="${day}"] button`;
    const isShown = `Boolean(document.querySelector('${button}'))`;
    if (!(await this.#browser.evaluate<boolean>(isShown))) await this.press("Vai al mese successivo");
    await this.#waitFor(day, isShown);
    await this.#browser.press(button);
  }

  async fill(label: string, text: string): Promise<void> {
    await this.#pressUntilItArrives("field", label);
    await this.#browser.evaluate(`document.querySelector('${HERE}').select?.() ?? null`);
    await this.#browser.type(text);
  }

  /** By how many pixels the page is wider than its window. */
  overflow(): Promise<number> {
    return this.#browser.evaluate(
      "document.documentElement.scrollWidth - document.documentElement.clientWidth",
    );
  }
}
