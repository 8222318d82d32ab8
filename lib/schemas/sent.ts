import { z } from "zod";

/**
 * Whether a mail about the change was queued. False when the person has no address, or there was nothing to report.
 */
export const sentField = { sent: z.boolean() };

/** A change that all participants are notified of: how many have an address, and whether anybody has. */
export const sentToAllFields = { ...sentField, recipients: z.number().int() };

export const maybeSentToAllFields = {
  sent: sentToAllFields.sent.optional(),
  recipients: sentToAllFields.recipients.optional(),
};

/** Of a change that concerns participants: false tells nobody. */
export const notifyField = { notify: z.boolean().default(true) };

/** The fields for a number of queued mails. */
export const sentTo = (recipients: number) => ({ sent: recipients > 0, recipients });

/** For calls that customers make too: only staff get the field. */
export const panelSentField = { sent: sentField.sent.optional() };
