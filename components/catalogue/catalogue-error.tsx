import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { startTransition } from "react";
import { EmptyState } from "@/components/shared/feedback/empty-state";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/paths";

export interface CatalogueErrorProps {
  of: "events" | "courses";
  onRetry: () => void;
}

export function CatalogueError({ of, onRetry }: CatalogueErrorProps) {
  const t = useTranslations("catalogueError");
  const router = useRouter();
  const retry = () =>
    startTransition(() => {
      router.refresh();
      onRetry();
    });
  return (
    <EmptyState
      headingLevel="h1"
      image="/images/empty/not-found.svg"
      title={t(of)}
      description={<p role="alert">{t("text")}</p>}
    >
      <Button size="lg" onClick={retry}>
        {t("retry")}
      </Button>
      <Button asChild variant="outline" size="lg">
        <Link href={paths.home}>{t("toHome")}</Link>
      </Button>
    </EmptyState>
  );
}
