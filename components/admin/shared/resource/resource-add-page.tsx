import { useRouter } from "next/navigation";
import { Activity, type ComponentType } from "react";
import type { FieldValues } from "react-hook-form";
import { panelPath } from "@/components/admin/panel-pages";
import { lazyWithRetry } from "@/components/ui/lazy-with-retry";
import type { Resource } from "./resource";
import type { ResourceForm as Form } from "./resource-form";

// Rendered on the server, and hydrated once the form library has loaded. The cast keeps the generic props that `lazy`
// drops.
const ResourceForm = lazyWithRetry(
  async () => (await import("./resource-form")).ResourceForm as ComponentType<object>,
) as unknown as typeof Form;

const NONE: readonly never[] = [];

export function ResourceAddPage<Row extends { id: number }, Values extends FieldValues, Output>({
  resource,
}: {
  resource: Resource<Row, Values, Output>;
}) {
  const router = useRouter();
  return (
    <section aria-label={resource.texts.addTitle} className="flex flex-col gap-5">
      <h2 className="text-[1.7rem]">{resource.texts.addTitle}</h2>
      <div className="rounded-xl border bg-surface p-4 shadow-rest sm:p-7">
        <Activity>
          <ResourceForm
            resource={resource}
            row={null}
            all={NONE}
            keptAs={`${resource.endpoint} new`}
            onSaved={() => router.push(panelPath(resource.page))}
          />
        </Activity>
      </div>
    </section>
  );
}
