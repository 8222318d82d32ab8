import { it } from "@/messages/it";
import { panel } from "@/messages/it/panel";

/** All texts of the site and of the panel, in the panel's one language. */
export const panelMessages = { ...it, panel };
