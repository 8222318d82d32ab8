import type { FieldValues } from "react-hook-form";
import type { FieldDefinition, FormSection } from "./field-definitions";
import { FormField } from "./form-field";

/** The look of the title of a section. */
export const SECTION_TITLE = "mb-1 p-0 font-display-soft text-[1.35rem]";

/** Fields that belong together, under their title. */
export function Section<Values extends FieldValues>({
  section: { title, description, fields },
  isOnly,
  isHidden,
}: {
  section: FormSection<Values>;
  isOnly: boolean;
  /** Not shown, and kept as it is: a picture may be on its way. */
  isHidden: boolean;
}) {
  // A field is drawn by name from the form around it and needs no type of its values.
  const definitions = fields as readonly FieldDefinition<FieldValues>[];
  return (
    <fieldset
      data-step
      hidden={isHidden}
      tabIndex={-1}
      className="m-0 min-w-0 scroll-mt-4 border-0 p-0 outline-none"
    >
      <legend className={isOnly ? "sr-only" : SECTION_TITLE}>{title}</legend>
      {description && <p className="mb-3 text-[0.94rem] text-ink-2">{description}</p>}
      <div className="mt-3 grid grid-cols-1 gap-x-5 gap-y-5 sm:grid-cols-6">
        {definitions.map((definition) => (
          <FormField key={definition.name} definition={definition} />
        ))}
      </div>
    </fieldset>
  );
}
