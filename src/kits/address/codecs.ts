/** How the values of a page are written in its address: pure, and the same both ways. */

export type Codec<Value> = {
  /** The value that needs no word in the address. */
  initial: Value
  /** The value that a text stands for; undefined for a text that can't be read. */
  parse: (text: string) => Value | undefined
  /** The text of a value; null for one that stays out of the address. */
  format: (value: Value) => string | null
}

type TextOptions = {
  /** How many characters go into a link; a longer text stays on the page alone. */
  maxLength?: number
}

/** Any text; with `null` also none at all, which an empty text is not. */
export function text(initial: null, options?: TextOptions): Codec<string | null>
export function text(initial: string, options?: TextOptions): Codec<string>
export function text(
  initial: string | null,
  { maxLength: longest = Infinity }: TextOptions = {},
): Codec<string> | Codec<string | null> {
  return {
    initial,
    parse: (read: string) => read,
    format: (value: string | null) => (value !== null && value.length > longest ? null : value),
  }
}

/** The names of a list, or of a table's rows. */
type Names<Name extends string | number> = readonly Name[] | Readonly<Record<Name, unknown>>

/**
 * One of a list, or of the rows of a table, by its own name: the first where none is named, or `initial`, which may be
 * null for none of them.
 */
export function choice<const Name extends string | number>(names: Names<Name>): Codec<Name>
export function choice<const Name extends string | number, Initial extends NoInfer<Name> | null>(
  names: Names<Name>,
  initial: Initial,
): Codec<Name | Initial>
export function choice(among: Names<string | number>, given?: string | number | null) {
  const names = Array.isArray(among) ? (among as readonly (string | number)[]) : Object.keys(among)
  const initial = given === undefined ? (names[0] ?? null) : given
  return {
    initial,
    parse: (read: string) => names.find(name => String(name) === read),
    format: (value: string | number | null) => (value === null ? null : String(value)),
  }
}

/** A whole number from `least` to `most`, both in it. */
export function whole(least: number, most: number, initial: number): Codec<number> {
  return {
    initial,
    parse: read => {
      // The sum makes 0 of -0.
      const value = /^-?\d{1,15}$/.test(read) ? Number(read) + 0 : Number.NaN
      return value >= least && value <= most ? value : undefined
    },
    format: String,
  }
}

/** Yes or no, written as `yes` and `no`, which are 1 and 0 unless others are given. */
export function flag(initial: boolean, { yes = "1", no = "0" } = {}): Codec<boolean> {
  return {
    initial,
    parse: read => (read === yes ? true : read === no ? false : undefined),
    format: value => (value ? yes : no),
  }
}

/** Whether a value is the initial one, or is written as that is. */
export function isInitial<Value>({ initial, format }: Codec<Value>, value: Value): boolean {
  if (Object.is(value, initial)) return true
  const written = format(value)
  return written !== null && written === format(initial)
}
