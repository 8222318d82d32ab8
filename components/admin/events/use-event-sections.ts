import { useTranslations } from "next-intl";
import { useMemo } from "react";
import {
  type OfferingSections,
  offeringSections,
} from "@/components/admin/shared/resource/offering-sections";
import { usePublicFields } from "@/components/admin/shared/resource/public-fields";
import { type FormSection, labelled } from "@/components/shared/form/field-definitions";
import type { EventValues } from "./event-form";

export function useEventSections(): OfferingSections<EventValues> {
  const t = useTranslations("panel.events.form");
  const tOfferings = useTranslations("panel.offerings.form");
  const tFact = useTranslations("offering.fact");
  const shared = usePublicFields();
  return useMemo(() => {
    const common: readonly FormSection<EventValues>[] = [
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
          { kind: "time", name: "startTime", label: t("start"), width: "leftHalf" },
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
    ];
    return offeringSections(
      {
        common,
        price: [shared.price, shared.maxParticipants],
        terms: [
          shared.memberPrice,
          shared.membersOnly,
          shared.minParticipants,
          {
            kind: "date",
            name: "decideOn",
            label: t("decideOn"),
            optional: true,
            hint: t("decideOnHint"),
          },
        ],
        publication: labelled(t, [
          { kind: "switch", name: "isRegistrationOpen" },
          shared.externalForm(t("externalForm")),
          { kind: "number", name: "externalParticipants", hint: t("externalParticipantsHint") },
          ...shared.switches,
        ]),
      },
      tOfferings,
    );
  }, [t, tOfferings, tFact, shared]);
}
