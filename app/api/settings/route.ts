import { z } from "zod";
import { findSettings } from "@/lib/data/site/settings";
import { payeeOf } from "@/lib/domain/till/payee";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import {
  publicSettingsAnswerSchema,
  settingsAnswerSchema,
  settingsUpdateSchema,
} from "@/lib/schemas/site/settings";
import { withCards } from "@/lib/services/money/stripe-client";
import { changeSettings } from "@/lib/services/panel/change-settings";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/settings", {
  GET: endpoint({
    summary: "Le impostazioni: a tutti la parte pubblica, al pannello tutte",
    access: "public",
    keys: "public",
    output: z.union([settingsAnswerSchema, publicSettingsAnswerSchema]),
    handle: async ({ user, language }) => {
      const settings = withCards(await findSettings());
      if (user?.isAdmin) return settings;
      const { ways: paymentMethods } = payeeOf(settings, language);
      return publicSettingsAnswerSchema.parse({ ...settings, paymentMethods });
    },
  }),
  PATCH: endpoint({
    summary: "Cambia le impostazioni",
    access: "admin",
    keys: "refused",
    audits: ["settings.update"],
    body: settingsUpdateSchema,
    errors: ["IN_USE"],
    output: settingsAnswerSchema,
    handle: async ({ body, user, now }) => withCards(await changeSettings(body, user, now)),
  }),
});
