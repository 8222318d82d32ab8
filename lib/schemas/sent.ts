import { z } from "zod";

/**
 * Whether the change was told by mail: queued for an address that is there. False where the person has none, and where
 * there was nothing to tell.
 */
export const sentField = { sent: z.boolean() };

/** A change that all participants are told of: how many have an address, and whether anybody has. */
export const sentToAllFields = { ...sentField, recipients: z.number().int() };

/** What to answer of so many mails. */
export const sentTo = (recipients: number) => ({ sent: recipients > 0, recipients });

/** Of calls that customers make as well: only the panel's sessions are answered it. */
export const panelSentField = { sent: sentField.sent.optional() };
