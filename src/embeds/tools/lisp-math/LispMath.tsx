import { useDeferredValue, useId, useMemo, useState } from "react"
import { CopyButton } from "../../../components/copy-button/CopyButton"
import { ShareButton } from "../../../components/share-button/ShareButton"
import { text } from "../../../kits/address/codecs"
import { StartAgain } from "../../../kits/address/StartAgain"
import { useAddress } from "../../../kits/address/useAddress"
import { evaluate } from "./evaluate"
import * as styles from "./LispMath.module.css"
import { Stage } from "./parts/Stage"
import { Steps } from "./parts/Steps"
import { Tree } from "./parts/Tree"
import { Trouble } from "./parts/Trouble"
import { read } from "./read"
import { decimalText, numberText } from "./text"

type Props = {
  /** The expression to begin with. */
  start: string
}

/** The maximum number of characters evaluated. */
const maxLength = 20_000

const examples = [
  { name: "A third", text: "(+ 1/3 1/3 1/3)" },
  { name: "Floating point's shame", text: "(- (+ 0.1 0.2) 0.3)" },
  { name: "Names", text: "(define hamsters 3)\n(/ 40 (+ hamsters 1))" },
  { name: "A large one", text: "(expt 2 1998)" },
  { name: "A mistake", text: "(* 6 (+ 3 4)\n   (/ 1 (- 2 2)))" },
]

/** Parses and evaluates a text; after a syntax error nothing is evaluated. */
function run(source: string) {
  const found = read(source)
  if ("problem" in found) return { exprs: [], ...evaluate([]), problem: found.problem }
  return { exprs: found.exprs, ...evaluate(found.exprs) }
}

/**
 * An exact evaluator of arithmetic in s-expressions, with the tree, every step, and a caret under any mistake.
 *
 * @feed A machine that works out Lisp arithmetic exactly, step by step, and finds the bracket that is missing.
 */
export default function LispMath({ start }: Props) {
  const address = useAddress({ code: text(start) })
  const [past, setPast] = useState<string | null>(null)
  const [refused, setRefused] = useState("")
  const id = useId()
  const source = address.values.code
  const deferred = useDeferredValue(source)
  const { exprs, lines, values, steps, count, problem } = useMemo(() => run(deferred), [deferred])
  const last = problem ? undefined : lines.at(-1)
  const answer = last?.value ? numberText(last.value) : ""

  const type = (next: string) => {
    setPast(null)
    if (next.length > maxLength) {
      const [many, limit] = [next.length, maxLength].map(length => length.toLocaleString("en-GB"))
      return setRefused(`That has ${many} characters. At most ${limit} are read here, so it was not taken.`)
    }
    setRefused("")
    address.set({ code: next })
  }
  const replace = (next: string) => {
    setRefused("")
    setPast(source)
    address.set({ code: next })
  }
  const restart = {
    ...address,
    canUndo: past !== null || address.canUndo,
    reset: () => {
      setRefused("")
      address.reset()
    },
    undo: () => {
      if (past === null) return address.undo()
      address.set({ code: past })
      setPast(null)
    },
  }

  return (
    <div className={styles.tool}>
      <Stage
        source={source}
        exprs={deferred === source ? exprs : []}
        values={values}
        wrongAt={deferred === source && problem ? problem.from : null}
        onChange={replace}
      />
      <div className={styles.under}>
        <Trouble id={`${id}-trouble`} source={deferred} problem={problem} refused={refused} />
        <StartAgain of={restart} />
      </div>
      <label htmlFor={`${id}-code`}>Expressions</label>
      <textarea
        id={`${id}-code`}
        rows={2}
        data-limit="own"
        value={source}
        placeholder="(+ 1 2)"
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-trouble`}
        onChange={event => type(event.target.value)}
      />
      <output className={`result ${styles.answers}`} htmlFor={`${id}-code`} aria-label="Result">
        {lines.map(({ expr, value, name }) => {
          const decimals = value && decimalText(value)
          return (
            <span key={expr.from} className={styles.answer}>
              {name && `${name} is `}
              <strong>{value && numberText(value)}</strong> {decimals}
            </span>
          )
        })}
        {lines.length === 0 && (problem ? "No result yet." : "Nothing to work out. Open a bracket.")}
      </output>
      <fieldset>
        <legend>Examples</legend>
        <div className="buttons">
          {examples.map(({ name, text: code }) => (
            <button key={name} type="button" onClick={() => replace(code)}>
              {name}
            </button>
          ))}
        </div>
      </fieldset>
      <div className="buttons">
        <CopyButton text={answer} label="Copy the result" />
        <ShareButton
          text={answer && answer.length < 100 ? `${source.slice(0, 100)} is ${answer}` : undefined}
        />
      </div>
      {exprs.length > 0 && (
        <>
          <h2>The tree</h2>
          <Tree exprs={exprs} values={values} />
        </>
      )}
      {steps.length > 0 && (
        <>
          <h2>The steps</h2>
          <Steps steps={steps} count={count} />
        </>
      )}
    </div>
  )
}
