import { defineRoute, endpoint } from "@/lib/http/define-route";
import { idParams } from "@/lib/schemas/fields";
import { courseSignUpChangedSchema } from "@/lib/schemas/sign-up/course-sign-up";
import { toCourseAnswer } from "@/lib/schemas/sign-up/rest-names";
import { signUpUpdateSchema } from "@/lib/schemas/sign-up/sign-up";
import { changeSignUp } from "@/lib/services/sign-up/change-sign-up";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/course-bookings/{id}", {
  PUT: endpoint({
    summary: "Cambia lo stato o l'importo dell'iscrizione a un corso",
    access: "desk",
    keys: "bookings:write",
    audits: ["course-booking.update", "course-booking.cancel", "course-booking.restore"],
    params: idParams,
    body: signUpUpdateSchema,
    output: courseSignUpChangedSchema,
    errors: ["COURSE_FULL", "CANCELED", "DUPLICATE", "PASS_EMPTY", "PROMO_INVALID"],
    handle: async ({ params, body, now }) => {
      const { signUp, sent } = await changeSignUp({ kind: "course", id: params.id }, body, now);
      return { ...toCourseAnswer(signUp), sent };
    },
  }),
});
