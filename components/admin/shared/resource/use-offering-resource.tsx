import { useTranslations } from "next-intl";
import { type ComponentType, useMemo } from "react";
import { AttendanceDialog } from "@/components/admin/shared/lazy-dialogs";
import {
  CheckIns,
  MessageToParticipants,
  OfferingCancellation,
  type OfferingPanelProps,
  SignUpForOther,
} from "@/components/admin/shared/participants/offering-panels";
import { Ban, ClipboardCheck, Mail, QrCode, UserPlus } from "@/components/ui/icons";
import type { Offering } from "@/lib/schemas/catalogue/offering";
import { useActiveVisibility } from "./public-fields";
import type { ResourceTexts } from "./resource";
import { useResourceTexts } from "./use-resource-texts";

type Subject = "panel.courses" | "panel.events";

/** The panels that events and courses share, for rows of one of them. */
export function offeringPanels<Row>(offeringOf: (row: Row) => Offering) {
  const forRow = (Panel: ComponentType<OfferingPanelProps>) =>
    function OfferingPanel({ row, onClose }: { row: Row; onClose: () => void }) {
      return <Panel offering={offeringOf(row)} onClose={onClose} />;
    };
  return {
    addParticipant: forRow(SignUpForOther),
    checkIns: forRow(CheckIns),
    attendance: forRow(AttendanceDialog),
    writeToAll: forRow(MessageToParticipants),
    cancel: forRow(OfferingCancellation),
  };
}

function useOfferingTexts(subject: Subject): ResourceTexts {
  const t = useTranslations(`${subject}.texts`);
  const tOfferings = useTranslations("panel.offerings");
  const texts = useResourceTexts(`${subject}.texts`);
  return useMemo(
    () => ({
      ...texts,
      restored: { done: t("restored"), failed: t("restoreFailed") },
      deleteHint: t("deleteHint"),
      linked: {
        before: t("linkedBefore"),
        refused: tOfferings("signUpsKept"),
        hideInstead: t("hideInstead"),
      },
    }),
    [t, tOfferings, texts],
  );
}

/** What the resources of events and courses have in common: everything but their fields and a few actions. */
export function useOfferingResource<Row>(subject: Subject, panels: ReturnType<typeof offeringPanels<Row>>) {
  const t = useTranslations(`${subject}.action`);
  const tOfferings = useTranslations("panel.offerings.action");
  const texts = useOfferingTexts(subject);
  const visibility = useActiveVisibility();
  return useMemo(
    () => ({
      shared: { texts, visibility, isLong: true, nameOf: ({ title }: { title: string }) => title },
      atTheDesk: [
        {
          label: tOfferings("addParticipant"),
          Icon: UserPlus,
          panel: panels.addParticipant,
          isForDesk: true,
        },
        { label: tOfferings("checkIns"), Icon: QrCode, panel: panels.checkIns, isForDesk: true },
        { label: tOfferings("attendance"), Icon: ClipboardCheck, panel: panels.attendance, isForDesk: true },
      ],
      writeToAll: { label: tOfferings("writeToAll"), Icon: Mail, panel: panels.writeToAll },
      cancel: { label: t("cancel"), Icon: Ban, panel: panels.cancel },
    }),
    [t, tOfferings, texts, visibility, panels],
  );
}
