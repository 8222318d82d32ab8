import { screen, waitFor } from "@testing-library/react";
import { z } from "zod";
import type { FormSection } from "@/components/shared/form/field-definitions";
import { SchemaForm, type SchemaFormProps } from "@/components/shared/form/schema-form";
import { type LoopbackServer, sendJson } from "@/tests/helpers/loopback-server";
import { renderApp, serveApi } from "@/tests/helpers/render-app";

/** A failed upload is shown at its field until it succeeds or the form is submitted without the picture. */

const schema = z.object({ name: z.string(), imageUrls: z.array(z.string()) });
type Values = z.infer<typeof schema>;
const SECTIONS: readonly FormSection<Values>[] = [
  {
    title: "Immagini",
    fields: [
      {
        ...{ kind: "images", name: "imageUrls", label: "Immagini" },
        ...{ endpoint: "/api/upload/space", maxMegabytes: 5, most: 8 },
      },
    ],
  },
  { title: "Sala", fields: [{ kind: "text", name: "name", label: "Nome" }] },
];

let server: LoopbackServer;
/** Answers the pending upload. */
let answerNext: (status: number, body: unknown) => void;
let saved: Values[];
beforeEach(async () => {
  saved = [];
  server = await serveApi((response) => {
    answerNext = (status, body) => sendJson(response, status, body);
  });
});

const picture = (name: string) => new File(["bytes"], name, { type: "image/png" });

function show(layout?: SchemaFormProps<Values, Values>["layout"]) {
  const { user, container } = renderApp(
    <SchemaForm
      schema={schema}
      sections={SECTIONS}
      defaultValues={{ name: "Loto", imageUrls: [] }}
      submitLabel="Salva"
      {...(layout && { layout })}
      onSubmit={async (values) => {
        saved.push(values);
      }}
    />,
  );
  const input = container.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error("no field for files");
  return { user, choose: (...files: File[]) => user.upload(input, files) };
}

const uploads = (count: number) =>
  waitFor(() => expect(server.requests.filter(({ method }) => method === "POST")).toHaveLength(count));
const save = () => screen.getByRole("button", { name: "Salva" });
const retry = () => screen.queryByRole("button", { name: "Riprova a caricare" });
const failure = () => retry()?.closest('[role="alert"]');

test("does not save a form whose pending upload fails, explains it at the field, and offers a retry", async () => {
  const { user, choose } = show();
  await choose(picture("porta.png"), picture("finestra.png"));
  await uploads(1);
  await user.click(save());
  expect(screen.getByText(/Il caricamento non è ancora finito/)).toBeVisible();
  answerNext(200, { imageUrl: "/uploads/porta.webp" });
  await uploads(2);
  answerNext(400, { code: "VALIDATION", message: "Il file non è un'immagine." });
  await waitFor(() => expect(retry()).toHaveFocus());
  expect(failure()).toHaveTextContent(
    "L'immagine non è stata caricata, perciò il modulo non è stato salvato. Riprova, oppure scegli un altro file. Il file non è un'immagine.",
  );
  expect(saved).toEqual([]);

  await user.click(screen.getByRole("button", { name: "Riprova a caricare" }));
  await uploads(3);
  expect(retry()).toBeNull();
  answerNext(200, { imageUrl: "/uploads/finestra.webp" });
  await screen.findByRole("button", { name: "Togli l'immagine 2" });
  await user.click(save());
  await waitFor(() =>
    expect(saved).toEqual([{ name: "Loto", imageUrls: ["/uploads/porta.webp", "/uploads/finestra.webp"] }]),
  );
});

test("saves a form with all its pictures as soon as its pending uploads have succeeded", async () => {
  const { user, choose } = show();
  await choose(picture("porta.png"), picture("finestra.png"));
  await uploads(1);
  await user.click(save());
  answerNext(200, { imageUrl: "/uploads/porta.webp" });
  await uploads(2);
  expect(saved).toEqual([]);
  answerNext(200, { imageUrl: "/uploads/finestra.webp" });
  await waitFor(() =>
    expect(saved).toEqual([{ name: "Loto", imageUrls: ["/uploads/porta.webp", "/uploads/finestra.webp"] }]),
  );
});

test("reports an upload that fails before submission, and saves the form without the picture", async () => {
  const { user, choose } = show();
  await choose(picture("porta.png"));
  await uploads(1);
  answerNext(500, {});
  await waitFor(() => expect(failure()).toHaveTextContent("L'immagine non è stata caricata. Riprova"));
  await user.click(save());
  await waitFor(() => expect(saved).toEqual([{ name: "Loto", imageUrls: [] }]));
  expect(retry()).toBeNull();
});

test("goes back to the step of the failed upload", async () => {
  const { user, choose } = show("steps");
  await choose(picture("porta.png"));
  await uploads(1);
  for (const title of ["Sala", "Riepilogo"]) {
    await user.click(screen.getByRole("button", { name: "Avanti" }));
    await screen.findByRole("group", { name: title });
  }
  await user.click(save());
  answerNext(500, {});
  await waitFor(() => expect(retry()).toHaveFocus());
  expect(failure()).toBeVisible();
  expect(saved).toEqual([]);
});

test("a retry after a failure of the server has the same Idempotency-Key, another picture its own", async () => {
  const { user, choose } = show();
  await choose(picture("porta.png"));
  await uploads(1);
  answerNext(500, {});
  await user.click(await screen.findByRole("button", { name: "Riprova a caricare" }));
  await uploads(2);
  answerNext(200, { imageUrl: "/uploads/porta.webp" });
  await screen.findByRole("button", { name: "Togli l'immagine 1" });
  await choose(picture("finestra.png"));
  await uploads(3);
  const [first, again, other] = server.requests
    .filter(({ method }) => method === "POST")
    .map(({ headers }) => headers["idempotency-key"]);
  expect(first).toBeDefined();
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});
