import "server-only";
import { createTranslator } from "use-intl/core";
import { TIME_ZONE } from "@/lib/domain/time/dates";
import { it } from "@/messages/it";
import { type Word, wordingBy } from "./word";

/** Words a text in Italian, for mails, which have no other language. */
export const inItalian: Word = wordingBy(
  createTranslator({ locale: "it", messages: it, timeZone: TIME_ZONE }),
  "it",
);
