import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useCallback } from "react";
import type { FieldValues } from "react-hook-form";
import { offerUndo } from "@/components/admin/shared/offer-undo";
import { ActionRefusal, useAdminAction } from "@/components/admin/shared/use-admin-action";
import { useMailsNotice } from "@/components/admin/shared/use-mail-notice";
import { ApiError, api } from "@/lib/client/api-client";
import { getAuthToken } from "@/lib/client/auth-token";
import { upload } from "@/lib/client/site/upload";
import type { Resource } from "./resource";

export function useResourceList<Row extends { id: number }>(resource: {
  listPath: string;
  inOrder?: (rows: readonly Row[], now: Date) => Row[];
}) {
  const { inOrder } = resource;
  const order = useCallback((rows: Row[]) => inOrder?.(rows, new Date()) ?? rows, [inOrder]);
  return useQuery<Row[]>({ queryKey: [resource.listPath], select: order });
}

/** The form itself lists conflicts. */
const isClash = (error: unknown) => error instanceof ApiError && error.code === "CLASHES";

/** Mutations of a resource; each shows its result as a toast and throws on failure. */
export function useResourceActions<Row extends { id: number }, Values extends FieldValues, Output>(
  resource: Resource<Row, Values, Output>,
) {
  const t = useTranslations("panel.resource.actions");
  const mailsNotice = useMailsNotice();
  const act = useAdminAction();
  const { endpoint, texts, visibility, rules, whyFinal } = resource;

  /** How many people were notified of a change, and a hint if the token is missing. */
  const savedText = (saved: object): string | undefined => {
    const recipients = "recipients" in saved ? Number(saved.recipients) : 0;
    const said = [
      ...(recipients > 0 ? [mailsNotice(recipients)] : []),
      ...(getAuthToken() === null ? [t("noToken")] : []),
    ];
    return said.length > 0 ? said.join(" ") : undefined;
  };

  /** Creates (`row` null) or updates a row. @param terms additional fields of the body */
  const save = (row: Row | null, output: Output, onProgress: (part: number) => void, terms: object = {}) =>
    act(
      async () => {
        const { toForm } = await rules();
        if (row !== null && !row.id) throw new ActionRefusal(texts.idMissing);
        const method = row === null ? "POST" : "PUT";
        const path = row === null ? endpoint : `${endpoint}/${row.id}`;
        if (toForm) return upload<Row>({ method, path, form: toForm(output), onProgress });
        return row === null ? api.post<Row>(path, output) : api.put<Row>(path, { ...output, ...terms });
      },
      row === null
        ? { success: texts.created, failure: texts.createFailed, suppressToast: isClash }
        : {
            success: texts.updated,
            failure: texts.updateFailed,
            suppressToast: isClash,
            description: savedText,
            // Requests still authenticate with the cookie; the hint explains a later 401.
            ...(getAuthToken() === null ? { hint: t("noToken") } : {}),
          },
    );

  const show = (row: Row, on: boolean) =>
    act(() => api.put<Row>(`${endpoint}/${row.id}`, visibility.change(on)), {
      success: texts.updated,
      description: visibility.words(row)[on ? "on" : "off"],
      failure: texts.updateFailed,
    });

  /** Deletable rows have no references, so their form values restore them, unless `whyFinal` says otherwise. */
  const restore = (row: Row) =>
    act(
      async () => {
        const { schema, toValues } = await rules();
        return api.post<Row>(`${endpoint}/${row.id}/restoration`, schema.parse(toValues(row, [])));
      },
      {
        success: texts.restored?.done ?? texts.created,
        failure: texts.restored?.failed ?? texts.createFailed,
      },
    );

  const remove = async (row: Row) => {
    const isFinal = whyFinal(row) !== null;
    await act(() => api.delete(`${endpoint}/${row.id}`), {
      ...(isFinal ? { success: texts.deleted } : {}),
      failure: texts.deleteFailed,
      // The dialog shows this error, with an alternative.
      suppressToast: (error) => error instanceof ApiError && error.code === "IN_USE",
      ...(texts.deleteHint ? { hint: texts.deleteHint } : {}),
    });
    if (!isFinal) offerUndo(texts.deleted, () => restore(row));
  };

  /** Updates several rows one after the other, with a single toast. */
  const changeAll = (changes: readonly { id: number; body: Record<string, unknown> }[]) =>
    act(
      async () => {
        for (const { id, body } of changes) await api.put(`${endpoint}/${id}`, body);
      },
      { success: t("orderUpdated"), failure: texts.updateFailed },
    );

  return { save, show, remove, changeAll };
}
