import { addDays, formatTime, todayInBerlin } from '@geven/timber';

/** Hours of the day in Berlin, on weekdays (CF-14). */
const OPENS_AT = 8;
const CLOSES_AT = 17;
const HOUR_MS = 60 * 60 * 1000;

/** When somebody in the office reads what arrives now: at once within the office hours, else when it opens next. */
export function nextOfficeMoment(now: Date): Date {
  const today = todayInBerlin(now);
  const hour = hourInBerlin(now);
  if (isWeekday(today) && hour < CLOSES_AT) return hour >= OPENS_AT ? now : openingOn(today);
  let day = addDays(today, 1);
  while (!isWeekday(day)) day = addDays(day, 1);
  return openingOn(day);
}

const hourInBerlin = (moment: Date) => Number(formatTime(moment).slice(0, 2));

const utcMidnight = (day: string) => new Date(`${day}T00:00:00Z`);

function isWeekday(day: string): boolean {
  const weekday = utcMidnight(day).getUTCDay();
  return weekday >= 1 && weekday <= 5;
}

/** Berlin is one hour ahead of UTC in winter and two in summer. */
function openingOn(day: string): Date {
  const inWinter = new Date(utcMidnight(day).getTime() + (OPENS_AT - 1) * HOUR_MS);
  return hourInBerlin(inWinter) === OPENS_AT ? inWinter : new Date(inWinter.getTime() - HOUR_MS);
}
