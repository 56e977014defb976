/** A way through a text that remembers where it is, so that a mistake has a place. */

/** What is wrong with a text, where it begins and how long it is: 0 where something is missing. */
export class Mistake extends Error {
  constructor(
    readonly index: number,
    readonly length: number,
    what: string,
  ) {
    super(what)
  }
}

/** Goes through a text and takes its parts. */
export class Cursor {
  at = 0
  constructor(
    readonly text: string,
    readonly start: number,
  ) {}

  get isAtEnd() {
    return this.at >= this.text.length
  }

  get rest() {
    return this.text.slice(this.at)
  }

  /** What matches at the cursor, which goes past it, or null. */
  take(pattern: RegExp): string | null {
    const found = pattern.exec(this.text.slice(this.at))
    if (found?.index !== 0) return null
    this.at += found[0].length
    return found[0]
  }

  /** Two digits from a least to a most. */
  two(name: string, least: number, most: number, why = `There is no ${name} `): number {
    return this.digits(/^\d\d(?!\d)/, `the two digits of the ${name}`, least, most, why)
  }

  /** A number that looks as it should, from a least to a most; `why` is said before one that isn't. */
  digits(pattern: RegExp, what: string, least: number, most: number, why = "There is no "): number {
    const digits = this.take(pattern)
    if (digits === null) this.fail(0, `Here should be ${what}.`)
    const n = Number(digits)
    if (n < least || n > most) this.fail(-digits.length, `${why}${digits}.`)
    return n
  }

  /** A mistake at the cursor, or in the characters before it. */
  fail(back: number, what: string): never {
    const index = this.at + Math.min(0, back)
    const length = back < 0 ? -back : this.isAtEnd ? 0 : 1
    throw new Mistake(this.start + index, length, what)
  }
}
