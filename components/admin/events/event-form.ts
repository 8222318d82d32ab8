import { publicValues } from "@/components/admin/shared/resource/public-fields";
import { translationValues } from "@/components/shared/form/translation-values";
import { eventFormSchema, type ShownEvent } from "@/lib/schemas/catalogue/event";

export type EventValues = typeof eventFormSchema._zod.input;

const eventValues = (event: ShownEvent | null): EventValues => ({
  ...publicValues(event),
  eventDate: event?.eventDate ?? "",
  endDate: event?.endDate ?? "",
  startTime: event?.startTime ?? "09:00",
  endTime: event?.endTime ?? "18:00",
  isMultiDay: Boolean(event?.endDate && event.endDate > event.eventDate),
  decideOn: event?.decideOn ?? "",
  externalParticipants: String(event?.externalParticipants ?? 0),
  googleFormUrl: event?.googleFormUrl ?? "",
  isRegistrationOpen: event?.isRegistrationOpen ?? true,
  translations: translationValues(event?.translations, { title: "", description: "", location: "" }),
});

export const eventRules = { schema: eventFormSchema, toValues: eventValues };
