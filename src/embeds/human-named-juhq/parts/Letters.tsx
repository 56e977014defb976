import { BidiIsolate } from "../../../components/bidi-isolate/BidiIsolate"
import * as styles from "../HumanNamedJuhq.module.css"
import { likeness, type Step } from "../logic"

const signs = { keep: "=", change: "~", add: "+", drop: "×" } as const
const words: Record<Step["does"], (step: Step) => string> = {
  keep: ({ from }) => `keep ${from}`,
  change: ({ from, to }) => `change ${from} to ${to}`,
  add: ({ to }) => `add ${to}`,
  drop: ({ from }) => `drop ${from}`,
}

/** The edits from a name to juhq, one tile each. */
export function Letters({ name }: { name: string }) {
  const { steps } = likeness(name)
  return (
    <ol className={styles.letters} aria-label="The way to juhq">
      {steps.map((step, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step has no name, and its place is what it is.
        <li key={i} data-does={step.does}>
          <span aria-hidden="true">{step.from || "\u00a0"}</span>
          <span aria-hidden="true">{signs[step.does]}</span>
          <span aria-hidden="true">{step.to || "\u00a0"}</span>
          <span className="visually-hidden">
            <BidiIsolate>{words[step.does](step)}</BidiIsolate>
          </span>
        </li>
      ))}
    </ol>
  )
}
