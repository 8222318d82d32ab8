import { LazyMessages } from "@/components/ui/lazy-messages";
import { CatalogueError, type CatalogueErrorProps } from "./catalogue-error";

export function CatalogueErrorWithMessages(props: CatalogueErrorProps) {
  return (
    <LazyMessages of={["catalogueError"]}>
      <CatalogueError {...props} />
    </LazyMessages>
  );
}
