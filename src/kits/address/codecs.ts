/** Codecs between a page's values and the texts in its address. */

export type Codec<Value> = {
  /** The default value, which the address omits. */
  initial: Value
  /** Parses a text; undefined for an invalid one. */
  parse: (text: string) => Value | undefined
  /** Formats a value; null keeps it out of the address. */
  format: (value: Value) => string | null
}

type TextOptions = {
  /** The maximum length in the address, in characters; a longer text is kept only in memory. */
  maxLength?: number
}

/** A codec for any text. With `null` as the initial value, null differs from an empty text. */
export function text(initial: null, options?: TextOptions): Codec<string | null>
export function text(initial: string, options?: TextOptions): Codec<string>
export function text(
  initial: string | null,
  { maxLength = Infinity }: TextOptions = {},
): Codec<string> | Codec<string | null> {
  return {
    initial,
    parse: (text: string) => text,
    format: (value: string | null) => (value !== null && value.length > maxLength ? null : value),
  }
}

/** Names, as a list or as the keys of an object. */
type Names<Name extends string | number> = readonly Name[] | Readonly<Record<Name, unknown>>

/**
 * A codec for a choice among names. The default is the first name, or `initial`, which may be null for no choice.
 */
export function choice<const Name extends string | number>(names: Names<Name>): Codec<Name>
export function choice<const Name extends string | number, Initial extends NoInfer<Name> | null>(
  names: Names<Name>,
  initial: Initial,
): Codec<Name | Initial>
export function choice(among: Names<string | number>, initialName?: string | number | null) {
  const names = Array.isArray(among) ? (among as readonly (string | number)[]) : Object.keys(among)
  const initial = initialName === undefined ? (names[0] ?? null) : initialName
  return {
    initial,
    parse: (text: string) => names.find(name => String(name) === text),
    format: (value: string | number | null) => (value === null ? null : String(value)),
  }
}

/** A codec for a whole number from `min` to `max`, both included. */
export function whole(min: number, max: number, initial: number): Codec<number> {
  return {
    initial,
    parse: text => {
      // Adding 0 turns -0 into 0.
      const value = /^-?\d{1,15}$/.test(text) ? Number(text) + 0 : Number.NaN
      return value >= min && value <= max ? value : undefined
    },
    format: String,
  }
}

/** A codec for a boolean, written as the texts `yes` and `no`. */
export function flag(initial: boolean, { yes = "1", no = "0" } = {}): Codec<boolean> {
  return {
    initial,
    parse: text => (text === yes ? true : text === no ? false : undefined),
    format: value => (value ? yes : no),
  }
}

/** Returns whether a value is the initial one or has the same text. */
export function isInitial<Value>({ initial, format }: Codec<Value>, value: Value): boolean {
  if (Object.is(value, initial)) return true
  const text = format(value)
  return text !== null && text === format(initial)
}
