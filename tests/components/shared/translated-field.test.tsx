import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { z } from "zod";
import { SchemaForm } from "@/components/shared/form/schema-form";
import { translationValues } from "@/components/shared/form/translation-values";
import { text } from "@/lib/schemas/fields";
import { translationsField } from "@/lib/schemas/language/translations";
import { renderApp } from "@/tests/helpers/render-app";

const name = text(20);
const schema = z.object({ name, translations: translationsField({ name }) });
type Values = z.input<typeof schema>;

function showForm(values: Values) {
  const onSubmit = jest.fn<Promise<void>, [z.output<typeof schema>]>(async () => {});
  renderApp(
    <SchemaForm
      schema={schema}
      sections={[
        { title: "Cosa", fields: [{ kind: "text", name: "name", label: "Nome", isTranslated: true }] },
      ]}
      defaultValues={values}
      onSubmit={onSubmit}
      submitLabel="Salva"
    />,
  );
  return onSubmit;
}

const english = () => screen.getByRole("tab", { name: /English/ });
const save = () => userEvent.click(screen.getByRole("button", { name: "Salva" }));

test("edits a text in one tab per language, also by keyboard, and saves both languages", async () => {
  const onSubmit = showForm({ name: "Sala Salvia", translations: translationValues({}, { name: "" }) });
  expect(screen.getByRole("tablist", { name: "Lingua del testo" })).toHaveAccessibleDescription("Nome");
  expect(english()).toHaveAccessibleName(/^English.*manca la traduzione$/);
  await userEvent.click(screen.getByRole("tab", { name: "Italiano" }));
  await userEvent.keyboard("{ArrowRight}");
  const field = screen.getByRole("textbox", { name: /^Nome \(English\)/ });
  expect(field).toHaveAttribute("lang", "en");
  await userEvent.type(field, "Sage Room");
  expect(english()).toHaveAccessibleName("English");
  await save();
  expect(onSubmit.mock.lastCall?.[0]).toEqual({
    name: "Sala Salvia",
    translations: { en: { name: "Sage Room" } },
  });
});

test("marks no missing translation if there is no Italian text", () => {
  showForm({ name: "", translations: translationValues({}, { name: "" }) });
  expect(english()).toHaveAccessibleName("English");
});

test("opens the tab of a language with an error", async () => {
  const onSubmit = showForm({ name: "Sala", translations: { en: { name: "x".repeat(21) } } });
  await save();
  expect(await screen.findByText("Al massimo 20 caratteri")).toBeInTheDocument();
  expect(english()).toHaveAttribute("aria-selected", "true");
  expect(onSubmit).not.toHaveBeenCalled();
});

test("removes an emptied translation", async () => {
  const translations = translationValues({ en: { name: "Sage Room" } }, { name: "" });
  const onSubmit = showForm({ name: "Sala Salvia", translations });
  await userEvent.click(english());
  await userEvent.clear(screen.getByRole("textbox", { name: /^Nome \(English\)/ }));
  await save();
  expect(onSubmit.mock.lastCall?.[0].translations).toEqual({});
});
