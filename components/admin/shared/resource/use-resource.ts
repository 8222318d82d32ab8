"use client";

import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import type { FieldValues } from "react-hook-form";
import { offerUndo } from "@/components/admin/shared/offer-undo";
import { ActionRefusal, useAdminAction } from "@/components/admin/shared/use-admin-action";
import { ApiError, api } from "@/lib/client/api-client";
import { getAuthToken } from "@/lib/client/auth-token";
import { upload } from "@/lib/client/site/upload";
import type { Resource } from "./resource";

/** The whole list of a resource, asked for anew whenever its tab comes up. */
export function useResourceList<Row extends { id: number }>(resource: {
  listPath: string;
  inOrder?: (rows: readonly Row[], now: Date) => Row[];
}) {
  const { inOrder } = resource;
  const order = useCallback((rows: Row[]) => inOrder?.(rows, new Date()) ?? rows, [inOrder]);
  return useQuery<Row[]>({ queryKey: [resource.listPath], refetchOnMount: "always", select: order });
}

/** The cookie carries the same session; who is turned away later knows why. There is one toast at a time. */
const NO_TOKEN =
  "Attenzione: manca il token di accesso. Se un salvataggio viene rifiutato, esci e accedi di nuovo.";

/** The form lists what a plan meets. */
const isClash = (error: unknown) => error instanceof ApiError && error.code === "CLASHES";

/** What can be done to a resource; each says how it went and throws when it failed. */
export function useResourceActions<Row extends { id: number }, Values extends FieldValues, Output>(
  resource: Resource<Row, Values, Output>,
) {
  const act = useAdminAction();
  const { endpoint, words, toForm, visibility, schema, toValues, whyFinal } = resource;

  /** Creates (null) or changes a row. */
  const save = (row: Row | null, output: Output, onProgress: (part: number) => void) =>
    act(
      () => {
        if (row !== null && !row.id) throw new ActionRefusal(words.idMissing);
        const method = row === null ? "POST" : "PUT";
        const path = row === null ? endpoint : `${endpoint}/${row.id}`;
        if (toForm) return upload<Row>({ method, path, form: toForm(output), onProgress });
        return row === null ? api.post<Row>(path, output) : api.put<Row>(path, output);
      },
      row === null
        ? { success: words.created, failure: words.createFailed, isToldElsewhere: isClash }
        : {
            success: words.updated,
            failure: words.updateFailed,
            isToldElsewhere: isClash,
            ...(getAuthToken() === null ? { description: NO_TOKEN, hint: NO_TOKEN } : {}),
          },
    );

  const show = (row: Row, on: boolean) =>
    act(() => api.put<Row>(`${endpoint}/${row.id}`, visibility.change(on)), {
      success: words.updated,
      description: on ? visibility.on : visibility.off,
      failure: words.updateFailed,
    });

  /** Nothing refers to what can be deleted: its form holds all of it, unless the resource says why not. */
  const restore = (row: Row) =>
    act(() => api.post<Row>(`${endpoint}/${row.id}/restoration`, schema.parse(toValues(row, []))), {
      success: words.restored?.done ?? words.created,
      failure: words.restored?.failed ?? words.createFailed,
    });

  const remove = async (row: Row) => {
    const isFinal = whyFinal(row) !== null;
    await act(() => api.delete(`${endpoint}/${row.id}`), {
      ...(isFinal ? { success: words.deleted } : {}),
      failure: words.deleteFailed,
      // The dialog says it, with what to do instead.
      isToldElsewhere: (error) => error instanceof ApiError && error.code === "IN_USE",
      ...(words.deleteHint ? { hint: words.deleteHint } : {}),
    });
    if (!isFinal) offerUndo(words.deleted, () => restore(row));
  };

  /** Changes fields of many rows, one after the other, and says so once. */
  const changeAll = (changes: readonly { id: number; body: Record<string, unknown> }[]) =>
    act(
      async () => {
        for (const { id, body } of changes) await api.put(`${endpoint}/${id}`, body);
      },
      { success: "Ordine aggiornato", failure: words.updateFailed },
    );

  return { save, show, remove, changeAll };
}
