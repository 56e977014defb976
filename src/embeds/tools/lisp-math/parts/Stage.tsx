import type Fraction from "fraction.js"
import { useMotion } from "../../../../hooks/browser/motion"
import { display, evaluateFloat, mood } from "../pocket"
import type { Expr } from "../read"
import { numberText } from "../text"
import { Hug } from "./Hug"
import * as styles from "./Hug.module.css"
import { Pocket } from "./Pocket"

type Props = {
  source: string
  /** The parsed expressions and the values of their subexpressions; empty until they are known. */
  exprs: readonly Expr[]
  values: ReadonlyMap<Expr, Fraction>
  /** The offset of the error; null for none. */
  wrongAt: number | null
  onChange: (next: string) => void
}

/** The expressions as hugging brackets, and a floating-point calculator beside them. */
export function Stage({ source, exprs, values, wrongAt, onChange }: Props) {
  const motion = useMotion()
  const byPlace = new Map<number, string>()
  for (const [expr, value] of values) if (expr.kind === "list") byPlace.set(expr.from, numberText(value))
  const last = exprs.at(-1)
  const floatResult = last ? evaluateFloat(last) : null
  const right = last ? (last.kind === "number" ? last.value : values.get(last)) : undefined
  return (
    <div className={styles.stage}>
      <Hug
        source={source}
        valueAt={from => (exprs.length > 0 ? byPlace.get(from) : undefined)}
        wrongAt={wrongAt}
        onChange={onChange}
      />
      <Pocket text={display(floatResult)} mood={mood(floatResult, right ?? null)} isStill={!motion} />
    </div>
  )
}
