/** Headers as pairs of a name, in small letters, and a value. */
export type HeaderList = readonly (readonly [name: string, value: string])[];
