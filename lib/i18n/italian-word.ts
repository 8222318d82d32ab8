import { createTranslator } from "use-intl/core";
import { TIME_ZONE } from "@/lib/domain/time/dates";
import { it } from "@/messages/it";
import { createTranslate } from "./word";

/** Translates the texts of rules into Italian. */
export const word = createTranslate(
  createTranslator({ locale: "it", messages: it, timeZone: TIME_ZONE }),
  "it",
);
