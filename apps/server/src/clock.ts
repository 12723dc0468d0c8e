/** Where the server gets the time. Tests move it; nothing else in the server reads the time by itself. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export const minutesAfter = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * 60_000);
export const hoursAfter = (moment: Date, hours: number) => minutesAfter(moment, hours * 60);
export const daysAfter = (moment: Date, days: number) => hoursAfter(moment, days * 24);
