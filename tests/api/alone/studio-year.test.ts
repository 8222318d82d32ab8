import { addDays } from "@/lib/domain/time/dates";
import type { Lesson } from "@/lib/schemas/catalogue/lesson";
import type { Member } from "@/lib/schemas/membership/member";
import type { RegisterRow } from "@/lib/schemas/membership/register";
import type { Pass } from "@/lib/schemas/pass/pass";
import type { Attendance } from "@/lib/schemas/sign-up/attendance";
import type { CourseSignUp } from "@/lib/schemas/sign-up/course-sign-up";
import type { Revenue } from "@/lib/schemas/till/payment";
import { admin } from "../../helpers/admin";
import type { ErrorBody } from "../../helpers/api";
import { newCourse } from "../../helpers/catalogue";
import { sql } from "../../helpers/database";
import { inDays, nextWeekday, today } from "../../helpers/days";
import { admit, newApplication, payFee, RESOLUTION } from "../../helpers/members";
import { pay } from "../../helpers/money";
import { cardOf } from "../../helpers/panel-people";
import { newPassProduct, passOf } from "../../helpers/passes";
import {
  entriesLeft,
  entriesTaken,
  LESSON_PRICE,
  type Life,
  livePlaces,
  PLACES,
  type Place,
  Purse,
  paidUntil,
  registeredOn,
  type StudioLesson,
  type StudioPass,
  statusOf,
} from "../../helpers/studio";

/**
 * A year of a studio, played through the API and compared with a reference model: twenty members, three courses,
 * ten passes, three hundred attended places, two canceled lessons. The courses begin next week because past
 * lessons take no sign-ups. Attendance is written by SQL because check-in accepts today only.
 */

jest.setTimeout(600_000);

const ATTENDED = 300;
const RUN_PRICE = 6000;
const FEE = 2000;

const FIRST = nextWeekday(1);
const LAST = addDays(FIRST, 355);
const THIS_YEAR = Number(today().slice(0, 4));

const lives: Life[] = [];
const passes: StudioPass[] = [];
/** The lessons of each course, in order. */
const courses: StudioLesson[][] = [];
const runs: { id: number; personId: number }[] = [];
const purse = new Purse();
const income = { fee: 0, pass: 0, course: 0 };
let before: Map<string | null, number>;

/** @throws Error if there is no item at `index` */
function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error(`There is nothing at ${index}`);
  return item;
}

async function netByKind(): Promise<Map<string | null, number>> {
  const { body } = await admin.get<Revenue>(
    `/api/reports/revenue?from=${today()}&to=${today()}&groupBy=kind`,
  );
  return new Map(body.rows.map(({ key, net }) => [key, net]));
}

/** Records a payment made today, or a refund if `amount` (in cents) is negative. */
async function take(
  kind: keyof typeof income,
  personId: number,
  amount: number,
  thing: { passId: number } | { courseBookingId: number },
): Promise<void> {
  const isRefund = amount < 0;
  await pay(admin, { kind: isRefund ? "refund" : "payment", amount: Math.abs(amount), ...thing });
  income[kind] += amount;
  purse.add(personId, { paid: amount });
}

async function payOpenFee(life: Life, year: number): Promise<void> {
  await payFee(admin, (await admin.get<Member>(`/api/members/${life.memberId}`)).body);
  life.fees.set(year, true);
  income.fee += FEE;
  purse.add(life.personId, { paid: FEE, due: -FEE });
}

/** Twenty-four people apply, one a week: twenty are admitted, two rejected, and the last two still wait. */
async function playMembers(): Promise<void> {
  for (let index = 0; index < 24; index += 1) {
    const appliedOn = inDays(-330 + 7 * index);
    const { id, personId } = await newApplication(admin, { appliedOn });
    const life: Life = {
      ...{ memberId: id, personId: personId ?? 0, appliedOn, decidedOn: null, isAdmitted: false },
      ...{ number: null, endedOn: null, fees: new Map<number, boolean>() },
    };
    lives.push(life);
    if (index >= 22) continue;
    const on = addDays(appliedOn, 4);
    life.decidedOn = on;
    if (index % 10 === 9) {
      await admin.post(`/api/members/${id}/decision`, { admit: false, on, resolution: RESOLUTION });
      continue;
    }
    life.number = (await admit(admin, id, on)).number;
    life.isAdmitted = true;
    const year = Number(on.slice(0, 4));
    life.fees.set(year, false);
    purse.add(life.personId, { due: FEE });
    if (index % 10 !== 5) await payOpenFee(life, year);
  }
  const admitted = lives.filter(({ isAdmitted }) => isAdmitted);
  expect(admitted).toHaveLength(20);
  for (const [turn, index] of [3, 7, 11, 17].entries()) {
    const life = at(lives, index);
    life.endedOn = inDays(-15 + 3 * turn);
    const end = { on: life.endedOn, reason: "resigned" };
    expect((await admin.post(`/api/members/${life.memberId}/end`, end)).status).toBe(200);
  }
  expect((await admin.post("/api/members/fees", { year: THIS_YEAR })).status).toBe(200);
  for (const [index, life] of admitted.entries()) {
    if (life.endedOn !== null || life.fees.has(THIS_YEAR)) continue;
    life.fees.set(THIS_YEAR, false);
    purse.add(life.personId, { due: FEE });
    if (index % 8 !== 6) await payOpenFee(life, THIS_YEAR);
  }
}

async function playCourses(): Promise<void> {
  const weeks = [
    [2, 4, "18:00", "19:30"],
    [1, 3, "10:00", "11:00"],
    [5, 6, "09:00", "10:00"],
  ] as const;
  for (const [one, other, startTime, endTime] of weeks) {
    const { id: courseId } = await newCourse(admin, {
      sessions: [one, other].map((dayOfWeek) => ({ dayOfWeek, startTime, endTime })),
      ...{ startDate: FIRST, endDate: LAST, maxParticipants: PLACES },
      ...{ price: String(RUN_PRICE / 100), dropInPrice: String(LESSON_PRICE / 100) },
    });
    const call = `/api/courses/${courseId}/lessons?from=${FIRST}&to=${LAST}`;
    const { body } = await admin.get<Lesson[]>(call);
    courses.push(
      body.map(({ date }) => ({ courseId, date, isCanceled: false, places: [], runs: new Set<number>() })),
    );
  }
}

/** Of the ten passes, six have ten entries, two have twenty, and two are unlimited. */
async function playSales(): Promise<void> {
  const kinds = [
    { entries: 10, validDays: 180, price: 10_000 },
    { entries: 20, validDays: 365, price: 18_000 },
    { entries: null, validDays: 365, price: 40_000 },
  ];
  const products = await Promise.all(
    kinds.map((kind) => newPassProduct(admin, { ...kind, kinds: ["course"] })),
  );
  const people = lives.filter(({ isAdmitted }) => isAdmitted);
  for (let index = 0; index < 10; index += 1) {
    const { personId } = at(people, index);
    const { id: productId, entries, validDays, price } = at(products, index < 6 ? 0 : index < 8 ? 1 : 2);
    const sale = { productId, personId, startsOn: FIRST, expectedTotal: price };
    const { body, status } = await admin.post<Pass>("/api/passes", sale);
    expect(status).toBe(201);
    const pass: StudioPass = {
      ...{ id: body.id, personId, entries, startsOn: FIRST, validUntil: addDays(FIRST, validDays - 1) },
      ...{ price, paid: 0, isCanceled: false, places: [] },
    };
    passes.push(pass);
    purse.add(personId, { due: price });
    // The last one is paid in halves and cannot be used before the second.
    for (const amount of index === 9 ? [price / 2, price / 2] : [price]) {
      if (pass.paid > 0) expect(await refusalOf(pass, at(at(courses, 0), 0))).toBe("NOT_PAID");
      await take("pass", personId, amount, { passId: pass.id });
      purse.add(personId, { due: -amount });
      pass.paid += amount;
    }
  }
  for (const { personId } of people.slice(10, 14)) {
    const { courseId, date: startDate } = at(at(courses, 2), 0);
    const { id } = await signUp({ courseId, personId, startDate, expectedTotal: RUN_PRICE });
    // The first of them still owes half.
    const amount = runs.length === 0 ? RUN_PRICE / 2 : RUN_PRICE;
    runs.push({ id, personId });
    purse.add(personId, { due: RUN_PRICE - amount });
    await take("course", personId, amount, { courseBookingId: id });
  }
}

async function signUp(body: Record<string, unknown>): Promise<CourseSignUp> {
  const answer = await admin.post<{ courseBooking: CourseSignUp }>("/api/course-bookings", body);
  if (answer.status !== 201) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body.courseBooking;
}

const single = ({ courseId, date }: StudioLesson, personId: number, passId?: number) => ({
  ...{ courseId, personId, singleDate: date },
  ...(passId === undefined ? { expectedTotal: LESSON_PRICE } : { passId, expectedTotal: 0 }),
});

async function refusalOf(pass: StudioPass, lesson: StudioLesson): Promise<string> {
  const body = single(lesson, pass.personId, pass.id);
  return (await admin.post<ErrorBody>("/api/course-bookings", body)).body.code;
}

const isOpenTo = (lesson: StudioLesson, personId: number): boolean =>
  !lesson.isCanceled &&
  livePlaces(lesson).length < PLACES / 2 &&
  lesson.places.every((place) => place.personId !== personId);

async function takePlace(lesson: StudioLesson, personId: number, pass: StudioPass | null): Promise<Place> {
  const { id } = await signUp(single(lesson, personId, pass?.id));
  const isTaken = pass !== null;
  const place = { id, personId, lesson, pass, isTaken, isCanceled: false, isPresent: false };
  lesson.places.push(place);
  pass?.places.push(place);
  if (pass === null) await take("course", personId, LESSON_PRICE, { courseBookingId: id });
  return place;
}

/** Books lessons with all entries left on a pass (forty on an unlimited one), spread over a course. */
async function bookOut(pass: StudioPass, index: number): Promise<void> {
  const wanted = (pass.entries ?? 40) - entriesTaken(pass);
  const lessons = at(courses, index % 3).filter(({ date }) => date <= pass.validUntil);
  for (let found = 0, step = 0; found < wanted; step += 1) {
    if (step >= lessons.length) throw new Error("There are too few lessons");
    const lesson = at(lessons, (index + step * 7) % lessons.length);
    if (!isOpenTo(lesson, pass.personId)) continue;
    await takePlace(lesson, pass.personId, pass);
    found += 1;
  }
}

async function setStatus({ id }: Place, change: Record<string, unknown>): Promise<void> {
  expect((await admin.put(`/api/course-bookings/${id}`, change)).status).toBe(200);
}

/** Deviations from the plan: canceled places, returned entries, a canceled pass, two canceled lessons. */
async function playChanges(): Promise<void> {
  for (const pass of passes.slice(0, 5)) {
    const place = at(pass.places, 0);
    await setStatus(place, { status: "canceled" });
    Object.assign(place, { isCanceled: true, isTaken: false });
  }
  for (const pass of passes.slice(5, 7)) {
    const place = at(pass.places, 0);
    await setStatus(place, { status: "canceled", refundPercent: 50 });
    place.isCanceled = true;
  }
  const kind = at(passes, 7);
  const given = at(kind.places, 2);
  const use = (await passOf(admin, kind.id)).uses.find(({ signUpId }) => signUpId === given.id);
  const back = await admin.post(`/api/passes/${kind.id}/uses/${use?.id}/return`, { reason: "Era malata" });
  expect(back.status).toBe(200);
  given.isTaken = false;
  const gone = at(passes, 8);
  const cancellation = { reason: "Si trasferisce", refundAmount: 2500 };
  expect((await admin.post(`/api/passes/${gone.id}/cancellation`, cancellation)).status).toBe(200);
  gone.isCanceled = true;
  await take("pass", gone.personId, -2500, { passId: gone.id });
  gone.paid -= 2500;

  const count = (lesson: StudioLesson) => livePlaces(lesson).filter(({ pass }) => pass !== null).length;
  for (const lessons of [at(courses, 0), at(courses, 2)]) {
    const paid = lessons.filter((lesson) => livePlaces(lesson).some(({ pass }) => pass === null));
    const fullest = at(
      [...paid].sort((one, other) => count(other) - count(one)),
      0,
    );
    const call = `/api/courses/${fullest.courseId}/lessons/${fullest.date}/cancellation`;
    for (let press = 0; press < 2; press += 1)
      expect((await admin.post(call, { reason: "L'insegnante è malata" })).status).toBe(200);
    for (const place of livePlaces(fullest)) {
      Object.assign(place, { isCanceled: true, isTaken: false });
      if (place.pass === null)
        await take("course", place.personId, -LESSON_PRICE, { courseBookingId: place.id });
    }
    fullest.isCanceled = true;
  }
}

/** Three hundred attend: all but every seventeenth single place, and the rest from people with the whole course. */
async function playAttendance(): Promise<void> {
  const rows: { id: number; date: string }[] = [];
  const places = courses.flat().flatMap(livePlaces);
  for (const [index, place] of places.entries()) {
    if (index % 17 === 16) continue;
    place.isPresent = true;
    rows.push({ id: place.id, date: place.lesson.date });
  }
  for (const lesson of at(courses, 2))
    for (const { id } of runs) {
      if (lesson.isCanceled || rows.length >= ATTENDED) continue;
      lesson.runs.add(id);
      rows.push({ id, date: lesson.date });
    }
  expect(rows).toHaveLength(ATTENDED);
  await sql(
    `INSERT INTO check_ins (sign_up_id, date, at) SELECT s.id, day, day + time '18:00'
     FROM unnest($1::int[], $2::date[]) AS came(number, day)
     JOIN sign_ups s ON s.kind = 'course' AND s.number = came.number`,
    [rows.map(({ id }) => id), rows.map(({ date }) => date)],
  );
}

beforeAll(async () => {
  before = await netByKind();
  await playMembers();
  await playCourses();
  await playSales();
  for (const [index, pass] of passes.entries()) await bookOut(pass, index);
  const guests = lives.filter(({ isAdmitted }) => isAdmitted).slice(14);
  for (const [index, { personId }] of guests.entries())
    for (let visit = 0; visit < 6; visit += 1) {
      const lessons = at(courses, (index % 2) * 2);
      const open = lessons.filter((lesson) => isOpenTo(lesson, personId));
      await takePlace(at(open, index * 3 + visit * 11), personId, null);
    }
  await playChanges();
  for (const [index, pass] of passes.entries())
    if (!pass.isCanceled && pass.entries !== null) await bookOut(pass, index);
  await playAttendance();
});

test("the register of each day matches the model", async () => {
  for (const days of [-400, -330, -326, -200, -100, -33, -12, 0]) {
    const on = inDays(days);
    const { body } = await admin.get<{ rows: RegisterRow[] }>(`/api/reports/members?on=${on}`);
    const rows = new Map(body.rows.map((row) => [row.id, row]));
    for (const life of lives) {
      const expected = registeredOn(life, on);
      if (expected === null) expect(rows.has(life.memberId)).toBe(false);
      else expect(rows.get(life.memberId)).toMatchObject({ ...expected, appliedOn: life.appliedOn });
    }
  }
  const numbers = lives.flatMap(({ number }) => (number === null ? [] : [number]));
  expect(numbers).toEqual(numbers.map((_, index) => at(numbers, 0) + index));
});

test("fees and paid-until dates match the model", async () => {
  for (const life of lives) {
    const { body } = await admin.get<Member>(`/api/members/${life.memberId}`);
    expect(body.paidUntil).toBe(paidUntil(life));
    const fees = body.fees.map(({ year, paymentStatus }) => [year, paymentStatus === "paid"]);
    expect(new Map(fees as [number, boolean][])).toEqual(life.fees);
  }
});

test("the attendance of every lesson matches the model", async () => {
  let came = 0;
  for (const [index, lessons] of courses.entries()) {
    const call = `/api/courses/${at(lessons, 0).courseId}/attendance?from=${FIRST}&to=${LAST}`;
    const { body } = await admin.get<Attendance>(call);
    const held = lessons.filter(({ isCanceled }) => !isCanceled);
    const whole = index === 2 ? runs : [];
    expect(body.map(({ date, expected, present }) => ({ date, expected, present }))).toEqual(
      held.map((lesson) => ({
        date: lesson.date,
        expected: livePlaces(lesson).length + whole.length,
        present: livePlaces(lesson).filter(({ isPresent }) => isPresent).length + lesson.runs.size,
      })),
    );
    for (const [nth, { people }] of body.entries()) {
      const lesson = at(held, nth);
      const singles = livePlaces(lesson).filter(({ isPresent }) => isPresent);
      const present = [...singles, ...whole.filter(({ id }) => lesson.runs.has(id))];
      const ids = people.filter((person) => person.at !== null).map(({ personId }) => personId);
      expect(new Set(ids)).toEqual(new Set(present.map(({ personId }) => personId)));
      came += ids.length;
    }
  }
  expect(came).toBe(ATTENDED);
  const free = (
    await admin.get<Lesson[]>(
      `/api/courses/${at(at(courses, 0), 0).courseId}/lessons?from=${FIRST}&to=${LAST}`,
    )
  ).body;
  expect(free.map(({ status, freeSeats }) => (status === "canceled" ? status : freeSeats))).toEqual(
    at(courses, 0).map((lesson) => (lesson.isCanceled ? "canceled" : PLACES - livePlaces(lesson).length)),
  );
});

test("every pass matches the model and cannot be used any further", async () => {
  for (const pass of passes) {
    const found = await passOf(admin, pass.id);
    expect(found).toMatchObject({
      ...{
        entries: pass.entries,
        entriesLeft: entriesLeft(pass),
        status: statusOf(pass),
        paidAmount: pass.paid,
      },
      ...{ validUntil: pass.validUntil, dueAmount: 0, refundDue: 0 },
    });
    const uses = new Map(
      found.uses.map(({ signUpId, date, returnedAt }) => [signUpId, { date, isTaken: returnedAt === null }]),
    );
    expect(uses).toEqual(
      new Map(pass.places.map(({ id, lesson, isTaken }) => [id, { date: lesson.date, isTaken }])),
    );
  }
  const [empty, canceled, endless] = [at(passes, 0), at(passes, 8), at(passes, 9)];
  const openTo = (pass: StudioPass, isAfterEnd = false) => {
    const isMeant = (lesson: StudioLesson) =>
      isOpenTo(lesson, pass.personId) && lesson.date > pass.validUntil === isAfterEnd;
    return at(courses.flat().filter(isMeant), 0);
  };
  expect(await refusalOf(empty, openTo(empty))).toBe("PASS_EMPTY");
  expect(await refusalOf(empty, openTo(empty, true))).toBe("PASS_EXPIRED");
  expect(await refusalOf(canceled, openTo(canceled))).toBe("PASS_NOT_VALID");
  expect(entriesLeft(endless)).toBeNull();
});

test("the ledger matches the model to the cent, by kind and by person", async () => {
  const after = await netByKind();
  for (const [kind, net] of Object.entries(income))
    expect([kind, (after.get(kind) ?? 0) - (before.get(kind) ?? 0)]).toEqual([kind, net]);
  for (const personId of purse.people) {
    const { paid, due } = purse.of(personId);
    const { paidTotal, dueTotal } = await cardOf(admin, personId);
    expect({ personId, paidTotal, dueTotal }).toEqual({ personId, paidTotal: paid, dueTotal: due });
  }
});
