import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { LESSONS } from "@/components/admin/panel-pages";
import { AttendanceDialog } from "@/components/admin/shared/lazy-dialogs";
import { lazyPart } from "@/components/admin/shared/lazy-part";
import {
  CheckIns,
  coursePanel,
  MessageToParticipants,
  OfferingCancellation,
  SignUpForOther,
} from "@/components/admin/shared/participants/offering-panels";
import { useTitleColumn } from "@/components/admin/shared/resource/cells";
import { Price } from "@/components/admin/shared/resource/price";
import { useActiveVisibility } from "@/components/admin/shared/resource/public-fields";
import { lazyRules, type Resource } from "@/components/admin/shared/resource/resource";
import { useOfferingTexts } from "@/components/admin/shared/resource/use-offering-texts";
import { type Column, NOTHING } from "@/components/shared/table/columns";
import {
  Ban,
  CalendarClock,
  ClipboardCheck,
  FileWarning,
  Mail,
  QrCode,
  UserPlus,
} from "@/components/ui/icons";
import { useFormats } from "@/components/ui/use-words";
import { comingCoursesFirst } from "@/lib/domain/catalogue/course-order";
import { isMoved } from "@/lib/domain/catalogue/moved";
import { parsePrice } from "@/lib/domain/money/money";
import { csvDay } from "@/lib/domain/site/csv";
import type { CourseInput, ShownCourse } from "@/lib/schemas/catalogue/course";
import type { CourseValues } from "./course-form";
import { useCourseSections } from "./use-course-sections";

function useCourseColumns(): readonly Column<ShownCourse>[] {
  const t = useTranslations("panel.courses.column");
  const tOffering = useTranslations("offering");
  const formats = useFormats();
  const title = useTitleColumn<ShownCourse>();
  return useMemo(() => {
    const kind = ({ format, type }: ShownCourse) =>
      t("kind", { format: tOffering(`format.${format}`), type });
    return [
      title,
      {
        key: "format",
        header: t("format"),
        priority: "low",
        text: kind,
        sortValue: ({ format }) => tOffering(`format.${format}`),
      },
      {
        key: "startDate",
        header: tOffering("fact.start"),
        priority: "high",
        cell: ({ startDate, status }) => {
          if (status === "canceled") return tOffering("canceled");
          return startDate ? (
            <span className="whitespace-nowrap">{formats.shortDay(startDate)}</span>
          ) : (
            NOTHING
          );
        },
        text: ({ startDate }) => csvDay(startDate),
        sortValue: ({ startDate }) => startDate,
      },
      {
        key: "maxParticipants",
        header: t("places"),
        priority: "low",
        align: "end",
        cell: ({ maxParticipants }) => maxParticipants ?? t("unlimited"),
        text: ({ maxParticipants }) => String(maxParticipants ?? ""),
        sortValue: ({ maxParticipants }) => maxParticipants,
      },
      {
        key: "price",
        header: tOffering("price"),
        priority: "high",
        align: "end",
        cell: ({ price }) => <Price value={formats.price(price)} />,
        text: ({ price }) => formats.price(price),
        sortValue: ({ price }) => parsePrice(price),
      },
    ];
  }, [t, tOffering, formats, title]);
}

const rules = lazyRules(async () => (await import("./course-form")).courseRules);

const CertificatesDialog = lazyPart(async () => (await import("./certificates-dialog")).CertificatesDialog);
const LessonsDialog = lazyPart(async () => (await import("./lessons/lessons-dialog")).LessonsDialog);

const PANELS = {
  lessons: LessonsDialog,
  checkIns: coursePanel(CheckIns),
  attendance: coursePanel(AttendanceDialog),
  addParticipant: coursePanel(SignUpForOther),
  certificates: CertificatesDialog,
  writeToAll: coursePanel(MessageToParticipants),
  cancel: coursePanel(OfferingCancellation),
};

export function useCoursesResource(): Resource<ShownCourse, CourseValues, CourseInput> {
  const t = useTranslations("panel.courses");
  const tOfferings = useTranslations("panel.offerings");
  const tFact = useTranslations("offering.fact");
  const texts = useOfferingTexts("panel.courses.texts");
  const visibility = useActiveVisibility();
  const columns = useCourseColumns();
  const sections = useCourseSections();
  return useMemo(
    () => ({
      page: "courses",
      addPage: "add-course",
      endpoint: "/api/courses",
      listPath: "/api/courses",
      csvName: t("fileName"),
      texts,
      nameOf: ({ title }) => title,
      inOrder: comingCoursesFirst,
      visibility,
      extraActions: [
        {
          label: t("action.lessons"),
          Icon: CalendarClock,
          panel: PANELS.lessons,
          slug: LESSONS,
          isShown: true,
        },
        {
          label: tOfferings("action.addParticipant"),
          Icon: UserPlus,
          panel: PANELS.addParticipant,
          isForDesk: true,
        },
        { label: tOfferings("action.checkIns"), Icon: QrCode, panel: PANELS.checkIns, isForDesk: true },
        {
          label: tOfferings("action.attendance"),
          Icon: ClipboardCheck,
          panel: PANELS.attendance,
          isForDesk: true,
        },
        { label: t("action.certificates"), Icon: FileWarning, panel: PANELS.certificates, isForDesk: true },
        { label: tOfferings("action.writeToAll"), Icon: Mail, panel: PANELS.writeToAll },
        { label: t("action.cancel"), Icon: Ban, panel: PANELS.cancel },
      ],
      columns,
      csvExtra: [
        { header: tFact("duration"), value: ({ duration }) => duration },
        { header: t("column.schedule"), value: ({ schedule }) => schedule },
        { header: tFact("place"), value: ({ location }) => location },
      ],
      isLong: true,
      sections: sections.ofExisting,
      sectionsOfNew: sections.ofNew,
      rules,
      movedBy: (row, output) => {
        const before = { kind: "course" as const, ...row };
        return isMoved(before, { ...before, ...output }, new Date()) ? before : null;
      },
      whyFinal: ({ status }) => (status === "canceled" ? t("texts.cancelFinal") : null),
    }),
    [t, tOfferings, tFact, texts, visibility, columns, sections],
  );
}
