import { TimetableField } from "@/components/shared/form/timetable-field";

/** When somebody is in the office, by weekday. */
export const OfficeHoursField = ({ name }: { name: string }) => <TimetableField name={name} of="office" />;
