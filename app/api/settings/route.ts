import { z } from "zod";
import { findSettings } from "@/lib/data/site/settings";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import {
  publicSettingsAnswerSchema,
  settingsAnswerSchema,
  settingsSchema,
  settingsUpdateSchema,
} from "@/lib/schemas/site/settings";
import { takesCards } from "@/lib/services/money/stripe-client";
import { changeSettings } from "@/lib/services/panel/change-settings";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/settings", {
  GET: endpoint({
    summary: "Le impostazioni: a tutti la parte pubblica, al pannello tutte",
    access: "public",
    keys: "public",
    output: z.union([settingsAnswerSchema, publicSettingsAnswerSchema]),
    handle: async ({ user }) => {
      const settings = { ...(await findSettings()), takesCards: takesCards() };
      return user?.isAdmin ? settings : publicSettingsAnswerSchema.parse(settings);
    },
  }),
  PATCH: endpoint({
    summary: "Cambia le impostazioni",
    access: "admin",
    keys: "refused",
    audits: ["settings.update"],
    body: settingsUpdateSchema,
    errors: ["IN_USE"],
    output: settingsSchema,
    handle: ({ body, user, now }) => changeSettings(body, user, now),
  }),
});
