import type { FieldValues } from "react-hook-form";
import { OpeningFold } from "@/components/shared/opening-fold";
import type { FieldDefinition, FormSection } from "./field-definitions";
import { FormField } from "./form-field";

export const SECTION_TITLE_CLASS = "mb-1 p-0 font-display-soft text-[1.35rem]";

export function FormSectionFields<Values extends FieldValues>({
  section: { title, id, description, isFolded = false, fields },
  isOnly,
  isHidden,
  isWrong,
}: {
  section: FormSection<Values>;
  isOnly: boolean;
  /** Hidden sections stay mounted, since a picture may be uploading. */
  isHidden: boolean;
  isWrong: boolean;
}) {
  // Fields read their values by name from the surrounding form, so the type of the values is not needed.
  const definitions = fields as readonly FieldDefinition<FieldValues>[];
  const content = (
    <>
      {description && <p className="mb-3 text-[0.94rem] text-ink-2">{description}</p>}
      <div className="mt-3 grid grid-cols-1 gap-x-5 gap-y-5 sm:grid-cols-6">
        {definitions.map((definition) => (
          <FormField key={definition.name} definition={definition} />
        ))}
      </div>
    </>
  );
  return (
    <fieldset
      id={id}
      data-step
      hidden={isHidden}
      tabIndex={-1}
      className="m-0 min-w-0 scroll-mt-4 border-0 p-0 outline-none"
    >
      <legend className={isOnly || isFolded ? "sr-only" : SECTION_TITLE_CLASS}>{title}</legend>
      {isFolded ? (
        <OpeningFold title={title} isNeeded={isWrong}>
          <div className="px-1 pt-4 pb-2">{content}</div>
        </OpeningFold>
      ) : (
        content
      )}
    </fieldset>
  );
}
