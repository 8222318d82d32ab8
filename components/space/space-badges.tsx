import { Badge } from "@/components/ui/badge";
import type { Space } from "@/lib/schemas/space/space";

/** "Popolare", "Nuovo" and "Non disponibile", on the picture of a space. */
export function SpaceBadges({ space }: { space: Pick<Space, "isPopular" | "isNew" | "isAvailable"> }) {
  const { isPopular, isNew, isAvailable } = space;
  if (!isPopular && !isNew && isAvailable) return null;
  return (
    <p className="absolute top-3 left-3 flex flex-wrap gap-2">
      {!isAvailable && <Badge variant="unavailable">Non disponibile</Badge>}
      {isPopular && <Badge variant="popular">Popolare</Badge>}
      {isNew && <Badge variant="new">Nuovo</Badge>}
    </p>
  );
}
