import { z } from "zod";
import { VALIDATION } from "@/lib/messages/validation";

/** How schemas are run and what they say; to be imported by whatever makes one for a browser, before it does. */

z.config({
  // Compiled validators need eval, which the Content-Security-Policy forbids in browsers; even trying is reported.
  jitless: typeof window !== "undefined",
  customError: (issue) => {
    if (issue.code === "invalid_type")
      return issue.input === undefined || issue.input === null ? VALIDATION.required : VALIDATION.invalid;
    if (issue.code === "too_small")
      return issue.origin === "number" ? VALIDATION.atLeast(issue.minimum) : VALIDATION.required;
    if (issue.code === "too_big")
      return issue.origin === "number" ? VALIDATION.atMost(issue.maximum) : VALIDATION.tooLong(issue.maximum);
    return VALIDATION.invalid;
  },
});
