import { z } from "zod";
import { VALIDATION } from "@/lib/messages/validation";

/** Settings and messages of all schemas. Import this before creating a schema in a browser. */

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
