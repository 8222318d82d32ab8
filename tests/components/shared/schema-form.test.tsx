import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps, ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { z } from "zod";
import type { FormSection } from "@/components/shared/form/field-definitions";
import { SchemaForm } from "@/components/shared/form/schema-form";
import { ApiError } from "@/lib/client/api-error";
import { priceText, textList } from "@/lib/schemas/catalogue-fields";
import { requiredText } from "@/lib/schemas/fields";
import { timetableEntrySchema } from "@/lib/schemas/space/space";
import { InItalian } from "@/tests/helpers/render-app";

const schema = z.object({
  name: requiredText("Il nome è obbligatorio"),
  price: priceText,
  amenities: textList,
  isNew: z.boolean(),
  timetable: z.array(timetableEntrySchema),
});
type Values = z.input<typeof schema>;
type Output = z.output<typeof schema>;

const SECTIONS: readonly FormSection<Values>[] = [
  {
    title: "Sala",
    fields: [
      { kind: "text", name: "name", label: "Nome" },
      { kind: "price", name: "price", label: "Prezzo" },
      { kind: "tags", name: "amenities", label: "Servizi" },
      { kind: "switch", name: "isNew", label: "Nuovo" },
      { kind: "timetable", name: "timetable", label: "Orario" },
    ],
  },
];
const START: Values = { name: "Loto", price: "50", amenities: "", isNew: false, timetable: [] };

type Props = ComponentProps<typeof SchemaForm<Values, Output>>;

const form = (onSubmit: Props["onSubmit"], more: Partial<Props> = {}) => (
  <SchemaForm
    schema={schema}
    sections={SECTIONS}
    defaultValues={START}
    submitLabel="Salva"
    onSubmit={onSubmit}
    {...more}
  />
);

const wrapper = ({ children }: { children: ReactNode }) => (
  <InItalian>
    <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
  </InItalian>
);

const show = (...given: Parameters<typeof form>) => render(form(...given), { wrapper });

it("renders its values in the server's HTML", () => {
  const holder = document.createElement("div");
  holder.innerHTML = renderToString(
    wrapper({ children: form(jest.fn(), { defaultValues: { ...START, isNew: true } }) }),
  );
  const shown = within(holder);
  expect(shown.getByLabelText("Nome")).toHaveValue("Loto");
  expect(shown.getByLabelText("Prezzo")).toHaveValue("50");
  expect(shown.getByLabelText("Nuovo")).toBeChecked();
});

const submit = () => userEvent.click(screen.getByRole("button", { name: "Salva" }));
const refusal = (errors: Record<string, string[]>) =>
  new ApiError(
    400,
    "Bad Request",
    JSON.stringify({ message: "Controlla i dati.", code: "VALIDATION", errors }),
  );

describe("SchemaForm", () => {
  it("passes the parsed values to onSubmit", async () => {
    const onSubmit = jest.fn().mockResolvedValue(undefined);
    show(onSubmit);
    await userEvent.type(screen.getByLabelText("Servizi"), "Wi-Fi, , Lavagna ");
    await userEvent.click(screen.getByRole("switch", { name: "Nuovo" }));
    await submit();
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({
      name: "Loto",
      amenities: ["Wi-Fi", "Lavagna"],
      isNew: true,
    });
  });

  it("shows the schema's error at its field and sends nothing", async () => {
    const onSubmit = jest.fn();
    show(onSubmit);
    await userEvent.clear(screen.getByLabelText("Prezzo"));
    await submit();
    expect(await screen.findByText("Inserisci un prezzo o una descrizione")).toBeInTheDocument();
    expect(screen.getByLabelText("Prezzo")).toHaveAccessibleDescription(/Inserisci un prezzo/);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("shows the server's errors at their fields, focuses the first and preserves the input", async () => {
    show(() => Promise.reject(refusal({ name: ["Questo nome c'è già."] })));
    await userEvent.type(screen.getByLabelText("Nome"), " grande");
    await submit();
    expect(await screen.findByText("Questo nome c'è già.")).toBeInTheDocument();
    expect(screen.getByLabelText("Nome")).toHaveFocus();
    expect(screen.getByLabelText("Nome")).toHaveValue("Loto grande");
  });

  it("shows an error without a field above the buttons", async () => {
    show(() => Promise.reject(refusal({ secret: ["Non va."] })));
    await submit();
    expect(await screen.findByRole("alert")).toHaveTextContent("Non va.");
  });

  it("shows a general error message if the server gives no reason", async () => {
    show(() => Promise.reject(new TypeError("Failed to fetch")));
    await submit();
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Qualcosa è andato storto. Riprova più tardi.",
    );
  });

  it("sends once despite repeated clicks", async () => {
    let finish: () => void = () => {};
    const onSubmit = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    show(onSubmit);
    await submit();
    expect(screen.getByRole("button", { name: /Salva/ })).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(screen.getByRole("button", { name: /Salva/ }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
    finish();
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Salva" })).not.toHaveAttribute("aria-disabled"),
    );
  });

  it("asks before leaving with unsaved changes, but not after saving", async () => {
    const onDirtyChange = jest.fn();
    show(() => Promise.resolve(), { onDirtyChange });
    const leave = () => {
      const event = new Event("beforeunload", { cancelable: true });
      window.dispatchEvent(event);
      return !event.defaultPrevented;
    };
    expect(leave()).toBe(true);
    await userEvent.type(screen.getByLabelText("Nome"), "!");
    expect(onDirtyChange).toHaveBeenLastCalledWith(true);
    expect(leave()).toBe(false);
    await submit();
    await waitFor(() => expect(onDirtyChange).toHaveBeenLastCalledWith(false));
    expect(leave()).toBe(true);
  });

  it("edits a weekly timetable by day and shows its errors", async () => {
    const onSubmit = jest.fn().mockResolvedValue(undefined);
    show(onSubmit);
    await userEvent.click(screen.getByRole("button", { name: "Aggiungi fascia per martedì" }));
    const end = screen.getByLabelText("martedì, alle");
    await userEvent.clear(end);
    await userEvent.type(end, "07:00");
    await submit();
    expect(
      await screen.findByText("L'orario di fine deve essere successivo a quello di inizio."),
    ).toBeInTheDocument();
    await userEvent.clear(end);
    await userEvent.type(end, "12:00");
    await submit();
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    expect(onSubmit.mock.calls[0]?.[0].timetable).toEqual([
      { dayOfWeek: 2, startTime: "08:00", endTime: "12:00", isAvailable: true },
    ]);
  });
});

describe("SchemaForm in steps", () => {
  const STEPS: readonly FormSection<Values>[] = [
    { title: "Cosa", fields: [{ kind: "text", name: "name", label: "Nome" }] },
    {
      title: "Prezzo",
      fields: [
        { kind: "price", name: "price", label: "Prezzo" },
        { kind: "switch", name: "isNew", label: "Nuovo" },
      ],
    },
  ];
  const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

  it("advances past valid steps to a summary and saves from there", async () => {
    const onSubmit = jest.fn(async () => {});
    show(onSubmit, { sections: STEPS, layout: "steps" });
    expect(screen.getByLabelText("Nome")).toBeVisible();
    expect(screen.getByLabelText("Prezzo")).not.toBeVisible();
    await userEvent.clear(screen.getByLabelText("Nome"));
    await press("Avanti");
    expect(await screen.findByText("Il nome è obbligatorio")).toBeVisible();
    await userEvent.type(screen.getByLabelText("Nome"), "Salvia{Enter}");
    await waitFor(() => expect(screen.getByLabelText("Prezzo")).toBeVisible());
    expect(screen.getByRole("button", { name: /Prezzo/ })).toHaveAttribute("aria-current", "step");
    await press("Avanti");
    const summary = await screen.findByRole("group", { name: "Riepilogo" });
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent(/Nome\s*Salvia.*Prezzo\s*50,00\s€.*Nuovo\s*No/);
    expect(onSubmit).not.toHaveBeenCalled();
    await press("Salva");
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  });

  it("shows the next step from the bar of steps on: focusing it does not scroll past the bar", async () => {
    const focus = jest.spyOn(HTMLElement.prototype, "focus");
    const scroll = jest.spyOn(Element.prototype, "scrollIntoView");
    try {
      show(jest.fn(), { sections: STEPS, layout: "steps" });
      await press(/Riepilogo/);
      const summary = await screen.findByRole("group", { name: "Riepilogo" });
      await waitFor(() => expect(summary).toHaveFocus());
      expect(focus.mock.calls[focus.mock.contexts.indexOf(summary)]).toEqual([{ preventScroll: true }]);
      expect(scroll.mock.contexts).toEqual([summary.closest("form")]);
    } finally {
      focus.mockRestore();
      scroll.mockRestore();
    }
  });

  it("skips the optional step, whose values the summary shows only if they were changed", async () => {
    const onSubmit = jest.fn(async () => {});
    const rare = { title: "Sul sito", isFolded: true, fields: STEPS[1]?.fields.slice(1) ?? [] };
    show(onSubmit, { sections: [...STEPS.slice(0, 1), rare], layout: "steps" });
    await press("Avanti");
    const summary = await screen.findByRole("group", { name: "Riepilogo" });
    const ofRare = within(summary).getByRole("region", { name: "Altro" });
    expect(ofRare).toHaveTextContent("Tutto resta com'è di solito.");
    expect(ofRare).not.toHaveTextContent("Nuovo");
    await userEvent.click(within(ofRare).getByRole("button", { name: "Modifica Altro" }));
    await userEvent.click(screen.getByText("Sul sito", { selector: "summary" }));
    await userEvent.click(screen.getByLabelText("Nuovo"));
    await press("Avanti");
    expect(await screen.findByRole("region", { name: "Altro" })).toHaveTextContent(/Nuovo\s*Sì/);
    await press("Indietro");
    expect(screen.getByLabelText("Nome")).toBeVisible();
  });

  it("returns to the first step with a server error", async () => {
    const onSubmit = jest.fn(() => Promise.reject(refusal({ name: ["Questo nome c'è già"] })));
    show(onSubmit, { sections: STEPS, layout: "steps" });
    await press(/Riepilogo/);
    await press("Salva");
    expect(await screen.findByText("Questo nome c'è già")).toBeVisible();
    expect(screen.getByLabelText("Nome")).toHaveFocus();
  });
});
