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
        "font-display-soft inline-flex min-h-11 min-w-0 items-center gap-2 rounded-md text-[1.15rem] leading-tight no-underline sm:gap-2.5 sm:text-[1.4rem]",
        // Beside the menu of wide screens the greeting gives way, not the name.
        "lg:max-w-72 lg:shrink-0",
        className,
      )}
    >
      <Image
        src={logoUrl ?? LOGO_IMAGE}
        alt=""
        width={40}
        height={40}
        className="size-9 shrink-0 object-contain sm:size-10"
      />
      <span className="truncate">{name}</span>
    </Link>
  );
}
