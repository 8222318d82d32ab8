import { setPriority } from "node:os";
import { startMails } from "@/lib/workers/start-mails";
import "./end-with-parent.mjs";

/** The process that composes and sends mails (server/child-process.ts), so that no request waits for one. */

/** Higher values get less processor time while requests need it: a mail is not urgent to the tenth of a second. */
setPriority(5);
startMails();
