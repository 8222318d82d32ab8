import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { usePublicFields } from "@/components/admin/shared/resource/public-fields";
import type { FormSection } from "@/components/shared/form/field-definitions";
import type { EventValues } from "./event-form";

/** The fields of the form of an event. */
export function useEventSections(): readonly FormSection<EventValues>[] {
  const t = useTranslations("panel.events.form");
  const tOfferings = useTranslations("panel.offerings.form");
  const tFact = useTranslations("offering.fact");
  const shared = usePublicFields();
  return useMemo(
    () => [
      { title: tOfferings("what"), fields: [...shared.title("event"), shared.teachers] },
      {
        title: tOfferings("whenAndWhere"),
        fields: [
          { kind: "switch", name: "isMultiDay", label: t("isMultiDay") },
          { kind: "date", name: "eventDate", label: tFact("date"), width: "half" },
          {
            kind: "date",
            name: "endDate",
            label: tOfferings("endDate"),
            width: "half",
            shownWith: "isMultiDay",
          },
          { kind: "time", name: "startTime", label: t("start"), width: "half" },
          { kind: "time", name: "endTime", label: t("end"), width: "half" },
          {
            kind: "space",
            name: "spaceId",
            label: tFact("room"),
            none: tOfferings("noRoom"),
            hint: t("roomHint"),
          },
          shared.location,
        ],
      },
      {
        title: tOfferings("placesAndPrice"),
        fields: [
          shared.price,
          shared.memberPrice,
          shared.membersOnly,
          shared.maxParticipants,
          shared.minParticipants,
          {
            kind: "date",
            name: "decideOn",
            label: t("decideOn"),
            optional: true,
            hint: t("decideOnHint"),
          },
        ],
      },
      {
        title: tOfferings("publication"),
        fields: [
          { kind: "switch", name: "isRegistrationOpen", label: t("isRegistrationOpen") },
          shared.externalForm(t("externalForm")),
          {
            kind: "number",
            name: "externalParticipants",
            label: t("externalParticipants"),
            hint: t("externalParticipantsHint"),
          },
          ...shared.switches,
        ],
      },
    ],
    [t, tOfferings, tFact, shared],
  );
}
