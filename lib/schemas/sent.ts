import { z } from "zod";

/** Whether a mail about the change was queued. False when the person has no address, or there was nothing to report. */
export const sentField = { sent: z.boolean() };

/**
 * For a change of which all participants are notified: the number of recipients with an address, and whether there are
 * any.
 */
export const sentToAllFields = { ...sentField, recipients: z.number().int() };

export const maybeSentToAllFields = {
  sent: sentToAllFields.sent.optional(),
  recipients: sentToAllFields.recipients.optional(),
};

/** For a change that concerns participants: false suppresses the notification. */
export const notifyField = { notify: z.boolean().default(true) };

/** The fields for a number of queued mails. */
export const sentTo = (recipients: number) => ({ sent: recipients > 0, recipients });

/** For requests that customers make too: only staff receive the field. */
export const panelSentField = { sent: sentField.sent.optional() };
