import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";

// Lazy parts are compiled when they are first needed, which takes time on a busy machine.
configure({ asyncUtilTimeout: 60_000 });

/** An unexpected console.error fails the test that caused it. */
let consoleError: jest.SpyInstance;
beforeEach(() => {
  consoleError = jest.spyOn(console, "error");
});
afterEach(() => {
  const calls = consoleError.mock.calls;
  consoleError.mockRestore();
  if (calls.length > 0) throw new Error(`console.error was called: ${String(calls[0]?.[0])}`);
});
