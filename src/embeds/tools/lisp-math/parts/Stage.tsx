import type Fraction from "fraction.js"
import { useMotion } from "../../../../hooks/browser/motion"
import { display, mood, onPocket } from "../pocket"
import type { Expr } from "../read"
import { numberText } from "../text"
import { Hug } from "./Hug"
import * as styles from "./Hug.module.css"
import { Pocket } from "./Pocket"

type Props = {
  source: string
  /** What the text has been read as, and what its parts make; nothing while that is not known. */
  exprs: readonly Expr[]
  values: ReadonlyMap<Expr, Fraction>
  /** Where the sum could not be done; null where it could. */
  wrongAt: number | null
  onChange: (next: string) => void
}

/** The expressions as things that are held, and beside them a calculator that counts as others do. */
export function Stage({ source, exprs, values, wrongAt, onChange }: Props) {
  const motion = useMotion()
  const byPlace = new Map<number, string>()
  for (const [expr, value] of values) if (expr.kind === "list") byPlace.set(expr.from, numberText(value))
  const last = exprs.at(-1)
  const shown = last ? onPocket(last) : null
  const right = last ? (last.kind === "number" ? last.value : values.get(last)) : undefined
  return (
    <div className={styles.stage}>
      <Hug
        source={source}
        valueAt={from => (exprs.length > 0 ? byPlace.get(from) : undefined)}
        wrongAt={wrongAt}
        onChange={onChange}
      />
      <Pocket text={display(shown)} mood={mood(shown, right ?? null)} isStill={!motion} />
    </div>
  )
}
