import type Fraction from "fraction.js"
import { useMemo } from "react"
import { ScrollArea } from "../../../../components/scroll-area/ScrollArea"
import * as styles from "../LispMath.module.css"
import type { Expr } from "../read"
import { numberText } from "../text"

type Values = ReadonlyMap<Expr, Fraction>

/** The maximum number of nodes drawn, and the maximum length of a number. */
export const maxDrawn = 200
const maxLength = 60

function short(text: string): string {
  return text.length > maxLength ? `${text.slice(0, maxLength)}...` : text
}

/** Returns the nodes to draw, in source order, and the number of all. */
function order(exprs: readonly Expr[]): { drawn: Set<Expr>; count: number } {
  const drawn = new Set<Expr>()
  let count = 0
  const walk = (expr: Expr) => {
    if (count++ < maxDrawn) drawn.add(expr)
    if (expr.kind === "list") for (const item of expr.items) walk(item)
  }
  for (const expr of exprs) walk(expr)
  return { drawn, count }
}

function Branch({ expr, values, drawn }: { expr: Expr; values: Values; drawn: Set<Expr> }) {
  const value = values.get(expr)
  if (expr.kind === "number") return <li>{short(numberText(expr.value))}</li>
  if (expr.kind === "name")
    return (
      <li>
        <b>{short(expr.text)}</b>
        {value && ` is ${short(numberText(value))}`}
      </li>
    )
  const [head, ...rest] = expr.items
  const named = head?.kind === "name"
  const inside = (named ? rest : expr.items).filter(item => drawn.has(item))
  return (
    <li>
      <b>{named ? short(head.text) : "( )"}</b>
      {value && ` makes ${short(numberText(value))}`}
      {inside.length > 0 && (
        <ul>
          {inside.map(item => (
            <Branch key={item.from} expr={item} values={values} drawn={drawn} />
          ))}
        </ul>
      )}
    </li>
  )
}

/** The expressions as nested lists: each operation, its value and its operands. */
export function Tree({ exprs, values }: { exprs: readonly Expr[]; values: Values }) {
  const { drawn, count } = useMemo(() => order(exprs), [exprs])
  return (
    <>
      <ScrollArea label="The tree" maxHeight="30rem">
        <ul className={styles.tree}>
          {exprs
            .filter(expr => drawn.has(expr))
            .map(expr => (
              <Branch key={expr.from} expr={expr} values={values} drawn={drawn} />
            ))}
        </ul>
      </ScrollArea>
      {count > maxDrawn && (
        <p>
          The tree has {count.toLocaleString("en-GB")} parts. The first {maxDrawn} are drawn.
        </p>
      )}
    </>
  )
}
