import fc from "fast-check";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";
import type { EventSignUp } from "@/lib/schemas/sign-up/event-sign-up";
import { admin } from "../../helpers/admin";
import type { ErrorBody } from "../../helpers/api";
import { newEvent } from "../../helpers/catalogue";
import { newPanelPerson } from "../../helpers/panel-people";
import { buyPass, newPassProduct, passOf } from "../../helpers/passes";

/** Random lives of passes against a reference model: entries and ledger agree after every step. */

const PRICE = 6000;
const ENTRIES = 4;

let events: CentreEvent[] = [];
beforeAll(async () => {
  events = await Promise.all(Array.from({ length: 6 }, () => newEvent(admin, { maxParticipants: 500 })));
});

type Step =
  | { do: "pay" | "refund" | "cancelPass"; amount: number }
  | { do: "use"; seats: number }
  | { do: "cancel"; at: number; percent: number }
  | { do: "undo" | "giveBack"; at: number };

const amount = fc.integer({ min: 1, max: PRICE });
const at = fc.nat({ max: 5 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom("pay" as const, "refund" as const), amount }) },
  { weight: 2, arbitrary: fc.constant({ do: "pay" as const, amount: PRICE }) },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant("use" as const), seats: fc.integer({ min: 1, max: 3 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("cancel" as const),
      at,
      percent: fc.constantFrom(100, 100, 50, 0),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom("undo" as const, "giveBack" as const), at }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("cancelPass" as const), amount }) },
);

interface Use {
  event: CentreEvent;
  signUpId: number;
  seats: number;
  isCanceled: boolean;
  /** Whether its entries are taken. */
  isTaken: boolean;
  /** Whether the entries were returned by the cancellation, or by hand after it. */
  isBackSinceCanceled: boolean;
}

/** The expected state of a pass. */
class Model {
  paid = 0;
  toPay = PRICE;
  isCanceled = false;
  uses: Use[] = [];

  get left(): number {
    return ENTRIES - this.uses.reduce((sum, { seats, isTaken }) => sum + (isTaken ? seats : 0), 0);
  }
  get due(): number {
    return Math.max(0, this.toPay - this.paid);
  }
  get refundDue(): number {
    return Math.max(0, this.paid - this.toPay);
  }
  get status(): string {
    if (this.isCanceled) return "canceled";
    if (this.due > 0) return "unpaid";
    return this.left === 0 ? "empty" : "active";
  }
}

interface Walk {
  model: Model;
  passId: number;
  personId: number;
}

async function takeStep({ model, passId, personId }: Walk, taken: Step): Promise<void> {
  switch (taken.do) {
    case "pay":
    case "refund": {
      const isPayment = taken.do === "pay";
      const kind = isPayment ? "payment" : "refund";
      const body = { kind, method: "cash", amount: taken.amount, passId };
      const { status } = await admin.post("/api/payments", body);
      const fits = taken.amount <= (isPayment ? model.due : model.paid);
      expect(status).toBe(fits ? 201 : 409);
      if (fits) model.paid += isPayment ? taken.amount : -taken.amount;
      return;
    }
    case "use": {
      const event = events[model.uses.length];
      if (event === undefined) return;
      const { status, body } = await admin.post<ErrorBody & { registration: EventSignUp }>(
        `/api/events/${event.id}/registrations`,
        { personId, passId, seats: taken.seats },
      );
      const refusal =
        model.due > 0
          ? "NOT_PAID"
          : model.isCanceled
            ? "PASS_NOT_VALID"
            : model.left < taken.seats
              ? "PASS_EMPTY"
              : undefined;
      expect([status, body.code]).toEqual(refusal === undefined ? [201, undefined] : [409, refusal]);
      if (refusal === undefined)
        model.uses.push({
          ...{ event, signUpId: body.registration.id, seats: taken.seats },
          ...{ isCanceled: false, isTaken: true, isBackSinceCanceled: false },
        });
      return;
    }
    case "cancel":
    case "undo": {
      const use = model.uses[taken.at];
      if (use === undefined || use.isCanceled === (taken.do === "cancel")) return;
      const change =
        taken.do === "cancel"
          ? { status: "canceled", refundPercent: taken.percent }
          : { status: "confirmed" };
      const path = `/api/events/${use.event.id}/registrations/${use.signUpId}`;
      const { status, body } = await admin.put<ErrorBody>(path, change);
      if (taken.do === "cancel") {
        expect(status).toBe(200);
        use.isCanceled = true;
        use.isBackSinceCanceled = use.isTaken && taken.percent === 100;
        if (use.isBackSinceCanceled) use.isTaken = false;
        return;
      }
      const isRefused = use.isBackSinceCanceled && (model.isCanceled || model.left < use.seats);
      expect([status, body.code]).toEqual(isRefused ? [409, "PASS_EMPTY"] : [200, undefined]);
      if (isRefused) return;
      use.isCanceled = false;
      if (use.isBackSinceCanceled) use.isTaken = true;
      use.isBackSinceCanceled = false;
      return;
    }
    case "giveBack": {
      const use = model.uses[taken.at];
      if (use === undefined) return;
      const { uses } = await passOf(admin, passId);
      const shown = uses.find(({ signUpId }) => signUpId === use.signUpId);
      const path = `/api/passes/${passId}/uses/${shown?.id}/return`;
      const { status } = await admin.post(path, { reason: "Prova" });
      expect(status).toBe(use.isTaken ? 200 : 409);
      if (use.isTaken && use.isCanceled) use.isBackSinceCanceled = true;
      use.isTaken = false;
      return;
    }
    case "cancelPass": {
      const path = `/api/passes/${passId}/cancellation`;
      const { status, body } = await admin.post<ErrorBody>(path, {
        reason: "Prova",
        refundAmount: taken.amount,
      });
      const refusal = model.isCanceled
        ? "CANCELED"
        : taken.amount > model.paid
          ? "AMOUNT_TOO_HIGH"
          : undefined;
      expect([status, body.code]).toEqual(refusal === undefined ? [200, undefined] : [409, refusal]);
      if (refusal !== undefined) return;
      model.isCanceled = true;
      model.toPay = model.paid - taken.amount;
    }
  }
}

test("a pass's entries and ledger match the model after any sequence of steps", async () => {
  const { id: productId } = await newPassProduct(admin, { price: PRICE, entries: ENTRIES });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 22 }), async (steps) => {
      const { id: personId } = await newPanelPerson(admin);
      const { id: passId } = await buyPass(admin, productId, { personId });
      const model = new Model();
      for (const one of steps) {
        await takeStep({ model, passId, personId }, one);
        const pass = await passOf(admin, passId);
        expect(pass).toMatchObject({
          ...{ entriesLeft: model.left, paidAmount: model.paid, dueAmount: model.due },
          ...{ refundDue: model.refundDue, status: model.status },
        });
        expect(pass.uses).toHaveLength(model.uses.length);
      }
    }),
    { numRuns: 8 },
  );
});
