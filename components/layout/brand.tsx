import { Image } from "@/components/ui/image";
import { Link } from "@/components/ui/link";
import { useSite } from "@/components/ui/site-context";
import { LOGO_IMAGE } from "@/lib/domain/space/space-image";
import { paths } from "@/lib/paths";

/** Logo and name, linked to the home page. On wide screens a lack of room truncates the greeting, not the name. */
export function Brand() {
  const { name, logoUrl } = useSite();
  return (
    <Link href={paths.home} className="brand lg:max-w-72 lg:shrink-0">
      <Image src={logoUrl ?? LOGO_IMAGE} alt="" width={40} height={40} />
      <span className="truncate">{name}</span>
    </Link>
  );
}
