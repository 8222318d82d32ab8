import { z } from "zod";
import { listCourseSignUps } from "@/lib/data/sign-up/sign-up-lists";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { withLanguage } from "@/lib/http/spoken-language";
import { isReachedByMail } from "@/lib/jobs/queue";
import {
  courseSignUpCreatedSchema,
  courseSignUpInputSchema,
  courseSignUpListQuerySchema,
  courseSignUpSchema,
  panelCourseSignUpInputSchema,
} from "@/lib/schemas/sign-up/course-sign-up";
import { toCourseAnswer } from "@/lib/schemas/sign-up/rest-names";
import { makeSignUp } from "@/lib/services/sign-up/make-sign-up";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/course-bookings", {
  GET: endpoint({
    summary: "Le proprie iscrizioni ai corsi; per un amministratore tutte",
    access: "user",
    keys: "bookings:read",
    query: courseSignUpListQuerySchema,
    output: z.array(courseSignUpSchema),
    handle: async ({ query: { mine, ...query }, user, headers }) => {
      const sees = user.isAdmin && mine !== "true" ? null : user.id;
      const { signUps, total } = await listCourseSignUps(query, sees);
      headers.set("X-Total-Count", String(total));
      return signUps.map(toCourseAnswer);
    },
  }),
  POST: endpoint({
    summary: "Iscrive a un corso",
    access: "public",
    keys: "bookings:write",
    audits: ["course-booking.create"],
    body: courseSignUpInputSchema,
    panelBody: panelCourseSignUpInputSchema,
    output: courseSignUpCreatedSchema,
    status: 201,
    isIdempotent: true,
    rateLimit: "sign-up",
    errors: [
      "NOT_FOUND",
      "MEMBERS_ONLY",
      "PROMO_INVALID",
      "COURSE_FULL",
      "REGISTRATION_CLOSED",
      "CANCELED",
      "DUPLICATE",
      "PRICE_CHANGED",
      "NOT_PAID",
      "PASS_EXPIRED",
      "PASS_NOT_VALID",
      "PASS_EMPTY",
    ],
    handle: async ({ body, user, idempotency, language, now }) => {
      const { courseId, ...input } = withLanguage({ body, user, language });
      const created = await makeSignUp("course", courseId, input, user, idempotency, now);
      return user?.isAdmin ? { ...created, sent: isReachedByMail(created.courseBooking.email) } : created;
    },
  }),
});
