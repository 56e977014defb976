/** Splits the arguments of a colour function, with or without commas, into three or four values. */
import type { ColourSyntax } from "./syntax"
import { ColourError, type Token } from "./tokens"

/**
 * Returns comma-separated values as in CSS 2: three plain values of one kind, an optional alpha, and no "none".
 * Throws a ColourError.
 */
export function commaValues(
  name: string,
  { commas, channels }: ColourSyntax,
  body: readonly Token[],
  end: number,
): Token[] {
  if (commas === undefined) {
    const comma = body.find(token => token.kind === ",")
    throw new ColourError(`${name}() has no commas: only spaces.`, comma?.from ?? end, comma?.to ?? end)
  }
  const values: Token[] = []
  body.forEach((token, i) => {
    const isCommaDue = i % 2 === 1
    if (isCommaDue !== (token.kind === ",")) {
      throw new ColourError(
        isCommaDue ? "Commas between all the values or between none." : "A value is missing before this.",
        token.from,
        token.to,
      )
    }
    if (token.kind === "word") throw new ColourError("With commas there is no “none”.", token.from, token.to)
    if (!isCommaDue) values.push(token)
  })
  const last = body.at(-1)
  if (last?.kind === ",") throw new ColourError("A value is missing after this.", last.from, last.to)
  const [first, ...others] = values.slice(0, 3).filter((_, i) => !channels[i]?.isAngle)
  const unit = first?.kind === "number" ? first.unit : ""
  const odd = others.find(token => token.kind === "number" && token.unit !== unit)
  if (odd) {
    throw new ColourError("With commas the values are all numbers or all percentages.", odd.from, odd.to)
  }
  if (commas === "percentages" && first?.kind === "number" && unit !== "%") {
    throw new ColourError("With commas this needs a % after it.", first.from, first.to)
  }
  return values
}

/**
 * Returns space-separated values as in CSS Color 4: three values, and an optional alpha after a slash. Throws a
 * ColourError.
 */
export function spaceValues(body: readonly Token[]): Token[] {
  const slash = body.findIndex(token => token.kind === "/")
  if (slash < 0) {
    const extra = body[3]
    if (extra) throw new ColourError("The alpha comes after a slash: / 50%.", extra.from, extra.to)
    return [...body]
  }
  const at = body[slash]
  if (at && slash !== 3) {
    const many =
      slash < 3 ? "Before the slash there are too few values" : "Before the slash there are too many values"
    throw new ColourError(`${many}: there should be 3, and there are ${slash}.`, at.from, at.to)
  }
  const extra = body[5]
  if (extra) throw new ColourError("There is nothing after the alpha.", extra.from, extra.to)
  const alpha = body[4]
  if (at && !alpha) throw new ColourError("The alpha is missing after the slash.", at.from, at.to)
  return alpha ? [...body.slice(0, 3), alpha] : body.slice(0, 3)
}
