import { cn } from "@/components/ui/cn";
import { Image } from "@/components/ui/image";
import { Link } from "@/components/ui/link";
import { LOGO_IMAGE } from "@/lib/domain/space/space-image";
import { paths } from "@/lib/paths";
import type { KnownSite } from "@/lib/schemas/site/site";

/** Logo and name, linked to the home page. */
export function Brand({
  site: { name, logoUrl },
  className,
}: {
  site: Pick<KnownSite, "name" | "logoUrl">;
  className?: string;
}) {
  return (
    <Link
      href={paths.home}
      className={cn(
        "brand",
        // Beside the menu of wide screens the greeting gives way, not the name.
        "lg:max-w-72 lg:shrink-0",
        className,
      )}
    >
      <Image src={logoUrl ?? LOGO_IMAGE} alt="" width={40} height={40} />
      <span className="truncate">{name}</span>
    </Link>
  );
}
