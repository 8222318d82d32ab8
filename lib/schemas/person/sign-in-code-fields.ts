import { VALIDATION } from "@/lib/messages/validation";
import { text, typedText } from "@/lib/schemas/fields";

const ATTEMPT_MISSING = VALIDATION.askForCode;
const CODE_MISSING = VALIDATION.sentCode;

/** The token of an attempt to sign in by a mailed code. */
export const attemptField = text(100, ATTEMPT_MISSING).min(1, ATTEMPT_MISSING);

/** A mailed code as typed; only the service checks whether it is correct. */
export const codeField = typedText(40, CODE_MISSING).min(1, CODE_MISSING);
