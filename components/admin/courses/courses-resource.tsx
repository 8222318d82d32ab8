import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { LESSONS } from "@/components/admin/panel-pages";
import { lazyPart } from "@/components/admin/shared/lazy-part";
import { usePriceColumn, useTitleColumn } from "@/components/admin/shared/resource/cells";
import { lazyRules, type Resource } from "@/components/admin/shared/resource/resource";
import {
  offeringPanels,
  useOfferingResource,
} from "@/components/admin/shared/resource/use-offering-resource";
import { type Column, NOTHING } from "@/components/shared/table/columns";
import { CalendarClock, FileWarning } from "@/components/ui/icons";
import { useFormats } from "@/components/ui/use-words";
import { comingCoursesFirst } from "@/lib/domain/catalogue/course-order";
import { isMoved } from "@/lib/domain/catalogue/moved";
import { csvDay } from "@/lib/domain/site/csv";
import type { CourseInput, ShownCourse } from "@/lib/schemas/catalogue/course";
import type { CourseValues } from "./course-form";
import { useCourseSections } from "./use-course-sections";

function useCourseColumns(): readonly Column<ShownCourse>[] {
  const t = useTranslations("panel.courses.column");
  const tOffering = useTranslations("offering");
  const formats = useFormats();
  const title = useTitleColumn<ShownCourse>();
  const price = usePriceColumn<ShownCourse>("high");
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
      price,
    ];
  }, [t, tOffering, formats, title, price]);
}

const rules = lazyRules(async () => (await import("./course-form")).courseRules);

const CertificatesDialog = lazyPart(async () => (await import("./certificates-dialog")).CertificatesDialog);
const LessonsDialog = lazyPart(async () => (await import("./lessons/lessons-dialog")).LessonsDialog);

const offeringOf = (row: ShownCourse) => ({ kind: "course" as const, ...row });
const PANELS = offeringPanels(offeringOf);

export function useCoursesResource(): Resource<ShownCourse, CourseValues, CourseInput> {
  const t = useTranslations("panel.courses");
  const tFact = useTranslations("offering.fact");
  const { shared, atTheDesk, writeToAll, cancel } = useOfferingResource("panel.courses", PANELS);
  const columns = useCourseColumns();
  const sections = useCourseSections();
  return useMemo(
    () => ({
      ...shared,
      page: "courses",
      addPage: "add-course",
      endpoint: "/api/courses",
      listPath: "/api/courses",
      csvName: t("fileName"),
      inOrder: comingCoursesFirst,
      extraActions: [
        {
          label: t("action.lessons"),
          Icon: CalendarClock,
          panel: LessonsDialog,
          slug: LESSONS,
          isShown: true,
        },
        ...atTheDesk,
        { label: t("action.certificates"), Icon: FileWarning, panel: CertificatesDialog, isForDesk: true },
        writeToAll,
        cancel,
      ],
      columns,
      csvExtra: [
        { header: tFact("duration"), value: ({ duration }) => duration },
        { header: t("column.schedule"), value: ({ schedule }) => schedule },
        { header: tFact("place"), value: ({ location }) => location },
      ],
      sections: sections.ofExisting,
      sectionsOfNew: sections.ofNew,
      rules,
      movedBy: (row, output) => {
        const before = offeringOf(row);
        return isMoved(before, { ...before, ...output }, new Date()) ? before : null;
      },
      whyFinal: ({ status }) => (status === "canceled" ? t("texts.cancelFinal") : null),
    }),
    [t, tFact, shared, atTheDesk, writeToAll, cancel, columns, sections],
  );
}
