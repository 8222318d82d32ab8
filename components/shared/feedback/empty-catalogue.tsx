import { useTranslations } from "next-intl";
import { EmptyState } from "@/components/shared/feedback/empty-state";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/paths";

interface EmptyCatalogueProps {
  title: string;
  text?: string;
  /** What visitors may look at instead; null if there is nothing of that kind either, so that no links go in a circle. */
  other: "courses" | "events" | null;
  headingLevel?: "h2" | "h3";
}

/** An empty list of a public page, with a way on: to another list with something in it, otherwise to the centre. */
export function EmptyCatalogue({ title, text = "", other, headingLevel = "h2" }: EmptyCatalogueProps) {
  const t = useTranslations("offering.empty");
  const key = other ?? "centre";
  return (
    <EmptyState
      headingLevel={headingLevel}
      image="/images/empty/bookings.svg"
      title={title}
      description={`${text} ${t(`${key}.text`)}`.trim()}
    >
      <Button asChild>
        <Link href={other === null ? paths.whereWeAre : paths[other]}>{t(`${key}.button`)}</Link>
      </Button>
    </EmptyState>
  );
}
