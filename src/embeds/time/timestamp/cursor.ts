/** A cursor for parsing a text with positioned errors. */

/** An error in a text, with its offset and length; the length is 0 if something is missing. */
export class Mistake extends Error {
  constructor(
    readonly index: number,
    readonly length: number,
    what: string,
  ) {
    super(what)
  }
}

/** Consumes a text from its beginning. */
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

  /** Consumes a match at the cursor; null if there is none. */
  take(pattern: RegExp): string | null {
    const found = pattern.exec(this.text.slice(this.at))
    if (found?.index !== 0) return null
    this.at += found[0].length
    return found[0]
  }

  /** Consumes two digits in a range. Throws a Mistake. */
  two(name: string, min: number, max: number, why = `There is no ${name} `): number {
    return this.digits(/^\d\d(?!\d)/, `the two digits of the ${name}`, min, max, why)
  }

  /**
   * Consumes a number in a format and a range. Throws a Mistake, whose text for a number out of range begins with
   * `why`.
   */
  digits(pattern: RegExp, what: string, min: number, max: number, why = "There is no "): number {
    const digits = this.take(pattern)
    if (digits === null) this.fail(0, `Here should be ${what}.`)
    const n = Number(digits)
    if (n < min || n > max) this.fail(-digits.length, `${why}${digits}.`)
    return n
  }

  /** Throws a Mistake at the cursor or, with a negative `back`, at the characters in front of it. */
  fail(back: number, what: string): never {
    const index = this.at + Math.min(0, back)
    const length = back < 0 ? -back : this.isAtEnd ? 0 : 1
    throw new Mistake(this.start + index, length, what)
  }
}
