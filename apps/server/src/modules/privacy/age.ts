/** Years completed between a birthday and a day, both as `2008-05-31`. */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  const hadBirthday = day.slice(5) >= birthDate.slice(5);
  return hadBirthday ? years : years - 1;
}

export const ADULT_AGE = 18;
const YOUNGEST = 5;
const OLDEST = 120;

/** Whether somebody of this age may be using us: a slip of the keyboard is more likely than a student of three. */
export const isPlausibleAge = (age: number) => age >= YOUNGEST && age <= OLDEST;
