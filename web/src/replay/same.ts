/** Whether two things read from a record are equal. */
export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export const sorted = (cards: string[]): string[] => [...cards].sort();
