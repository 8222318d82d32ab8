import { keepInPanel } from "@/components/admin/frame/panel-menu";
import { placePath } from "@/components/admin/panel-pages";
import { EmptyState } from "@/components/shared/feedback/empty-state";
import { Button } from "@/components/ui/button";
import { Plus } from "@/components/ui/icons";

/** A board without rooms, with the way to the first one for those who may make it. */
export function EmptyBoard({ onAdd }: { onAdd: (() => void) | undefined }) {
  return (
    <EmptyState
      title="Ancora nessuno spazio"
      description="Il calendario mostra una riga per ogni spazio, con i suoi orari e i suoi prezzi."
    >
      {onAdd && (
        <Button asChild variant="action">
          <a href={placePath("add-space")} onClick={(event) => keepInPanel(event, onAdd)}>
            <Plus />
            Aggiungi spazio
          </a>
        </Button>
      )}
    </EmptyState>
  );
}
