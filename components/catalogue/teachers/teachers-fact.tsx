import type { Fact } from "@/components/catalogue/facts";
import { Link } from "@/components/ui/link";
import { slugFor } from "@/lib/domain/site/slug";
import { paths } from "@/lib/paths";

export const teachersFact = (teachers: readonly { id: number; name: string }[], label: string): Fact => ({
  icon: "people",
  label,
  value: (
    <ul className="m-0 flex list-none flex-wrap gap-x-3 p-0">
      {teachers.map(({ id, name }) => (
        <li key={id}>
          <Link
            href={paths.teacher({ slug: slugFor(id, name) })}
            className="inline-flex min-h-11 items-center text-sage-700 underline decoration-sage-300 decoration-2 underline-offset-4 hover:decoration-current sm:min-h-0"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  ),
});
