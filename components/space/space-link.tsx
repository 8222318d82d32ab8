import { Link } from "@/components/ui/link";
import { paths } from "@/lib/paths";

export function SpaceLink({ space }: { space: { slug: string; name: string } }) {
  return (
    <Link
      href={paths.space(space)}
      className="inline-flex min-h-11 items-center font-medium text-sage-700 underline decoration-sage-300 decoration-2 underline-offset-4 hover:decoration-current"
    >
      {space.name}
    </Link>
  );
}
